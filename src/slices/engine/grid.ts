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
export const BLOCK = 4;

/** The grid over `area` whose points lie about `spacing` millimetres apart. */
export function createGrid(area: Area, spacing: number): Grid {
  const across = area.right - area.left;
  const down = area.top - area.bottom;
  const width = Math.ceil(across / spacing / BLOCK) * BLOCK + 1;
  const height = Math.ceil(down / spacing / BLOCK) * BLOCK + 1;
  return { width, height, dx: across / (width - 1), dy: down / (height - 1), area };
}
