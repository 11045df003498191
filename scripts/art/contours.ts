/** A point in the units of a drawing. */
export type Point = readonly [x: number, y: number];

/** One line of a drawing: its corners, and whether the last meets the first. */
export interface Contour {
  points: Point[];
  closed: boolean;
}

const STEPS_PER_CURVE = 6;

/** Reads the path commands the design's drawings use (M, L and their relative forms, c, z) as polylines. */
export function contoursOf(path: string): Contour[] {
  const tokens = path.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  const contours: Contour[] = [];
  let at: Point = [0, 0];
  let command = "M";
  let index = 0;
  const number = () => Number(tokens[index++]);
  const pair = (from: Point): Point => [from[0] + number(), from[1] + number()];
  while (index < tokens.length) {
    const token = tokens[index] ?? "";
    if (/[a-z]/i.test(token)) {
      command = token;
      index++;
    }
    const current = contours.at(-1);
    if (command === "z" || command === "Z") {
      if (current?.points[0]) {
        current.closed = true;
        at = current.points[0];
      }
    } else if (command === "M" || command === "m") {
      at = pair(command === "M" ? [0, 0] : at);
      contours.push({ points: [at], closed: false });
      command = command === "M" ? "L" : "l";
    } else if (command === "L" || command === "l") {
      at = pair(command === "L" ? [0, 0] : at);
      current?.points.push(at);
    } else if (command === "c") {
      const [b, c, d] = [pair(at), pair(at), pair(at)];
      for (let step = 1; step <= STEPS_PER_CURVE; step++)
        current?.points.push(bezier(at, b, c, d, step / STEPS_PER_CURVE));
      at = d;
    } else {
      throw new Error(`The drawings were expected to use M, L, c and z only, found ${command}`);
    }
  }
  return contours;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const mix = (axis: 0 | 1) =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return [mix(0), mix(1)];
}

/** Leaves out points that lie closer than `tolerance` to the line without them (Douglas and Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/**
 * Path data of a contour in whole units, its corners rounded: the line runs through the middle of each side and
 * takes the corner as control point. Open contours keep their two ends.
 */
export function roundedPath({ points, closed }: Contour): string {
  const corners = closed ? points.slice(0, -1) : points;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const at = (index: number) => corners[(index + corners.length) % corners.length] as Point;
  const start = closed ? middle(at(-1), at(0)) : at(0);
  let [x, y] = start.map(Math.round) as [number, number];
  let path = `M${x} ${y}q`;
  const controls = closed
    ? corners.map((_, index) => index)
    : corners.slice(1, -1).map((_, index) => index + 1);
  if (controls.length === 0) return `M${x} ${y}L${at(1).map(Math.round).join(" ")}`;
  for (const index of controls) {
    const last = !closed && index === corners.length - 2;
    const end = (last ? at(-1) : middle(at(index), at(index + 1))).map(Math.round) as [number, number];
    const control = at(index).map(Math.round) as [number, number];
    path += ` ${control[0] - x} ${control[1] - y} ${end[0] - x} ${end[1] - y}`;
    [x, y] = end;
  }
  return path.replace(/q /, "q").replace(/ -/g, "-") + (closed ? "z" : "");
}
