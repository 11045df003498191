import { BLOCK, forEachBlock, type Grid } from "./grid.ts";

/** A signed distance, or any other height, known at every point of a grid: `field(p)` is its value at point p. */
export interface Field {
  (point: number): number;
  readonly values: Float32Array;
  /** Lowest and highest value of each block, so that contouring visits only the blocks that a level crosses. */
  readonly low: Float32Array;
  readonly high: Float32Array;
  /** The lowest value of all; above 0 the solid is not in this plane. */
  readonly least: number;
}

/** Value at (x, y), millimetres in the plane; `point` is the number of that point, for other fields' values. */
export type Height = (x: number, y: number, point: number) => number;

/** Turns values at the grid's points into a field. */
export function createField(grid: Grid, values: Float32Array): Field {
  const blocks = ((grid.width - 1) / BLOCK) * ((grid.height - 1) / BLOCK);
  const low = new Float32Array(blocks);
  const high = new Float32Array(blocks);
  let least = Number.POSITIVE_INFINITY;
  forEachBlock(grid, (block, corner) => {
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (let row = 0, point = corner; row <= BLOCK; row++, point += grid.width)
      for (let column = 0; column <= BLOCK; column++) {
        const value = values[point + column] as number;
        if (value < lowest) lowest = value;
        if (value > highest) highest = value;
      }
    low[block] = lowest;
    high[block] = highest;
    if (lowest < least) least = lowest;
  });
  return asField(values, low, high, least);
}

const NO_BLOCKS = new Float32Array();

function asField(values: Float32Array, low: Float32Array, high: Float32Array, least: number): Field {
  return Object.assign((point: number) => values[point] as number, { values, low, high, least });
}

/**
 * Computes `height` at the places (xs, ys) of the grid's points. Blocks whose corners all lie far outside the solid are
 * filled by interpolation, which saves most of the work; `coarse` computes every second point only.
 */
export function sampleField(
  grid: Grid,
  xs: Float32Array,
  ys: Float32Array,
  height: Height,
  coarse: boolean,
): Field {
  const { width, height: rows } = grid;
  const values = new Float32Array(width * rows);
  const far = BLOCK * Math.max(grid.dx, grid.dy) * 1.5;
  const compute = (point: number) => {
    values[point] = height(xs[point] as number, ys[point] as number, point);
  };
  const at = (point: number) => values[point] as number;
  let nearest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < rows; row += BLOCK)
    for (let column = 0; column < width; column += BLOCK) {
      compute(row * width + column);
      nearest = Math.min(nearest, at(row * width + column));
    }
  const stride = coarse ? 2 : 1;
  forEachBlock(grid, (_, corner) => {
    const below = corner + BLOCK * width;
    const a = at(corner);
    const b = at(corner + BLOCK);
    const c = at(below);
    const d = at(below + BLOCK);
    const outside = a > far && b > far && c > far && d > far;
    // A block owns its first row and column; the last block of a row or column owns its end too.
    const columns = BLOCK + Number((corner + BLOCK + 1) % width === 0);
    const lines = BLOCK + Number(corner + BLOCK * width + width >= values.length);
    if (outside)
      for (let row = 0; row < lines; row++) {
        const v = row / BLOCK;
        const start = a + (c - a) * v;
        const slope = (b + (d - b) * v - start) / BLOCK;
        const point = corner + row * width;
        for (let column = 0; column < columns; column++) values[point + column] = start + slope * column;
      }
    else
      for (let row = 0; row < lines; row += stride)
        for (let column = 0, point = corner + row * width; column < columns; column += stride)
          if (row % BLOCK || column % BLOCK) compute(point + column);
  });
  // The solid is far from this plane: nobody will ask for its blocks.
  if (nearest > far) return asField(values, NO_BLOCKS, NO_BLOCKS, nearest);
  if (coarse) {
    for (let point = 1; point < values.length; point += 2)
      if (Math.floor(point / width) % 2 === 0) values[point] = (at(point - 1) + at(point + 1)) / 2;
    for (let row = 1; row < rows; row += 2)
      for (let point = row * width; point < (row + 1) * width; point++)
        values[point] = (at(point - width) + at(point + width)) / 2;
  }
  return createField(grid, values);
}
