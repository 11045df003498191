import { bell, clamp, PITCH_COS, PITCH_SIN, STILL_SECONDS, yawAt } from "./choreography.ts";
import head from "./head.json" with { type: "json" };
import {
  cortexLine,
  earPoint,
  eyePoint,
  outlineOf,
  type Point2D,
  type Point3D,
  SLICES,
  type Slice,
  ventriclePoint,
} from "./head.ts";
import type { Target } from "./stars.ts";

/**
 * Height (millimetres) of the slice that shows the brain, and the number of the spiral to which this slice
 * belongs.
 */
const BRAIN_Z = 22;
const BRAIN_SPIRAL = 2;

/**
 * z of the normal vector of points inside the head. This vector is longer than the normal vectors of the
 * surface (length 1), so that points inside the head are fully lit at every rotation.
 */
const INTERIOR_NORMAL_Z = 2;

const PROFILE_STARS = 190;

/**
 * Cosine and sine of the rotation of the head at `STILL_SECONDS`, the moment that the page shows to visitors
 * who want no motion. The profile and the side that faces the viewer at this moment get the most stars.
 */
const YAW_COS = Math.cos(yawAt(STILL_SECONDS));
const YAW_SIN = Math.sin(yawAt(STILL_SECONDS));

/**
 * Returns the positions on the head to which `count` stars move, in one list for each spiral from which they
 * come. The generator yields after every slice, so that the browser can respond to a tap before the head is
 * complete.
 */
export function* figureTargets(count: number, random: () => number): Generator<undefined, Target[][]> {
  const targets: Target[][] = head.spirals.map(() => []);
  const outlines: Point2D[][] = [];
  for (const slice of SLICES) {
    outlines.push(outlineOf(slice));
    yield;
  }
  for (const [at, { spiral }] of SLICES.entries()) {
    targets[spiral]?.push(...outlineTargets(outlines, at, random()));
    yield;
  }

  const middle = targets[BRAIN_SPIRAL] as Target[];
  const places = (many: number, place: (i: number, many: number) => Point3D) =>
    Array.from({ length: many }, (_, i) => place(i, many));
  for (const side of [1, -1]) for (const at of places(65, earPoint)) middle.push(onSide(side, at, 0.75));
  // Only one eye is drawn, because the other one would be visible through the nose.
  for (const at of places(110, eyePoint)) middle.push(onSide(1, at, 0.95));
  for (const at of places(150, ventriclePoint)) middle.push(...inBrain(at, 0.75, 1));
  yield;
  // Draws the profile: a line from the forehead over nose, lips and chin to the throat, through the foremost
  // point of each slice.
  const foremost = SLICES.flatMap(({ z }, at): Point2D[] =>
    z > -118 && z < 80 ? [[outlines[at]?.[0]?.[1] ?? 0, z]] : [],
  );
  for (const [y, z] of pointsAlong(foremost, PROFILE_STARS)) {
    const below = SLICES.filter((slice) => slice.z <= z).at(-1) as Slice;
    targets[below.spiral]?.push([0, y, z, 0, 1, 0, 1.1 * clamp((84 - z) / 50), 0]);
  }
  yield;
  // The remaining stars draw the folds of the brain. Each point of `cortexLine`, which is in one half of the
  // brain, gives two stars, one in each half.
  const left = count - targets.reduce((sum, { length }) => sum + length, 0);
  for (const at of pointsAlong(cortexLine(), left / 2)) middle.push(...inBrain(at, 1.05, 0));
  return targets;
}

/**
 * Number of stars on an outline of length `perimeter` (millimetres). The slice that shows the brain gets more
 * stars per millimetre, the neck fewer.
 */
const starCountOn = (z: number, perimeter: number) =>
  Math.round((perimeter * (z < -140 ? 0.8 : z === BRAIN_Z ? 1.25 : 1) + 60) / 5.3);

function outlineTargets(outlines: readonly Point2D[][], at: number, offset: number): Target[] {
  const points = outlines[at] as Point2D[];
  const lower = Math.max(0, at - 1);
  const upper = Math.min(SLICES.length - 1, at + 1);
  const heightOf = (i: number) => (SLICES[i] as Slice).z;
  const radiusOf = (i: number, k: number) => Math.hypot(...((outlines[i] as Point2D[])[k] as Point2D));
  const z = heightOf(at);
  const strength = Math.min(1, (z + 172) / 56) * (z === BRAIN_Z ? 1.25 : 1);
  let perimeter = 0;
  const shares: number[] = [];
  const targets = tangents(points).map(([alongX, alongY], k): Target => {
    const [x, y] = points[k] as Point2D;
    const lean = (radiusOf(lower, k) - radiusOf(upper, k)) / (heightOf(upper) - heightOf(lower));
    const length = Math.hypot(alongX, alongY);
    const normalZ = lean / Math.hypot(1, lean);
    const level = Math.hypot(1, lean) * length;
    const normalX = -alongY / level;
    const normalY = alongX / level;
    const facing = (normalX * YAW_SIN + normalY * YAW_COS) * PITCH_COS + normalZ * PITCH_SIN;
    const feature = z < 10 && z > -118 ? clamp((y - 72) / 18) : 0;
    perimeter += length / 2;
    shares.push(length * (0.42 + 0.58 * clamp(facing * 2.2 + 0.75)) * (1 + 1.1 * feature));
    // The slices above the brain are dimmer on the side that faces the viewer, so that the brain is visible
    // through them.
    const window = z > BRAIN_Z && z < 60 && facing > 0;
    const veil = window ? 1 - 0.62 * bell((x * YAW_COS - y * YAW_SIN + 6) ** 2, 4356) : 1;
    return [x, y, z, normalX, normalY, normalZ, strength * veil, 0];
  });
  return pick(targets, shares, starCountOn(z, perimeter), offset);
}

/** Two targets in the brain's slice: a point and its mirror image in the other half of the head. */
const inBrain = ([x, y]: Point2D | Point3D, strength: number, copper: number): Target[] =>
  [x, -x].map((x): Target => [x, y, BRAIN_Z, 0, 0, INTERIOR_NORMAL_Z, strength, copper]);

/** A target on one side of the head (`side`: 1 or -1), with a normal that points outwards. */
const onSide = (side: number, [x, y, z]: Point3D, strength: number): Target => [
  side * x, y, z, 0.9 * side, 0.3, 0.1, strength, 0,
]; // biome-ignore format: a row

/**
 * How many times `pointsAlong` smooths a line. Each time doubles the number of points from which `pick`
 * chooses; with fewer points it might choose the same one for two stars.
 */
const CHAIKIN_ROUNDS = 5;

/** Returns `count` points at equal distances along a line whose corners are rounded (Chaikin's algorithm). */
function pointsAlong(line: readonly Point2D[], count: number): Point2D[] {
  let points = [...line];
  for (let round = 0; round < CHAIKIN_ROUNDS; round++)
    points = points.slice(1).flatMap(([nextX, nextY], i) => {
      const [x, y] = points[i] as Point2D;
      return [0.25, 0.75].map((share): Point2D => [x + share * (nextX - x), y + share * (nextY - y)]);
    });
  const lengths = points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[Math.max(0, i - 1)] as Point2D;
    return Math.hypot(x - beforeX, y - beforeY);
  });
  return pick(points, lengths, count, 0.5);
}

/** For each point of a closed polygon, the vector from the previous to the next point. */
const tangents = (points: readonly Point2D[]): Point2D[] =>
  points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length] as Point2D;
    const [beforeX, beforeY] = points.at(i - 1) as Point2D;
    return [x - beforeX, y - beforeY];
  });

/**
 * Picks `count` elements of `all`, more densely where `shares` (one number per element) is large.
 * @param offset moves all picks towards the start by this share of the distance between two picks (0 <
 * `offset` < 1). With 0.25, for example, the first pick is three quarters of this distance from the start.
 */
function pick<T>(all: readonly T[], shares: readonly number[], count: number, offset: number): T[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const picked: T[] = [];
  let due = offset;
  for (const [i, share] of shares.entries())
    for (due += (count * share) / total; due >= 1; due--) picked.push(all[i] as T);
  return picked;
}
