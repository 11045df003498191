import type { Line } from "../types.ts";

/** What a curve is drawn on: a `Path2D`, a canvas context, or a writer of path data. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  closePath(): void;
}

/**
 * Draws a line through the middle of each of its sides, its points as control points (a quadratic B-spline): corners
 * get the radius of a pen. An open line keeps its two ends.
 */
export function trace({ points, closed }: Pick<Line, "points" | "closed">, pen: Pen): void {
  const count = points.length / 2;
  const x = (i: number) => points[2 * (i % count)] as number;
  const y = (i: number) => points[2 * (i % count) + 1] as number;
  const middle = (i: number) => [(x(i) + x(i + 1)) / 2, (y(i) + y(i + 1)) / 2] as const;
  if (closed) pen.moveTo(...middle(count - 1));
  else pen.moveTo(x(0), y(0));
  for (let i = closed ? 0 : 1; i < (closed ? count : count - 1); i++)
    pen.quadraticCurveTo(x(i), y(i), ...middle(i));
  if (closed) pen.closePath();
  else pen.lineTo(x(count - 1), y(count - 1));
}
