import head from "./head.json" with { type: "json" };
import type { Point2D, Point3D } from "./head.ts";

const { abs, cos, PI, sin } = Math;

/**
 * Position of star `i` of `many` on the ear with x > 0. Two of every three stars are on its rim, the third is
 * on the inner fold.
 */
export function earPoint(i: number, many: number): Point3D {
  const angle = (4.75 * i) / many - 1.65;
  const size = i % 3 ? 1 : 0.5;
  const z = 28 * size * cos(angle);
  return [83, 0.16 * z - 15.5 * size * sin(angle) - 20, z - 16];
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
    const angle = PI * across(0.84, 1);
    return [27.5 + 3.6 * cos(angle), 83, 3.6 * sin(angle) - 1.5];
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
  const half = (2.5 + 10 * abs(along - 0.42)) * sin(PI * (0.04 + 0.92 * along)) ** 0.35;
  return [middle + half * ((2 * lane) / (LANES - 1) - 1), 34 - 72 * along, 0];
}

/**
 * The outline of the half of the brain with x > 0, as corners of one line. The line starts at the front of
 * the gap between the halves, follows the folds and the furrows between them (`sulci`), and ends at the back
 * of the gap. A furrow has a direction (`begin`, degrees from the front) and a depth (millimetres).
 */
export function cortexLine(): Point2D[] {
  const at = (degrees: number, inwards: number): Point2D => {
    const angle = (degrees * PI) / 180;
    return [1.5 + (65 - inwards) * sin(angle) ** 0.9, (85 - inwards) * cos(angle) - 4];
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
