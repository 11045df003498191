import type { Point } from "./curve.ts";

/** Cuts the corners of a closed polygon (Chaikin); again and again, it becomes the curve that the film draws. */
const rounded = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return [0.25, 0.75].map((share): Point => [x + share * (nextX - x), y + share * (nextY - y)]);
  });

/**
 * The closed contours in a text of brain-slice.ts, in the millimetres of head.ts: from point to point,
 * commas between contours.
 */
export const contoursIn = (text: string): Point[][] =>
  text.split(",").map((contour) => {
    const steps = contour.split(" ").map(Number);
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i] as number;
      y += steps[i + 1] as number;
      points.push([x, y]);
    }
    return rounded(rounded(rounded(points)));
  });
