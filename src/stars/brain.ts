import type { Point } from "./curve.ts";

/** How often corners are cut: after that no two stars meet on a point. */
const ROUNDS = 5;

/**
 * A line of brain-slice.ts, which leads from point to point, in the millimetres of head.ts. Its corners are cut (Chaikin)
 * until it is the curve that the film draws.
 */
export function lineOf(steps: readonly number[]): Point[] {
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
