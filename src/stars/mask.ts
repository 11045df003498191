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

/** Distance of a place from a stretch, in widths of the edge. */
const off = (start: number, length: number, place: number): number =>
  Math.max(start - place, place - start - length, 0) / EDGE;

/** A mask for a canvas of this size with text in `texts` (in CSS pixels; `ratio` canvas pixels each). */
export function createMask(
  canvasWidth: number,
  canvasHeight: number,
  ratio: number,
  texts: readonly Rect[],
): Mask {
  const width = Math.ceil(canvasWidth / CELL);
  const cells = new Uint8Array(width * Math.ceil(canvasHeight / CELL)).fill(255);
  const size = CELL / ratio;
  for (const text of texts)
    for (let start = 0; start < cells.length; start += width) {
      const offY = off(text.y, text.height, (start / width + 0.5) * size);
      if (offY >= 1) continue;
      for (let column = 0; column < width; column++) {
        const offX = off(text.x, text.width, (column + 0.5) * size);
        const away = Math.min(1, Math.sqrt(offX * offX + offY * offY));
        const light = 255 * (INSIDE + (1 - INSIDE) * away * away * (3 - 2 * away));
        cells[start + column] = Math.min(cells[start + column] as number, light);
      }
    }
  return { cells, width };
}
