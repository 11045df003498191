import { figureTargets, type Target } from "./figure.ts";
import { KINDS } from "./light.ts";
import { type Random, seededRandom } from "./random.ts";
import { type SpiralPlace, spiralPlaces } from "./spirals.ts";

/** Number of stars (specification §1). */
export const STAR_COUNT = 5000;

/** The same sky on every visit. */
export const SEED = 5000;

/** Stars that never leave the field, so that the sky is never empty. */
export const WANDERERS = 450;

/** Spiral number of a star that never leaves the field. */
export const NO_SPIRAL = -1;

/** Stars that are created in one go. */
const PORTION = 250;

/**
 * All stars, one array per property: five thousand objects would be scattered over the memory, and fetched anew for
 * each frame. Lengths are millimetres of head.ts if nothing else is said.
 */
export interface Stars {
  readonly count: number;
  /** Nearness in the field, 0.25 (far) to 1. */
  readonly depth: Float32Array;
  /** Place in the field, in widths and heights of the box, -0.08..1.08. */
  readonly fieldX: Float32Array;
  readonly fieldY: Float32Array;
  /** Start of the slow circle around the field place, in widths of the box. */
  readonly driftX: Float32Array;
  readonly driftY: Float32Array;
  /** Turns of that circle per loop: ±1 or ±2; whole, so that the loop has no seam. */
  readonly turns: Float32Array;
  /** 0.35..1. */
  readonly brightness: Float32Array;
  /** 1 for the few that are copper at rest, 0 for the others. */
  readonly copper: Float32Array;
  /** How far a star swirls around the axis while gathering, in radians. */
  readonly swirl: Float32Array;
  /** Two numbers of 0..1 that keep neighbours from moving together. */
  readonly chance: Float32Array;
  readonly chance2: Float32Array;
  /** 0 (lowest) to 4, or `NO_SPIRAL`; then all that follows is 0. */
  readonly spiral: Float32Array;
  readonly spiralX: Float32Array;
  readonly spiralY: Float32Array;
  readonly spiralZ: Float32Array;
  /** Share of the spiral's area inside the star, 0..1. */
  readonly along: Float32Array;
  /** Stars of a crowded spiral shine less: 0.8..1.5. */
  readonly spiralLight: Float32Array;
  readonly headX: Float32Array;
  readonly headY: Float32Array;
  readonly headZ: Float32Array;
  /** 0 (neck) to 1 (crown). */
  readonly height: Float32Array;
  /** See `Target`. */
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly normalZ: Float32Array;
  /** Index into `KINDS`. */
  readonly kind: Float32Array;
  readonly strength: Float32Array;
}

/**
 * Creates the stars step by step, so that the caller can let the browser breathe: all in all 40 ms of work on a
 * computer, and several times that on a phone. All randomness of the animation is in here: equal seeds give equal
 * skies.
 */
export function* createStars(seed: number): Generator<undefined, Stars> {
  const random = seededRandom(seed);
  const stars = emptyStars(STAR_COUNT);
  for (let i = 0; i < STAR_COUNT; i++) {
    if (i % PORTION === 0) yield;
    setInField(stars, i, random);
  }
  const targets = yield* figureTargets(STAR_COUNT - WANDERERS, random);
  let i = 0;
  for (const [spiral, own] of targets.entries()) {
    const places = yield* spiralPlaces(spiral, own);
    const light = Math.max(0.8, Math.min(1.5, Math.sqrt(1000 / own.length)));
    for (const [n, target] of own.entries()) {
      setOnSpiral(stars, i, spiral, places[n] as SpiralPlace, light);
      setOnHead(stars, i, target);
      i++;
    }
  }
  return stars;
}

function emptyStars(count: number): Stars {
  const column = () => new Float32Array(count);
  return {
    count,
    depth: column(),
    fieldX: column(),
    fieldY: column(),
    driftX: column(),
    driftY: column(),
    turns: column(),
    brightness: column(),
    copper: column(),
    swirl: column(),
    chance: column(),
    chance2: column(),
    spiral: column().fill(NO_SPIRAL),
    spiralX: column(),
    spiralY: column(),
    spiralZ: column(),
    along: column(),
    spiralLight: column(),
    headX: column(),
    headY: column(),
    headZ: column(),
    height: column(),
    normalX: column(),
    normalY: column(),
    normalZ: column(),
    kind: column(),
    strength: column(),
  };
}

function setInField(stars: Stars, i: number, random: Random): void {
  const depth = 0.25 + 0.75 * random() ** 1.6;
  const drift = (0.004 + 0.01 * random()) * depth;
  const driftAngle = 2 * Math.PI * random();
  stars.depth[i] = depth;
  stars.fieldX[i] = -0.08 + 1.16 * random();
  stars.fieldY[i] = -0.08 + 1.16 * random();
  stars.driftX[i] = drift * Math.cos(driftAngle);
  stars.driftY[i] = drift * Math.sin(driftAngle);
  stars.turns[i] = (1 + Math.floor(2 * random())) * (random() < 0.5 ? 1 : -1);
  stars.brightness[i] = 0.35 + 0.65 * random() ** 2.2;
  stars.copper[i] = random() < 0.06 ? 1 : 0;
  stars.swirl[i] = 0.9 + 1.3 * random();
  stars.chance[i] = random();
  stars.chance2[i] = random();
}

function setOnSpiral(stars: Stars, i: number, spiral: number, place: SpiralPlace, light: number): void {
  stars.spiral[i] = spiral;
  stars.spiralX[i] = place.x;
  stars.spiralY[i] = place.y;
  stars.spiralZ[i] = place.z;
  stars.along[i] = place.along;
  stars.spiralLight[i] = light;
}

function setOnHead(stars: Stars, i: number, target: Target): void {
  stars.headX[i] = target.x;
  stars.headY[i] = target.y;
  stars.headZ[i] = target.z;
  stars.height[i] = Math.max(0, Math.min(1, (target.z + 156) / 265));
  stars.normalX[i] = target.normalX;
  stars.normalY[i] = target.normalY;
  stars.normalZ[i] = target.normalZ;
  stars.kind[i] = KINDS.indexOf(target.kind);
  stars.strength[i] = target.strength;
}
