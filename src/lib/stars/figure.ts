import { cortexAt, ventricle } from "./brain.ts";
import { type Curve, type Point, pointAt, sample, spread } from "./curve.ts";
import { earLines, skinAt } from "./head.ts";
import type { Target } from "./layout.ts";
import { CORTEX, EAR, INNER, OUTLINE, VENTRICLE, WINDOW } from "./light.ts";
import type { Random } from "./random.ts";
import { PITCH_COS, PITCH_SIN, STILL, yawAt } from "./view.ts";

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

/** Stars of cortex (600), white matter (210), ventricles (2 × 120), ears (90 near, 40 far) and upper cortex (200). */
const INSIDE = 1380;

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
  middle.push(...insidePlaces(cortexAt(BRAIN_SLICE), BRAIN_SLICE, 600, CORTEX));
  yield;
  middle.push(...insidePlaces(cortexAt(BRAIN_SLICE, 17, 0.38), BRAIN_SLICE, 210, INNER));
  yield;
  for (const side of [1, -1]) middle.push(...insidePlaces(ventricle(side), BRAIN_SLICE, 120, VENTRICLE));
  for (const side of [1, -1])
    for (const place of earLines(side, side > 0 ? 90 : 40))
      middle.push([...place, 0.9 * side, 0.3, 0.1, EAR, 1]);
  yield;
  targets[3]?.push(...insidePlaces(cortexAt(44), 44, 200, INNER));
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
  const kind = z > BRAIN_SLICE && z < 60 ? WINDOW : OUTLINE;
  return spread(samples, weights, count, offset).map((place) => [
    ...pointAt(samples, place),
    z,
    ...(normals[Math.floor(place) % SAMPLES] as [number, number, number]),
    kind,
    strength,
  ]);
}

function insidePlaces(curve: Curve, z: number, count: number, kind: number): Target[] {
  const samples = sample(curve, 2 * SAMPLES);
  return spread(samples, null, count, 0).map((place) => [
    ...pointAt(samples, place),
    z,
    0,
    0,
    0.2,
    kind,
    z === BRAIN_SLICE ? 1 : 0.8,
  ]);
}
