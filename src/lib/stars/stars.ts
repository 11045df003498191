import { orderOf, SLICES, sliceRadius } from "./choreography.ts";
import { type Random, seededRandom } from "./random.ts";

/** Number of stars (specification §1). */
const STAR_COUNT = 5000;

/** Share of the stars that never leave the field, so that the sky is never empty. */
const WANDERERS = 0.13;

/** Slice number of a star that never leaves the field. */
export const NO_SLICE = -1;

/** Turns of a spiral from its centre to the rim of a slice of radius 1. */
const SPIRAL_TURNS = 7;

/** What is known of one star, whatever the moment and the size of the screen. */
interface Star {
  /** Place in the field, in widths and heights of the box, -0.08..1.08. */
  readonly fieldX: number;
  readonly fieldY: number;
  /** Nearness, 0.25 (far) to 1. */
  readonly depth: number;
  /** Start of its slow circle around the field place, in widths of the box. */
  readonly driftX: number;
  readonly driftY: number;
  /** Turns of that circle per loop: ±1, ±2 or ±3; whole, so that the loop has no seam. */
  readonly turns: number;
  /** 0.35..1. */
  readonly brightness: number;
  /** 1 for the few that are copper at rest, 0 for the others. */
  readonly copper: number;
  /** Index into `SLICES`, or `NO_SLICE`. */
  readonly slice: number;
  /** Height of its slice, in radii of the stack. */
  readonly height: number;
  /** Share of the slice's area inside this star, 0..1: its place along the spiral. */
  readonly along: number;
  /** See `orderOf`. */
  readonly order: number;
  /** Place on the spiral seen along the axis: direction, and distance in radii of the stack. */
  readonly spiralCos: number;
  readonly spiralSin: number;
  readonly spiralRadius: number;
  /** Angle between the star and its spiral place while it flies, in radians, 1.04..2.6. */
  readonly swirl: number;
}

/**
 * All stars, one array per property: five thousand objects would be scattered over the memory, and fetched anew for
 * each frame.
 */
export type Stars = Readonly<Record<keyof Star, Float32Array>> & { readonly count: number };

/** Creates the stars; all randomness of the animation is in here, so equal seeds give equal skies. */
export function createStars(seed: number, count: number = STAR_COUNT): Stars {
  const random = seededRandom(seed);
  const members = count - Math.round(count * WANDERERS);
  const areas = SLICES.map((z) => sliceRadius(z) ** 2);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const stars: Star[] = [];
  let area = 0;
  areas.forEach((own, slice) => {
    area += own;
    const first = stars.length;
    const end = Math.round((members * area) / total);
    for (let i = first; i < end; i++)
      stars.push(createStar(random, slice, (i - first + 0.5) / (end - first)));
  });
  while (stars.length < count) stars.push(createStar(random, NO_SLICE, 0));
  return columnsOf(stars);
}

function columnsOf(stars: readonly Star[]): Stars {
  const properties = Object.keys(stars[0] ?? {}) as (keyof Star)[];
  const columns = properties.map((name) => [name, new Float32Array(stars.map((star) => star[name]))]);
  return { ...Object.fromEntries(columns), count: stars.length };
}

/**
 * Archimedean spiral: with the angle and the distance both growing with √along, stars stand evenly along the arm.
 * `slice` and `along` are as in `Star`.
 */
function createStar(random: Random, slice: number, along: number): Star {
  const height = SLICES[slice] ?? 0;
  const radius = sliceRadius(height) * Math.sqrt(along);
  const angle = 2 * Math.PI * SPIRAL_TURNS * radius + 0.7 * slice;
  const jitter = 0.014 * random() ** 3;
  const jitterAngle = 2 * Math.PI * random();
  const x = radius * Math.cos(angle) + jitter * Math.cos(jitterAngle);
  const y = radius * Math.sin(angle) + jitter * Math.sin(jitterAngle);
  const direction = Math.atan2(y, x);
  const depth = 0.25 + 0.75 * random() ** 1.6;
  const drift = (0.004 + 0.012 * random()) * depth;
  const driftAngle = 2 * Math.PI * random();
  return {
    fieldX: -0.08 + 1.16 * random(),
    fieldY: -0.08 + 1.16 * random(),
    depth,
    driftX: drift * Math.cos(driftAngle),
    driftY: drift * Math.sin(driftAngle),
    turns: (1 + Math.floor(3 * random())) * (random() < 0.5 ? 1 : -1),
    brightness: 0.35 + 0.65 * random() ** 2.2,
    copper: random() < 0.07 ? 1 : 0,
    slice,
    height,
    along,
    order: orderOf(slice, along),
    spiralCos: Math.cos(direction),
    spiralSin: Math.sin(direction),
    spiralRadius: Math.hypot(x, y),
    swirl: 2.6 * (0.4 + 0.6 * random()),
  };
}
