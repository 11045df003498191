/** A point of a horizontal plane through the head, in millimetres: x sideways, y forward. */
export type Point = readonly [x: number, y: number];

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

/** From the point before to the point after each point of a closed polygon. */
export const tangents = (points: readonly Point[]): Point[] =>
  points.map((_, i) => {
    const [x, y] = points[(i + 1) % points.length] as Point;
    const [beforeX, beforeY] = points.at(i - 1) as Point;
    return [x - beforeX, y - beforeY];
  });

/**
 * Picks `count` of many, close together where `shares` (one each) is large.
 * @param offset Where the first one stands, 0..1 of the distance between two; not the very ends.
 */
export function pick<T>(all: readonly T[], shares: readonly number[], count: number, offset: number): T[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const picked: T[] = [];
  let due = offset;
  for (const [i, share] of shares.entries())
    for (due += (count * share) / total; due >= 1; due--) picked.push(all[i] as T);
  return picked;
}
