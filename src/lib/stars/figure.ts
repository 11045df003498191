import { cortexAt, ventricle } from "./brain.ts";
import { type Curve, type Point, pointAt, sample, spread } from "./curve.ts";
import { earLines, skinAt } from "./head.ts";
import type { Kind } from "./light.ts";
import type { Random } from "./random.ts";
import { PITCH_COS, PITCH_SIN, STILL, yawAt } from "./view.ts";

/** A place for a star on the head, in the millimetres of head.ts. */
export interface Target {
  x: number;
  y: number;
  z: number;
  /** Direction outwards; of length 1, or shorter for what lies inside. */
  normalX: number;
  normalY: number;
  normalZ: number;
  kind: Kind;
  /** Share of its light, 1 as a rule. */
  strength: number;
}

/**
 * Heights of the outline slices, by the spiral whose stars draw them. The face needs them 5 to 7 mm apart, or its
 * profile is not read; the skull can do with 11.
 */
export const SLICES: readonly (readonly number[])[] = [
  [-158, -145, -133, -122, -115.5, -109.5, -103],
  [-96, -89, -82, -75.5, -69, -63, -57],
  [-51, -46, -41, -35.5, -29, -22, -14, -5.5, 3, 12, 22],
  [33, 44, 55, 66],
  [76, 86, 95, 102.5, 108.5],
];

/** The slice that shows the brain, and the spiral it belongs to. */
const BRAIN_SLICE = 22;
const BRAIN_SPIRAL = 2;

/** Stars of the brain and the ears. */
const CORTEX = 600;
const WHITE_MATTER = 210;
const VENTRICLES = 240;
const UPPER_CORTEX = 200;
const NEAR_EAR = 90;
const FAR_EAR = 40;
const INSIDE = CORTEX + WHITE_MATTER + VENTRICLES + UPPER_CORTEX + NEAR_EAR + FAR_EAR;

/** Points along an outline, one a degree. */
const SAMPLES = 360;

/** The view of the still picture: its near side and its profile get the most stars. */
const YAW_COS = Math.cos(yawAt(STILL));
const YAW_SIN = Math.sin(yawAt(STILL));

/** An outline slice with the weights by which its stars are spread. */
interface Outline {
  z: number;
  samples: ReturnType<typeof sample>;
  normals: [number, number, number][];
  weights: number[];
}

/**
 * Places for `count` stars, by spiral. It yields after every slice of the head, so that nobody's tap waits for the whole.
 */
export function* figureTargets(count: number, random: Random): Generator<undefined, Target[][]> {
  const targets: Target[][] = SLICES.map(() => []);
  const outlines: [Outline, Target[]][] = [];
  for (const [spiral, heights] of SLICES.entries()) {
    for (const z of heights) {
      outlines.push([outlineAt(z), targets[spiral] as Target[]]);
      yield;
    }
  }

  // Long outlines get more stars, the neck and its cut fewer, the slice that is looked into more.
  const shares = outlines.map(
    ([{ z, samples }]) => samples.perimeter * (z < -140 ? 0.8 : z === BRAIN_SLICE ? 1.25 : 1) + 60,
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  let share = 0;
  let used = 0;
  for (const [i, [outline, places]] of outlines.entries()) {
    share += shares[i] as number;
    const stars = Math.round(((count - INSIDE) * share) / total) - used;
    used += stars;
    places.push(...outlinePlaces(outline, stars, random()));
    yield;
  }

  const middle = targets[BRAIN_SPIRAL] as Target[];
  middle.push(...insidePlaces(cortexAt(BRAIN_SLICE), BRAIN_SLICE, CORTEX, "cortex"));
  yield;
  middle.push(...insidePlaces(cortexAt(BRAIN_SLICE, 17, 0.38), BRAIN_SLICE, WHITE_MATTER, "inner"));
  yield;
  for (const side of [1, -1])
    middle.push(...insidePlaces(ventricle(side), BRAIN_SLICE, VENTRICLES / 2, "ventricle"));
  for (const [side, stars] of [[1, NEAR_EAR], [-1, FAR_EAR]] as const) // biome-ignore format: a table
    for (const [x, y, z] of earLines(side, stars))
      middle.push({ x, y, z, normalX: 0.9 * side, normalY: 0.3, normalZ: 0.1, kind: "ear", strength: 1 });
  yield;
  targets[3]?.push(...insidePlaces(cortexAt(44), 44, UPPER_CORTEX, "inner"));
  return targets;
}

function outlineAt(z: number): Outline {
  const samples = sample(skinAt(z), SAMPLES);
  const above = skinAt(z + 2);
  const below = skinAt(z - 2);
  const normals = samples.normals.map(([x, y], i): [number, number, number] => {
    const turn = i / SAMPLES;
    const lean = (Math.hypot(...below(turn)) - Math.hypot(...above(turn))) / 4;
    const steep = Math.max(-1.6, Math.min(1.6, lean));
    const length = Math.sqrt(1 + steep * steep);
    return [x / length, y / length, steep / length];
  });
  const weights = normals.map(([x, y, upwards], i) => {
    const facing = (x * YAW_SIN + y * YAW_COS) * PITCH_COS + upwards * PITCH_SIN;
    const forward = (samples.points[i] as Point)[1] - 72;
    const feature = z < 10 && z > -118 ? Math.max(0, Math.min(1, forward / 18)) : 0;
    return (0.42 + 0.58 * Math.max(0, Math.min(1, facing * 2.2 + 0.75))) * (1 + 1.1 * feature);
  });
  return { z, samples, normals, weights };
}

function outlinePlaces({ z, samples, normals, weights }: Outline, count: number, offset: number): Target[] {
  const strength = (z === BRAIN_SLICE ? 1.25 : 1) * Math.min(1, 0.25 + Math.max(0, z + 156) / 56.5);
  // The slices over the brain let it be seen.
  const kind = z > BRAIN_SLICE && z < 60 ? "window" : "outline";
  return spread(samples, weights, count, offset).map((place) => {
    const [x, y] = pointAt(samples, place);
    const [normalX, normalY, normalZ] = normals[Math.floor(place) % SAMPLES] as [number, number, number];
    return { x, y, z, normalX, normalY, normalZ, kind, strength };
  });
}

function insidePlaces(curve: Curve, z: number, count: number, kind: Kind): Target[] {
  const samples = sample(curve, 2 * SAMPLES);
  return spread(samples, null, count, 0).map((place) => {
    const [x, y] = pointAt(samples, place);
    return { x, y, z, normalX: 0, normalY: 0, normalZ: 0.2, kind, strength: z === BRAIN_SLICE ? 1 : 0.8 };
  });
}
