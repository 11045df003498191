import { figureTargets } from "./figure.ts";
import head from "./head.json" with { type: "json" };

/* All stars are in one array, because five thousand objects would be scattered in memory and slower. Each
   star has `STAR_SIZE` values in this array; the constants below are the indices of these values. Lengths are
   millimetres as in head.ts, unless stated otherwise. */

/** Index of the star's nearness in the sky; the value is 0.25 (far) to 1 (near). */
export const NEARNESS = 0;
/**
 * Indices of the star's position in the sky, as a share of the canvas's width and height; the values are
 * -0.08 to 1.08, so some stars are outside the canvas.
 */
export const FIELD_X = 1;
export const FIELD_Y = 2;
/**
 * Indices of the vector from the star's position in the sky to the place where it is when the loop starts, in
 * canvas widths. The star drifts on a slow circle around its position.
 */
export const DRIFT_X = 3;
export const DRIFT_Y = 4;
/**
 * Index of the direction in which the star moves on its circle: 1 or -1. The star makes one whole turn in
 * each loop of the animation, so that the loop repeats without a visible jump.
 */
export const DRIFT_DIRECTION = 5;
/** Index of the star's own brightness; the value is 0.35 to 1. */
export const BRIGHTNESS = 6;
/** Index of the star's colour in the sky; the value is 1 for the few copper stars, 0 for all others. */
export const FIELD_COPPER = 7;
/**
 * Index of the angle (radians) by which the star turns around the head's vertical axis on its way to its
 * spiral.
 */
export const SWIRL = 8;
/** Indices of two random numbers, 0 to 1, with which neighbouring stars move differently. */
export const CHANCE = 9;
export const CHANCE_2 = 10;

/**
 * Index of the number of the star's spiral; the value is 0 (lowest) to 4, or `NO_SPIRAL`. A star without a
 * spiral has the value 0 at all following indices.
 */
export const SPIRAL = 11;
/**
 * Index of the star's brightness factor while it is on its spiral; the value is 0.8 to 1.5, and lower on a
 * spiral with many stars.
 */
export const SPIRAL_LIGHT = 12;
export const SPIRAL_X = 13;
export const SPIRAL_Y = 14;
export const SPIRAL_Z = 15;
/**
 * Index of the star's position along its spiral, 0 (centre) to 1 (rim): the share of the spiral's stars that
 * are nearer to the centre.
 */
export const ALONG = 16;

/** Indices of the star's position on the head. */
export const HEAD_X = 17;
export const HEAD_Y = 18;
export const HEAD_Z = 19;
/**
 * Indices of the normal vector of the surface at the star's position on the head. Its length is about 1 for
 * stars on the surface, and larger for stars inside the head, which are drawn brighter.
 */
export const NORMAL_X = 20;
export const NORMAL_Y = 21;
export const NORMAL_Z = 22;
/** Index of the star's brightness factor while it is on the head. */
export const STRENGTH = 23;
/** Index of the star's colour on the head; the value is 1 for copper, otherwise 0. */
export const HEAD_COPPER = 24;

export const STAR_SIZE = 25;

/** Value at the index `SPIRAL` for a star that always stays in the sky. */
export const NO_SPIRAL = -1;

type Triple = readonly [x: number, y: number, z: number];

/** A star's values on the head, at the indices `HEAD_X` to `HEAD_COPPER`. */
export type Target = readonly [...at: Triple, ...normal: Triple, strength: number, copper: number];

/** A star's values on its spiral, at the indices `SPIRAL_X` to `ALONG`. */
type SpiralPosition = readonly [...at: Triple, along: number];

/** Number of stars (docs/requirements.md 1.5). */
export const STAR_COUNT = 5000;

/** Seed of the random numbers, so that every visit has the same sky. */
const SEED = 5000;

/** Number of stars that never leave the sky for a spiral, so that the sky is never empty. */
const FIELD_STARS = 450;

/** Number of stars that are created before `createStars` yields again. */
const STARS_PER_STEP = 125;

/**
 * Creates the stars in steps. The generator yields between steps, so that the caller can let the browser
 * work: all steps together take 40 ms on a computer, and several times as long on a phone. All random numbers
 * of the animation are generated here.
 */
export function* createStars(): Generator<undefined, Float32Array> {
  const random = seededRandom();
  const stars = new Float32Array(STAR_COUNT * STAR_SIZE);
  for (let star = 0; star < STAR_COUNT; star++) {
    if (star % STARS_PER_STEP === 0) yield;
    stars.set(fieldNumbers(random), star * STAR_SIZE);
  }
  const targets = yield* figureTargets(STAR_COUNT - FIELD_STARS, random);
  let at = SPIRAL;
  for (const [spiral, own] of targets.entries()) {
    const places = yield* spiralPlaces(spiral, own);
    const light = Math.max(0.8, Math.min(1.5, Math.sqrt(1000 / own.length)));
    for (const [i, target] of own.entries()) {
      stars.set([spiral, light, ...(places[i] as SpiralPosition), ...target], at);
      at += STAR_SIZE;
    }
  }
  return stars;
}

/** Creates all stars in one call: runs the generator `createStars` to its end without a pause. */
export function allStars(): Float32Array {
  const creation = createStars();
  let step = creation.next();
  while (!step.done) step = creation.next();
  return step.value;
}

/**
 * Returns the first values of a star, those at the indices `NEARNESS` to `SPIRAL`. The last one
 * is `NO_SPIRAL`, which `createStars` replaces if the star gets a spiral.
 */
function fieldNumbers(random: () => number): number[] {
  const nearness = 0.25 + 0.75 * random() ** 1.6;
  const drift = (0.004 + 0.01 * random()) * nearness;
  const driftAngle = 2 * Math.PI * random();
  return [
    nearness,
    -0.08 + 1.16 * random(),
    -0.08 + 1.16 * random(),
    drift * Math.cos(driftAngle),
    drift * Math.sin(driftAngle),
    random() < 0.5 ? 1 : -1,
    0.35 + 0.65 * random() ** 2.2,
    random() < 0.06 ? 1 : 0,
    0.9 + 1.3 * random(),
    random(),
    random(),
    NO_SPIRAL,
  ];
}

/**
 * The linear congruential generator of Numerical Recipes (Press et al.). Unlike `Math.random`, it takes a
 * seed: the same seed gives the same sky on every visit and in every test.
 */
function seededRandom(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Radians by which a spiral turns per millimetre of radius: six turns for the largest spiral. */
const WINDING = 0.41;

/** y of the spirals' axis in millimetres; the axis is vertical. */
const SPIRAL_AXIS_Y = -6;

/**
 * Number of stars per ring. The positions on a spiral and the targets on the head are each sorted by their
 * distance from the axis and divided into rings of this many stars. A star moves from a ring of the spiral to
 * the ring of the head with the same number.
 */
const STARS_PER_RING = 120;

/**
 * Returns the positions of one spiral's stars, in the order of their targets on the head. The spiral is
 * Archimedean: the angle and the distance from its axis grow with √along, so that the stars are evenly
 * distributed. A star moves to a target in the ring with the same number and in about the same direction, so
 * that paths are short and do not cross. Yields like `createStars`.
 */
function* spiralPlaces(spiral: number, targets: readonly Target[]): Generator<undefined, SpiralPosition[]> {
  const { radius, z } = head.spirals[spiral] as (typeof head.spirals)[number];
  const places = targets.map((_, i): SpiralPosition => {
    const along = (i + 0.5) / targets.length;
    const distance = radius * Math.sqrt(along);
    const angle = WINDING * distance + 0.7 * spiral;
    return [distance * Math.cos(angle), distance * Math.sin(angle) + SPIRAL_AXIS_Y, z, along];
  });
  const from = ringOrder(places);
  yield;
  const to = ringOrder(targets);
  yield;
  const matched: SpiralPosition[] = [];
  to.forEach((target, i) => {
    matched[target] = places[from[i] as number] as SpiralPosition;
  });
  return matched;
}

/** Returns the indices of points, sorted by ring from the axis outwards, and within a ring by direction. */
function ringOrder(points: readonly (readonly [number, number, ...number[]])[]): number[] {
  const keys = points.map(([x, y]) => Math.hypot(x, y - SPIRAL_AXIS_Y));
  const byKey = (a: number, b: number) => (keys[a] as number) - (keys[b] as number);
  const order = [...keys.keys()].sort(byKey);
  order.forEach((point, rank) => {
    const [x, y] = points[point] as Target;
    // Directions within a ring differ by at most 2π. This is less than 7, so multiples of 7 keep the rings
    // apart.
    keys[point] = 7 * Math.floor(rank / STARS_PER_RING) + Math.atan2(x, y - SPIRAL_AXIS_Y);
  });
  return order.sort(byKey);
}
