/** A rectangle in CSS pixels, from its upper left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Canvas pixels to one cell of the mask, across and down. */
export const CELL = 4;

/** Light that is left inside a box of text. A point beside a letter reads as a diacritic: „Puncțele”. */
const INSIDE = 0.12;

/** Width of the soft edge around a box, in CSS pixels. */
const EDGE = 24;

/** How much of a star's light is let through, cell by cell, in 255ths. */
export interface Mask {
  readonly cells: Uint8Array;
  /** Cells in a row. */
  readonly width: number;
}

/** A mask for a canvas of this size with text in `texts` (in CSS pixels; `ratio` canvas pixels each). */
export function createMask(
  canvasWidth: number,
  canvasHeight: number,
  ratio: number,
  texts: readonly Rect[],
): Mask {
  const width = Math.ceil(canvasWidth / CELL);
  const height = Math.ceil(canvasHeight / CELL);
  const cells = new Uint8Array(width * height).fill(255);
  const size = CELL / ratio;
  for (const text of texts) {
    const right = text.x + text.width;
    const bottom = text.y + text.height;
    const lastColumn = Math.min(width - 1, Math.floor((right + EDGE) / size));
    const lastRow = Math.min(height - 1, Math.floor((bottom + EDGE) / size));
    for (let row = Math.max(0, Math.floor((text.y - EDGE) / size)); row <= lastRow; row++) {
      const y = (row + 0.5) * size;
      const offY = Math.max(text.y - y, y - bottom, 0);
      for (let column = Math.max(0, Math.floor((text.x - EDGE) / size)); column <= lastColumn; column++) {
        const x = (column + 0.5) * size;
        const off = Math.min(1, Math.hypot(Math.max(text.x - x, x - right, 0), offY) / EDGE);
        const light = 255 * (INSIDE + (1 - INSIDE) * off * off * (3 - 2 * off));
        const at = row * width + column;
        cells[at] = Math.min(cells[at] as number, light);
      }
    }
  }
  return { cells, width };
}
