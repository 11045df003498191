/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point = readonly [x: number, y: number];

/** A closed curve, given at 0..1 of a turn; it runs clockwise seen from above. */
export type Curve = (turn: number) => Point;

/** A bell of height 1 over 0. */
export const bell = (x: number, spread: number): number => Math.exp(-((x / spread) ** 2));

/** Distance from the middle of a superellipse to its rim, in the direction `sin`, `cos` of an angle to the front. */
export function superellipse(
  sin: number,
  cos: number,
  side: number,
  front: number,
  back: number,
  power: number,
): number {
  return (Math.abs(sin / side) ** power + Math.abs(cos / (cos > 0 ? front : back)) ** power) ** (-1 / power);
}

/** A closed polygon along a curve, with what is needed to set stars on it. */
export interface Samples {
  readonly points: readonly Point[];
  /** Direction outwards at each point, of length 1. */
  readonly normals: readonly Point[];
  /** Length of the edge that begins at each point, in millimetres. */
  readonly edges: readonly number[];
  /** Sum of the edges. */
  readonly perimeter: number;
}

/** `count` samples along a curve. */
export function sample(curve: Curve, count: number): Samples {
  const points = Array.from({ length: count }, (_, i) => curve(i / count));
  const at = (i: number) => points[(i + count) % count] as Point;
  const edges = points.map(([x, y], i) => Math.hypot(at(i + 1)[0] - x, at(i + 1)[1] - y));
  const normals = points.map((_, i): Point => {
    const alongX = at(i + 1)[0] - at(i - 1)[0];
    const alongY = at(i + 1)[1] - at(i - 1)[1];
    const length = Math.hypot(alongX, alongY) || 1;
    return [-alongY / length, alongX / length];
  });
  return { points, normals, edges, perimeter: edges.reduce((sum, edge) => sum + edge, 0) };
}

/**
 * Sets `count` points along samples, close together where `weights` (one a sample) is large. Returns the place of each
 * as a sample's index with a fraction.
 * @param offset Where the first one stands, 0..1 of the distance between two.
 */
export function spread(
  { edges }: Samples,
  weights: readonly number[] | null,
  count: number,
  offset: number,
): number[] {
  const shares = edges.map((edge, i) => edge * (weights?.[i] ?? 1));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  let i = 0;
  return Array.from({ length: count }, (_, n) => {
    const wanted = ((n + offset) / count) * total;
    while (i < shares.length - 1 && sum + (shares[i] as number) < wanted) sum += shares[i++] as number;
    return i + Math.min(1, (wanted - sum) / ((shares[i] as number) || 1));
  });
}

/** The point at a place that `spread` returned. */
export function pointAt({ points }: Samples, place: number): Point {
  const i = Math.floor(place);
  const share = place - i;
  const [x, y] = points[i % points.length] as Point;
  const [nextX, nextY] = points[(i + 1) % points.length] as Point;
  return [x + (nextX - x) * share, y + (nextY - y) * share];
}
