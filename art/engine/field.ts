/**
 * The part of a slice's plane for which values are computed. Coordinates are in millimetres: x goes to the
 * right in the picture, y upwards.
 */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A rectangular grid of `width` by `height` points, which are numbered row by row from the top left.
 */
export type Grid = Readonly<{
  width: number;
  height: number;
  /** Distance between two neighbouring points of a row (`dx`) and of a column (`dy`), in millimetres. */
  dx: number;
  dy: number;
  area: Area;
}>;

/**
 * A block is a square of cells of the grid, and this is the number of cells along its side. `sampleField`
 * computes the corners of each block first.
 */
const BLOCK = 4;

/** A grid over `area` whose points are about `spacing` millimetres apart. */
export function createGrid(area: Area, spacing: number): Grid {
  const across = area.right - area.left;
  const down = area.top - area.bottom;
  const width = Math.ceil(across / spacing / BLOCK) * BLOCK + 1;
  const height = Math.ceil(down / spacing / BLOCK) * BLOCK + 1;
  return { width, height, dx: across / (width - 1), dy: down / (height - 1), area };
}

/**
 * The values of something at all points of a grid, usually of the signed distance (mm) to a solid, which is
 * negative inside the solid. `field(p)` is the value at point p.
 */
export interface Field {
  (point: number): number;
  readonly values: Float32Array;
  /**
   * The lowest value of the field. If the field is the distance to a solid and this value is above 0, the
   * slice does not cut the solid.
   */
  readonly lowest: number;
}

/**
 * Computes the value of a field at the grid point with the index `point`, which is at (x, y) in millimetres.
 * With this index the function can read the values of other fields at the same grid point.
 */
export type ValueAt = (x: number, y: number, point: number) => number;

export function createField(values: Float32Array): Field {
  let lowest = Number.POSITIVE_INFINITY;
  for (const value of values) if (value < lowest) lowest = value;
  return Object.assign((point: number) => values[point] as number, { values, lowest });
}

/**
 * Computes `valueAt` at all points of the grid, whose coordinates are `xs` and `ys` (mm). If the values at
 * the four corners of a block show that all corners are far outside the solid, the other points of the block
 * are interpolated from the corners. This saves most of the work.
 */
export function sampleField(grid: Grid, xs: Float32Array, ys: Float32Array, valueAt: ValueAt): Field {
  const { width } = grid;
  const values = new Float32Array(xs.length);
  const far = BLOCK * Math.max(grid.dx, grid.dy) * 1.5;
  const at = (point: number) => values[point] as number;
  const compute = (point: number) => {
    values[point] = valueAt(xs[point] as number, ys[point] as number, point);
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
 * The table of the marching-squares algorithm: how contours cross a cell of the grid. The index is the sum of
 * the numbers of the corners whose values are below the level of the contours: 1 top left, 2 top right, 4
 * bottom right, 8 bottom left. In an entry, each pair of digits is one piece of a contour: the side where it
 * enters the cell and the side where it leaves (0 top, 1 right, 2 bottom, 3 left).
 */
const CONTOUR_PATHS = " 30 01 31 12 3012 02 32 23 20 0123 21 13 10 03 ".split(" ");

/**
 * Returns a function that finds all contours of a field: the lines on which the field has the value `level`
 * (marching squares). The function leaves out contours of at most `least` points. The points of a contour are
 * x0, y0, x1, y1 … in grid units: the column and the row, counted from the top left.
 */
export function createContours(grid: Grid) {
  const { width, height } = grid;
  // Every side of a cell has a number: side 2p goes from point p to the point on its right, side 2p + 1 from
  // point p to the point below. `sides` contains the offsets of a cell's top, right, bottom and left side
  // from the number of its top side.
  const sides = [0, 3, 2 * width, 1];
  // A contour goes from side to side. For each side, `next` contains 1 plus the number of the side to which
  // the contour continues, or 0 if no contour continues from here; `entered` contains 1 if a contour comes
  // here from another side. At the end of a call both arrays contain only zeros, so that the next call can
  // use them.
  const next = new Int32Array(2 * width * height);
  const entered = new Uint8Array(2 * width * height);

  return ({ values, lowest }: Field, level: number, least: number) => {
    const found: { points: number[]; closed: boolean }[] = [];
    if (lowest >= level) return found;
    const starts: number[] = [];
    const at = (point: number) => values[point] as number;
    // `corners` is the index of the current cell's entry in `CONTOUR_PATHS`. The right corners of a cell are
    // the left corners of the next cell. No cell begins at the last point of a row; the loop visits this
    // point only to find the left corners of the next row.
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
        starts.push(from);
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
    // An open contour starts at a side that no contour enters. What remains after the open contours is
    // closed.
    for (const side of starts) if (next[side] && !entered[side]) follow(side);
    for (const side of starts) if (next[side]) follow(side);
    return found;
  };
}
