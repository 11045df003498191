import type { Paint } from "../../src/lib/layer.ts";

/**
 * A curve in drawing units (a drawing is 1200 by 900 units, `DRAWING`), with y downwards. `points` contains
 * its control points as x0, y0, x1, y1 …; `svgPath` rounds the corners at these points.
 */
export interface Curve {
  /** Whether the last point is connected with the first. */
  readonly closed: boolean;
  readonly points: Float32Array;
}

/** One line of a slice: a contour, or a piece of one. */
export interface Line extends Curve {
  readonly kind: Paint;
  /**
   * The name of the structure whose outline this line is; undefined for all other lines. All outlines of one
   * structure are filled together with the even-odd rule, so that holes in the structure stay empty.
   */
  readonly part?: string | undefined;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The square of the distance from (x, y) to the line segment from (ax, ay) to (bx, by). */
function squaredDistance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2;
}

/**
 * Distance from a point to the nearest segment of the curves: positive inside the curves (even-odd rule),
 * negative outside.
 */
export function depthIn(curves: readonly Curve[], x: number, y: number): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points: ring } of curves)
    for (let i = 0, last = ring.length - 2; i < ring.length; last = i, i += 2) {
      const [ax, ay] = [ring[last] as number, ring[last + 1] as number];
      const [bx, by] = [ring[i] as number, ring[i + 1] as number];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      nearest = Math.min(nearest, squaredDistance(x, y, ax, ay, bx, by));
    }
  return inside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

/** The box around all points of the curves. */
export function bounds(curves: readonly Curve[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of curves)
    for (const [i, at] of points.entries())
      if (i % 2) [top, bottom] = [Math.min(top, at), Math.max(bottom, at)];
      else [left, right] = [Math.min(left, at), Math.max(right, at)];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/**
 * Simplifies a line (Douglas and Peucker's algorithm): removes the points that are at most `tolerance` away
 * from the line through the points that are kept.
 * @param points x0, y0, x1, y1 …; the first and the last point are always kept
 */
export function simplify(points: Float32Array, tolerance: number): Float32Array {
  const x = (i: number) => points[2 * i] as number;
  const y = (i: number) => points[2 * i + 1] as number;
  const keep = new Set<number>();
  const split = (first: number, last: number) => {
    keep.add(first).add(last);
    let farthest = 0;
    let distance = tolerance ** 2;
    for (let i = first + 1; i < last; i++) {
      const away = squaredDistance(x(i), y(i), x(first), y(first), x(last), y(last));
      if (away > distance) [farthest, distance] = [i, away];
    }
    if (!farthest) return;
    split(first, farthest);
    split(farthest, last);
  };
  split(0, points.length / 2 - 1);
  return points.filter((_, i) => keep.has(i >> 1));
}

/**
 * Converts curves to SVG path data with relative commands and whole drawing units. The points of a curve are
 * the control points of a quadratic B-spline, which goes through the middle between two neighbouring points
 * and rounds the corner at each point. An open curve begins at its first point and ends at its last one.
 */
export function svgPath(curves: readonly Curve[]): string {
  let path = "";
  let last = "";
  let pen = [0, 0];
  const write = (command: string, ...places: number[]) => {
    const from = command === "M" ? [0, 0] : pen;
    const steps = places.map((place, i) => Math.round(place) - (from[i % 2] as number));
    path += (command === last ? " " : command) + steps.join(" ");
    pen = places.slice(-2).map(Math.round);
    last = command;
  };
  for (const { points, closed } of curves) {
    const count = points.length / 2;
    const at = (i: number) => [...points.subarray(2 * (i % count), 2 * (i % count) + 2)];
    const middle = (i: number) => at(i).map((place, axis) => (place + (at(i + 1)[axis] as number)) / 2);
    const end = closed ? count : count - 1;
    last = "";
    write("M", ...(closed ? middle(end - 1) : at(0)));
    for (let i = closed ? 0 : 1; i < end; i++) write("q", ...at(i), ...middle(i));
    if (closed) path += "z";
    else write("l", ...at(end));
  }
  return path.replaceAll(" -", "-");
}
