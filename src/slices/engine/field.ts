/** The part of a plane that is computed, in millimetres: x to the right of the picture, y upwards. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A rectangle of points, `width` by `height`, in rows from the top; blocks of `BLOCK` by `BLOCK` cells fill it. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Millimetres between two points of a row, of a column. */
  readonly dx: number;
  readonly dy: number;
  readonly area: Area;
}

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
 * Computes `height` at the places (xs, ys) of the grid's points. What lies in a block of points whose corners are all far
 * outside the solid is filled by interpolation, which saves most of the work.
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
