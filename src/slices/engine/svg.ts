import type { Line } from "../types.ts";

/**
 * Path data of lines: whole drawing units, relative commands. A line runs through the middle of each of its sides, its
 * points as control points (a quadratic B-spline): corners get the radius of a pen. An open line keeps its two ends.
 */
export function svgPath(lines: readonly Pick<Line, "points" | "closed">[]): string {
  let path = "";
  let last = "";
  let pen = [0, 0];
  const write = (command: string, ...places: number[]) => {
    const from = command === "M" ? [0, 0] : pen;
    const joins = command === last;
    path += joins ? "" : command;
    places.forEach((place, i) => {
      const step = Math.round(place) - (from[i % 2] as number);
      path += (i || joins) && step >= 0 ? ` ${step}` : step;
    });
    pen = places.slice(-2).map(Math.round);
    last = command;
  };
  for (const { points, closed } of lines) {
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
  return path;
}
