/** The part of a plane that is computed, in millimetres: x to the right of the picture, y upwards. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A rectangle of points, `width` by `height`, in rows from the top; blocks of `BLOCK` by `BLOCK` cells fill it. */
export type Grid = Readonly<{
  width: number;
  height: number;
  /** Millimetres between two points of a row, of a column. */
  dx: number;
  dy: number;
  area: Area;
}>;

/** Cells along a block's side. */
const BLOCK = 4;

/** The grid over `area` whose points lie about `spacing` millimetres apart. */
export function createGrid(area: Area, spacing: number): Grid {
  const across = area.right - area.left;
  const down = area.top - area.bottom;
  const width = Math.ceil(across / spacing / BLOCK) * BLOCK + 1;
  const height = Math.ceil(down / spacing / BLOCK) * BLOCK + 1;
  return { width, height, dx: across / (width - 1), dy: down / (height - 1), area };
}

/** A signed distance, or any other height, known at every point of a grid: `field(p)` is its value at point p. */
export interface Field {
  (point: number): number;
  readonly values: Float32Array;
  /** The lowest value of all; above 0 the solid is not in this plane. */
  readonly least: number;
}

/** Value at (x, y), millimetres in the plane; `point` is the number of that point, for other fields' values. */
export type Height = (x: number, y: number, point: number) => number;

/** Turns values at the grid's points into a field. */
export function createField(values: Float32Array): Field {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) if (value < least) least = value;
  return Object.assign((point: number) => values[point] as number, { values, least });
}

/**
 * Computes `height` at the points (xs, ys) of the grid. Blocks of points whose corners are all far outside the solid
 * are interpolated, which saves most of the work.
 */
export function sampleField(grid: Grid, xs: Float32Array, ys: Float32Array, height: Height): Field {
  const { width } = grid;
  const values = new Float32Array(xs.length);
  const far = BLOCK * Math.max(grid.dx, grid.dy) * 1.5;
  const at = (point: number) => values[point] as number;
  const compute = (point: number) => {
    values[point] = height(xs[point] as number, ys[point] as number, point);
  };
  for (let row = 0; row < values.length; row += BLOCK * width)
    for (let column = 0; column < width; column += BLOCK) compute(row + column);
  for (let point = 0; point < values.length; point++) {
    const right = (point % width) % BLOCK;
    const down = Math.floor(point / width) % BLOCK;
    if (!right && !down) continue;
    const corner = point - right - down * width;
    const below = corner + (down && BLOCK * width);
    const across = right && BLOCK;
    const a = at(corner);
    const b = at(corner + across);
    const c = at(below);
    const d = at(below + across);
    if (a > far && b > far && c > far && d > far) {
      const upper = a + ((b - a) * right) / BLOCK;
      const lower = c + ((d - c) * right) / BLOCK;
      values[point] = upper + ((lower - upper) * down) / BLOCK;
    } else compute(point);
  }
  return createField(values);
}

/**
 * The path of the contour through a cell, by the corners below the level (1 top left, 2 top right, 4 bottom right, 8
 * bottom left): pairs of the side where it enters and the side where it leaves (0 top, 1 right, 2 bottom, 3 left).
 */
const CONTOUR_PATHS = [
  "",
  "30",
  "01",
  "31",
  "12",
  "3012",
  "02",
  "32",
  "23",
  "20",
  "0123",
  "21",
  "13",
  "10",
  "03",
  "",
];

/**
 * A function that finds all contours of a field at a level of more than `least` points, x0, y0, x1, y1 … in grid units:
 * columns and rows from the top left.
 */
export function createContours(grid: Grid) {
  const { width, height } = grid;
  // Sides of cells by number: 2p runs to the right from point p, 2p + 1 downwards.
  const sides = [0, 3, 2 * width, 1];
  // The side that follows each side, counted from 1, and how many ways come in; zero again after every call.
  const next = new Int32Array(2 * width * height);
  const entered = new Uint8Array(2 * width * height);

  return ({ values, least: lowest }: Field, level: number, least: number) => {
    const found: { points: number[]; closed: boolean }[] = [];
    if (lowest >= level) return found;
    const left: number[] = [];
    const at = (point: number) => values[point] as number;
    // The right-hand corners of the previous cell are the left-hand corners of this one, across the end of a row too.
    let corners = 2 * +(at(0) < level) + 4 * +(at(width) < level);
    for (let p = 0; p < values.length - width - 1; p++) {
      const right = 2 * +(at(p + 1) < level) + 4 * +(at(p + width + 1) < level);
      corners = ((corners >> 1) & 1) | ((corners << 1) & 8) | right;
      if ((p + 1) % width === 0) continue;
      const way = CONTOUR_PATHS[corners] as string;
      for (let i = 0; i < way.length; i += 2) {
        const from = 2 * p + (sides[+(way[i] as string)] as number);
        const to = 2 * p + (sides[+(way[i + 1] as string)] as number);
        next[from] = to + 1;
        entered[to] = 1;
        left.push(from);
      }
    }
    const follow = (start: number) => {
      const points: number[] = [];
      let side = start;
      do {
        const p = side >> 1;
        const down = side & 1;
        const along = (level - at(p)) / (at(p + (down ? width : 1)) - at(p));
        points.push((p % width) + (down ? 0 : along), Math.floor(p / width) + (down ? along : 0));
        const following = (next[side] as number) - 1;
        next[side] = entered[side] = 0;
        side = following;
      } while (side >= 0 && side !== start);
      if (points.length > least * 2) found.push({ points, closed: side === start });
    };
    // Open contours from their beginnings, then the closed ones.
    for (const side of left) if (next[side] && !entered[side]) follow(side);
    for (const side of left) if (next[side]) follow(side);
    return found;
  };
}
