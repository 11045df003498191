import { bell } from "./choreography.ts";
import head from "./head.json" with { type: "json" };

/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point2D = readonly [x: number, y: number];

/** A point of the head, in millimetres: x sideways, y forward, z up. */
export type Point3D = readonly [x: number, y: number, z: number];

/**
 * A horizontal slice through the head. Lengths are in millimetres: `z` is its height, `side` its half width,
 * `front` and `back` its extents from y = 0, `relief` the length of what protrudes in front, such as the
 * nose. Missing values are 0.
 */
export interface Slice {
  /** Number of the spiral whose stars draw the slice: 0 (lowest) to 4. */
  readonly spiral: number;
  readonly z: number;
  readonly side: number;
  readonly front?: number;
  readonly back?: number;
  readonly relief?: number;
}

/**
 * The slices of a human head, from the cut through the neck (z = -158) over chin, lips and nose to the crown;
 * z is 0 at the eyes. The face needs a slice every 5 to 7 mm for a recognisable profile; for the skull 11 mm
 * are enough. The shape was drawn by hand, not taken from a scan of a person.
 */
export const SLICES: readonly Slice[] = head.spirals.flatMap(({ slices }, spiral) =>
  slices.map((slice) => ({ spiral, ...slice })),
);

/** y of the centre of the superellipses from which the head is made, in millimetres. */
const HEAD_AXIS_Y = -12;

/** Height (z) above which the outline contains no neck, in millimetres. */
const NECK_TOP = -25;

/**
 * The outlines of head and neck are joined smoothly where their distance is less than this, in millimetres.
 */
const NECK_BLEND = 16;

/** Number of points along an outline, from which the positions of its stars are picked. */
const OUTLINE_SAMPLES = 720;

/**
 * Distance from the centre of a superellipse to its rim, in the direction of an angle that is given by its
 * sine and cosine; angle 0 points to the front. With `power` 2 a superellipse is an ellipse; a larger `power`
 * makes its corners fuller.
 */
function superellipse(sin: number, cos: number, side: number, front: number, back: number, power: number) {
  return (Math.abs(sin / side) ** power + Math.abs(cos / (cos > 0 ? front : back)) ** power) ** (-1 / power);
}

/** The outline of a slice, clockwise as seen from above, starting at the front. */
export function outlineOf({ z, side, front = 0, back = 0, relief = 0 }: Slice): Point2D[] {
  const power = 2.25 - (z - 10) ** 2 / 38_000;
  const flare = ((z + 90) / 20) ** 2;
  // The width of the face's protrusion (`relief`): large at lips and chin, small at the bridge of the nose.
  const reliefWidth = z < -52 ? 18 : 9 + 8 * bell(z + 48, 20);
  const socket = 6 * bell(z + 2, 9);
  const cheek = 3.5 * bell(z + 27, 15);
  const ear = Math.max(0, 16 - 16 * ((z + 17) / 30) ** 4);
  const earY = -21 - 0.22 * z;

  return Array.from({ length: OUTLINE_SAMPLES }, (_, i) => {
    const angle = (2 * Math.PI * i) / OUTLINE_SAMPLES;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    let radius = superellipse(sin, cos, side, front - HEAD_AXIS_Y, back + HEAD_AXIS_Y, power);
    if (z < NECK_TOP) {
      const neck = superellipse(sin, cos, 52 + 0.7 * flare, 34, 54 + flare, 2);
      const overlap = Math.max(NECK_BLEND - Math.abs(radius - neck), 0);
      radius = Math.max(radius, neck) + (overlap * overlap) / (4 * NECK_BLEND);
    }
    const x = radius * sin;
    let y = HEAD_AXIS_Y + radius * cos;
    const off = Math.abs(x);
    if (cos > 0.2)
      y += relief * bell(x, reliefWidth) - socket * bell(off - 31, 13) + cheek * bell(off - 46, 14);
    return [x + Math.sign(x) * ear * bell((y - earY) ** 2, 144), y];
  });
}

/**
 * Position of star `i` of `many` on the ear with x > 0. Two of every three stars are on its rim, the third is
 * on the inner fold.
 */
export function earPoint(i: number, many: number): Point3D {
  const angle = (4.75 * i) / many - 1.65;
  const size = i % 3 ? 1 : 0.5;
  const z = 28 * size * Math.cos(angle);
  return [83, 0.16 * z - 15.5 * size * Math.sin(angle) - 20, z - 16];
}

/**
 * Position of star `i` of `many` on the eye with x > 0: on the brow, on one of the lids, or on the iris
 * between them.
 */
export function eyePoint(i: number, many: number): Point3D {
  const share = i / many;
  const across = (from: number, to: number) => (2 * (share - from)) / (to - from) - 1;
  if (share < 0.26) {
    const t = across(0, 0.26);
    return [31 + 17 * t, 86 - 10 * t, 15 - 4 * t * t - 2 * t];
  }
  if (share > 0.84) {
    const angle = Math.PI * across(0.84, 1);
    return [27.5 + 3.6 * Math.cos(angle), 83, 3.6 * Math.sin(angle) - 1.5];
  }
  const isUpper = share < 0.58;
  const t = isUpper ? across(0.26, 0.58) : across(0.58, 0.84);
  return [30 + 12.5 * t, 80.5 - 8 * t, (isUpper ? 6 : -4) * (1 - t * t) - 2.5 - t];
}

/** Number of parallel lines of stars in a ventricle, from its front to its back. */
const LANES = 5;

/**
 * Position of star `i` of `many` in the ventricle (a hollow space inside the brain) with x > 0. Consecutive
 * stars are beside each other, one on each of the `LANES` lines.
 */
export function ventriclePoint(i: number, many: number): Point3D {
  const lane = i % LANES;
  // `along` goes from the front end of the ventricle (0) to its back end (1). At 0.42 the ventricle is
  // narrowest, and nearest to the other ventricle.
  const along = (i - lane + LANES / 2) / many;
  const middle = 9.5 + 75 * (along - 0.42) ** 2;
  const half = (2.5 + 10 * Math.abs(along - 0.42)) * Math.sin(Math.PI * (0.04 + 0.92 * along)) ** 0.35;
  return [middle + half * ((2 * lane) / (LANES - 1) - 1), 34 - 72 * along, 0];
}

/**
 * The outline of the half of the brain with x > 0, as corners of one line. The line starts at the front of
 * the gap between the halves, follows the folds and the furrows between them (`sulci`), and ends at the back
 * of the gap. A furrow has a direction (`begin`, degrees from the front) and a depth (millimetres).
 */
export function cortexLine(): Point2D[] {
  const at = (degrees: number, inwards: number): Point2D => {
    const angle = (degrees * Math.PI) / 180;
    return [1.5 + (65 - inwards) * Math.sin(angle) ** 0.9, (85 - inwards) * Math.cos(angle) - 4];
  };
  const folds = head.sulci.flatMap(({ begin, depth }, i): Point2D[] => {
    const before = head.sulci[i - 1]?.begin ?? 0;
    // The furrow slants towards the back, as in a real brain.
    const end = begin + 0.35 * depth;
    return [
      at((begin + before) / 2, -3),
      at(begin - 5, -2),
      at(begin - 1, 3),
      at(end - 3, depth),
      at(end + 3, depth),
      at(begin + 2, 3),
      at(begin + 6, -2),
    ];
  });
  return [[1.5, 36], [1.5, 68], at(2, 1), ...folds, at(173, -1), at(178, 1), [1.5, -74], [1.5, -44]];
}
