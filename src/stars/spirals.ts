import type { SpiralPlace, Target } from "./layout.ts";

/** Radius and height of each spiral, lowest first, in millimetres. */
const SPIRALS = [[66, -130], [84, -76], [92, -14], [88, 50], [62, 92]] as const; // biome-ignore format: a table

/** Radians of a spiral's angle to a millimetre of its radius: six turns of the largest. */
const WINDING = 0.41;

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
  const [radius, z] = SPIRALS[spiral] as (typeof SPIRALS)[number];
  const places = targets.map((_, i): SpiralPlace => {
    const along = (i + 0.5) / targets.length;
    const distance = radius * Math.sqrt(along);
    const angle = WINDING * distance + 0.7 * spiral;
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
  const keys = points.map(([x, y]) => Math.hypot(x, y - AXIS_Y));
  const byKey = (a: number, b: number) => (keys[a] as number) - (keys[b] as number);
  const order = [...keys.keys()].sort(byKey);
  order.forEach((point, rank) => {
    const [x, y] = points[point] as Target;
    // A direction is less than 7 apart from any other.
    keys[point] = 7 * Math.floor(rank / RING) + Math.atan2(x, y - AXIS_Y);
  });
  return order.sort(byKey);
}
