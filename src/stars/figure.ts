import { CORTEX, VENTRICLES } from "./brain-slice.ts";
import { bell, clamp } from "./choreography.ts";
import { outlineOf, type Point, SLICES, type Slice } from "./head.ts";
import type { Target } from "./layout.ts";
import { PITCH_COS, PITCH_SIN, STILL, yawAt } from "./view.ts";

/** The slice that shows the brain, and the spiral it belongs to. */
const BRAIN_Z = 22;
const BRAIN_SPIRAL = 2;

/** Height of the normal of what lies inside: longer than 1, it is in full light from everywhere. */
const LIT = 2;

/** The view of the still picture: its near side and its profile get the most stars. */
const YAW_COS = Math.cos(yawAt(STILL));
const YAW_SIN = Math.sin(yawAt(STILL));

/** Places for `count` stars, by spiral. It yields after every slice of the head, so that nobody's tap waits for the whole. */
export function* figureTargets(count: number, random: () => number): Generator<undefined, Target[][]> {
  const targets: Target[][] = SLICES.map(() => []);
  const slices = SLICES.flat();
  const outlines: Point[][] = [];
  for (const slice of slices) {
    outlines.push(outlineOf(slice));
    yield;
  }
  let at = 0;
  for (const [spiral, own] of SLICES.entries())
    for (const _ of own) {
      (targets[spiral] as Target[]).push(...outlineTargets(slices, outlines, at++, random()));
      yield;
    }

  const middle = targets[BRAIN_SPIRAL] as Target[];
  for (const side of [1, -1]) for (let i = 0; i < 65; i++) middle.push(earTarget(side, i));
  middle.push(...insideTargets(VENTRICLES, 240, 0.95, 1));
  yield;
  // What is left draws the folds.
  const left = count - targets.reduce((sum, { length }) => sum + length, 0);
  middle.push(...insideTargets(CORTEX, left, 0.85, 0));
  return targets;
}

/** Long outlines get more stars, the neck and its cut fewer, the slice that is looked into more. */
const starsOn = (z: number, perimeter: number) =>
  Math.round((perimeter * (z < -140 ? 0.8 : z === BRAIN_Z ? 1.25 : 1) + 60) / 5.3);

function outlineTargets(slices: readonly Slice[], outlines: Point[][], at: number, offset: number): Target[] {
  const points = outlines[at] as Point[];
  const lower = Math.max(0, at - 1);
  const upper = Math.min(slices.length - 1, at + 1);
  const heightOf = (i: number) => (slices[i] as Slice)[0];
  const radiusOf = (i: number, k: number) => Math.hypot(...((outlines[i] as Point[])[k] as Point));
  const z = heightOf(at);
  const strength = Math.min(1, (z + 172) / 56) * (z === BRAIN_Z ? 1.25 : 1);
  let perimeter = 0;
  const shares: number[] = [];
  const targets = tangents(points).map(([alongX, alongY], k): Target => {
    const [x, y] = points[k] as Point;
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
    // The slices over the brain let it be seen.
    const window = z > BRAIN_Z && z < 60 && facing > 0;
    const veil = window ? 1 - 0.62 * bell((x * YAW_COS - y * YAW_SIN + 6) ** 2, 4356) : 1;
    return [x, y, z, normalX, normalY, normalZ, strength * veil, 0];
  });
  return pick(targets, shares, starsOn(z, perimeter), offset);
}

/** `count` places (an even number) on a line and its mirror in the other half of the head. */
function insideTargets(steps: readonly number[], count: number, strength: number, copper: number): Target[] {
  const points = lineOf(steps);
  const lengths = points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[Math.max(0, i - 1)] as Point;
    return Math.hypot(x - beforeX, y - beforeY);
  });
  return pick(points, lengths, count / 2, 0.5).flatMap(([x, y]) =>
    [x, -x].map((x): Target => [x, y, BRAIN_Z, 0, 0, LIT, strength, copper]),
  );
}

/** The rim of an ear, and every third star its inner fold. */
function earTarget(side: number, i: number): Target {
  const angle = i / 13.7 - 1.65;
  const size = i % 3 ? 1 : 0.5;
  const z = 28 * size * Math.cos(angle);
  return [83 * side, 0.16 * z - 15.5 * size * Math.sin(angle) - 20, z - 16, 0.9 * side, 0.3, 0.1, 0.75, 0];
}

/** How often corners are cut: after that no two stars meet on a point. */
const ROUNDS = 5;

/**
 * A line of brain-slice.ts, which leads from point to point, in the millimetres of head.ts. Its corners are cut (Chaikin)
 * until it is the curve that the film draws.
 */
function lineOf(steps: readonly number[]): Point[] {
  let points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] as number;
    y += steps[i + 1] as number;
    points.push([x, y]);
  }
  for (let round = 0; round < ROUNDS; round++)
    points = points.slice(1).flatMap(([nextX, nextY], i) => {
      const [x, y] = points[i] as Point;
      return [0.25, 0.75].map((share): Point => [x + share * (nextX - x), y + share * (nextY - y)]);
    });
  return points;
}

/** From the point before to the point after each point of a closed polygon. */
const tangents = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length] as Point;
    const [beforeX, beforeY] = points.at(i - 1) as Point;
    return [x - beforeX, y - beforeY];
  });

/**
 * Picks `count` of many, close together where `shares` (one each) is large.
 * @param offset Where the first one stands, 0..1 of the distance between two; not the very ends.
 */
function pick<T>(all: readonly T[], shares: readonly number[], count: number, offset: number): T[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const picked: T[] = [];
  let due = offset;
  for (const [i, share] of shares.entries())
    for (due += (count * share) / total; due >= 1; due--) picked.push(all[i] as T);
  return picked;
}
