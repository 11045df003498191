/**
 * The standing body of the panel „Cele șase investigații”: horizontal sections of one solid, which are the
 * lines of the drawing. Units are about 2.2 mm; x goes to the left hand of the body, y downwards from the top
 * of the head, z forwards.
 */
import type { Curve } from "../engine/curves.ts";
import { createContours, createGrid, sampleField } from "../engine/field.ts";
import { pointPositions } from "../engine/slice-tools.ts";
import { smoothMin, step } from "../engine/solids.ts";

/**
 * Sections of a part from top to bottom: height, half width, half depth, and the place of the middle, forwards
 * (`z`) and away from the body's axis (`x`, otherwise 0).
 */
type Profile = readonly (readonly [y: number, a: number, b: number, z: number, x?: number])[];

/** A horizontal section: a superellipse with the exponent `n` (2 is an ellipse, more is boxier). */
export interface Section {
  readonly a: number;
  readonly b: number;
  readonly z: number;
  readonly x: number;
  readonly n: number;
}

/** Monotone cubic interpolation of one column of a profile (Fritsch and Carlson). */
function interpolate(profile: Profile, column: 1 | 2 | 3 | 4) {
  const xs = profile.map(([y]) => y);
  const ys = profile.map((row) => row[column] ?? 0);
  const at = (values: readonly number[], i: number) => values[i] as number;
  const slopes = xs.slice(1).map((x, i) => (at(ys, i + 1) - at(ys, i)) / (x - at(xs, i)));
  const tangents = xs.map((_, i) => {
    const before = slopes[i - 1] ?? at(slopes, i);
    const after = slopes[i] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (x: number) => {
    const i = Math.min(
      xs.findLastIndex((from) => from <= x),
      xs.length - 2,
    );
    const h = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / h;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * at(ys, i) +
      (t3 - 2 * t2 + t) * h * at(tangents, i) +
      (-2 * t3 + 3 * t2) * at(ys, i + 1) +
      (t3 - t2) * h * at(tangents, i + 1)
    );
  };
}

/** A part of the body: the heights of its upper and lower end, and its section at a height. */
function partOf(n: number, profile: Profile) {
  const columns = ([1, 2, 3, 4] as const).map((column) => interpolate(profile, column));
  return {
    top: Math.min(...profile.map(([y]) => y)),
    bottom: Math.max(...profile.map(([y]) => y)),
    at(y: number): Section {
      const [a = 0, b = 0, z = 0, x = 0] = columns.map((column) => column(y));
      return { a, b, z, x, n };
    },
  };
}

export const head = partOf(2.15, [
  [0, 2, 3, -4],
  [3, 14, 18, -4],
  [8, 22, 28, -4],
  [15, 29, 36.5, -3],
  [24, 34, 43, -3],
  [36, 37, 47, -2],
  [48, 37.5, 48, -1],
  [58, 36.5, 45, 2],
  [70, 34, 40, 6],
  [80, 31, 36, 10],
  [90, 26.5, 31.5, 14],
  [98, 20, 25, 18],
  [103, 12, 15, 21],
  [106, 3, 4, 22],
]);

export const trunk = partOf(2.45, [
  [78, 20, 21, -14],
  [96, 22, 23, -13],
  [110, 23, 24, -11],
  [120, 27, 25, -10],
  [127, 36, 26, -9],
  [133, 52, 27, -9],
  [139, 65, 30, -8],
  [147, 74, 34, -6],
  [160, 80, 40, -4],
  [180, 82, 46, -1],
  [205, 81, 49.5, 1],
  [235, 77, 47, 1],
  [270, 71, 43, 1],
  [300, 66, 41, 2],
  [320, 65, 41, 2],
  [340, 69, 43, 1],
  [362, 76, 46, -1],
  [385, 82, 49, -3],
  [405, 84.5, 51, -5],
  [425, 84, 49, -5],
  [440, 81, 44, -4],
  [452, 60, 34, -4],
]);

export const leg = partOf(2.1, [
  [425, 40, 44, -4, 43],
  [460, 41, 46, -3, 42],
  [500, 37.5, 42, 1, 41],
  [550, 32, 36, 2, 38.5],
  [590, 27.5, 31, 3, 36],
  [606, 26.5, 30, 3, 36],
  [622, 25.5, 28.5, 1, 36],
  [640, 26.5, 30, -2, 35.5],
  [660, 27.5, 32, -5, 35],
  [685, 25.5, 29, -7, 34],
  [710, 21, 23.5, -8, 34],
  [735, 16.5, 18.5, -8, 33],
  [755, 14, 17, -7, 33],
  [768, 14.5, 20, -3, 33],
  [778, 16.5, 29, 7, 33.5],
  [788, 19, 37, 16, 35],
  [797, 20, 42, 21, 36],
  [801, 19, 42, 22, 36],
]);

export const arm = partOf(2.05, [
  [131, 4, 5, -8, 66],
  [135, 13, 15, -8, 72],
  [141, 19, 21, -7, 79],
  [149, 23.5, 25, -6, 86],
  [160, 25.5, 28, -5, 92],
  [175, 24.5, 28, -4, 97],
  [195, 22, 25.5, -4, 101],
  [230, 19, 22, -3, 107],
  [262, 17.2, 20, -2, 112],
  [285, 16.2, 18.6, -2, 116],
  [303, 17, 19.2, -1, 119],
  [325, 16.6, 18.4, 1, 122],
  [350, 14, 15, 4, 125.5],
  [375, 11.2, 11.6, 8, 129],
  [390, 10.2, 11.4, 9, 131],
  [402, 9.6, 17, 11, 132.5],
  [416, 9.4, 20, 13, 133.5],
  [430, 8.4, 19.5, 14, 134],
  [438, 6, 17, 14.5, 134],
  [442, 2, 10, 14.5, 134],
]);

/** Fingers: place forwards at the knuckle, and heights of knuckle and tip. Seen from the side of the thigh. */
const FINGERS = [
  [26, 428, 474],
  [17.5, 430, 483],
  [8.5, 430, 480],
  [0.5, 428, 468],
] as const;

const FAR = 999;

/** About the distance from a point to a part; it is negative inside. `side` is 1 for the left limb. */
function distance(part: typeof head, x: number, y: number, z: number, side = 1): number {
  if (y < part.top || y > part.bottom) return FAR;
  const { a, b, n, ...middle } = part.at(y);
  const u = Math.abs((x * side - middle.x) / a);
  const v = Math.abs((z - middle.z) / b);
  return ((u ** n + v ** n) ** (1 / n) - 1) * Math.min(a, b);
}

const bell = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2));

/** How far the face is in front of the plain head, at the angle `turn` (radians) from the middle of the face. */
function face(y: number, turn: number): number {
  const narrow = bell(turn, 0, 0.15);
  const wide = bell(turn, 0, 0.33);
  const nose = y < 44 || y > 73 ? 0 : y < 66 ? (y - 44) / 22 : (73 - y) / 7;
  return (
    13 * nose * narrow +
    (4 * bell(y, 78.5, 2.8) + 3.6 * bell(y, 85, 2.8)) * wide +
    5 * bell(y, 98, 6) * wide +
    2.5 * bell(y, 41, 5) * bell(turn, 0, 0.6) -
    4.5 * bell(y, 50, 5) * bell(Math.abs(turn), 0.42, 0.2)
  );
}

/** Distance from a point of the section at height `y` to the body; it is negative inside. */
function bodyDistance(x: number, y: number, z: number): number {
  let d = distance(head, x, y, z);
  if (y <= head.bottom) {
    const skull = head.at(y);
    const turn = Math.atan2(x / skull.a, (z - skull.z) / skull.b);
    if (z > skull.z) d -= face(y, turn);
    // Ears.
    if (y > 42 && y < 70) {
      const size = Math.sin(((y - 42) / 28) * Math.PI);
      const ear =
        Math.hypot((Math.abs(x) - skull.a - 1) / (2.6 * size + 0.3), (z + 5) / (7 * size + 0.5)) - 1;
      d = smoothMin(d, ear * 2.4, 2);
    }
  }
  let own = distance(trunk, x, y, z);
  if (own < FAR) {
    if (z > trunk.at(y).z) {
      // The breast bone and the muscles of the chest, the middle line of the belly.
      const chest = bell(y, 205, 32);
      own -=
        5 * chest * bell(Math.abs(x), 36, 24) + 1.5 * bell(x, 0, 9) * step(150, 200, y) * step(380, 330, y);
      // Collar bones.
      own -= 2.4 * bell(y, 141 - Math.abs(x) * 0.05, 4) * bell(Math.abs(x), 34, 20);
    } else own += 4 * bell(x, 0, 9) * step(150, 190, y) * step(400, 360, y);
    d = smoothMin(d, own, y < 140 ? 8 : 3);
  }
  for (const side of [-1, 1]) {
    d = smoothMin(d, distance(leg, x, y, z, side), y < 470 ? 6 : 2);
    let limb = distance(arm, x, y, z, side);
    for (const [at, knuckle, tip] of FINGERS) {
      if (y < knuckle - 6 || y > tip) continue;
      const along = (y - knuckle) / (tip - knuckle);
      const radius =
        (along < 0.8 ? 4.3 - along * 0.6 : 3.8 * Math.sqrt(Math.max(0, 1 - ((along - 0.8) / 0.2) ** 2))) +
        0.01;
      limb = smoothMin(
        limb,
        Math.hypot(x * side - 133.5 + along * 5, z - at * (1 - along * 0.12) - 2) - radius,
        1.2,
      );
    }
    // The thumb points forwards and inwards.
    if (y > 392 && y < 440) {
      const along = (y - 392) / 48;
      const radius = along < 0.8 ? 5.4 : 5 * Math.sqrt(Math.max(0, 1 - ((along - 0.8) / 0.2) ** 2)) + 0.01;
      limb = smoothMin(limb, Math.hypot(x * side - 131 + along * 8, z - 20 - along * 12) - radius, 5);
    }
    d = smoothMin(d, limb, y < 215 ? 7 : 1);
  }
  return d;
}

/** One outline of a section of the body: the whole, or one limb. Its points are x and z. */
export interface Outline extends Curve {
  readonly y: number;
  /** The middle of the outline. */
  readonly x: number;
  readonly z: number;
  readonly isArm: boolean;
}

/** Outlines farther from the body's axis than this are arms. */
const ARM_FROM = 88;

const grid = createGrid({ left: -166, right: 166, top: 84, bottom: -84 }, 1.6);
const contours = createContours(grid);
const placeOf = (column: number, row: number) =>
  [grid.area.left + column * grid.dx, grid.area.top - row * grid.dy] as const;
const { xs, ys: zs } = pointPositions(grid, 0);

/** Returns the outlines of the body's section at height `y`. */
export function bodyAt(y: number): Outline[] {
  const field = sampleField(grid, xs, zs, (x, z) => bodyDistance(x, y, z));
  return contours(field, 0, 6).map(({ points }) => {
    const placed = Array.from({ length: points.length / 2 }, (_, i) =>
      placeOf(points[2 * i] as number, points[2 * i + 1] as number),
    );
    const mean = (axis: 0 | 1) => placed.reduce((sum, at) => sum + at[axis], 0) / placed.length;
    return {
      y,
      x: mean(0),
      z: mean(1),
      isArm: Math.abs(mean(0)) > ARM_FROM,
      closed: true,
      points: Float32Array.from(placed.flat()),
    };
  });
}
