import { SLICES } from "./figure.ts";
import type { SpiralPlace, Target } from "./layout.ts";

/** Radius of each spiral, lowest first, in millimetres. */
const RADII = [66, 84, 92, 88, 62] as const;

/** Turns of a spiral of radius `UNIT`. */
const TURNS = 6;
const UNIT = 92;

/** The axis of the spirals, in front of or behind the head's origin. */
const AXIS_Y = -6;

/** Stars on a spiral and on the head are matched ring by ring, this many to a ring. */
const RING = 120;

/**
 * The places of one spiral's stars, in the order of its targets. Archimedean: the angle and the distance both grow with
 * √along, so that stars stand evenly. A star slides to the target of its ring and its direction: short ways that do not
 * cross. Yields on its way, as `createStars` does.
 */
export function* spiralPlaces(
  spiral: number,
  targets: readonly Target[],
): Generator<undefined, SpiralPlace[]> {
  const heights = SLICES[spiral] as readonly number[];
  const z = ((heights[0] as number) + (heights.at(-1) as number)) / 2;
  const radius = RADII[spiral] as number;
  const places = targets.map((_, i): SpiralPlace => {
    const along = (i + 0.5) / targets.length;
    const distance = radius * Math.sqrt(along);
    const angle = ((2 * Math.PI * TURNS) / UNIT) * distance + 0.7 * spiral;
    return [distance * Math.cos(angle), distance * Math.sin(angle) + AXIS_Y, z, along];
  });
  const from = ringOrder(places);
  yield;
  const to = ringOrder(targets);
  yield;
  const matched: SpiralPlace[] = [];
  to.forEach((target, i) => {
    matched[target] = places[from[i] as number] as SpiralPlace;
  });
  return matched;
}

/** The indices of points, ring by ring from the axis, each ring by direction. */
function ringOrder(points: readonly (readonly [number, number, ...number[]])[]): number[] {
  const distances = points.map(([x, y]) => Math.hypot(x, y - AXIS_Y));
  const directions = points.map(([x, y]) => Math.atan2(x, y - AXIS_Y));
  const by = (keys: number[]) => (a: number, b: number) => (keys[a] as number) - (keys[b] as number);
  const order = points.map((_, i) => i).sort(by(distances));
  for (let i = 0; i < order.length; i += RING) {
    const ring = order.slice(i, i + RING).sort(by(directions));
    order.splice(i, ring.length, ...ring);
  }
  return order;
}
