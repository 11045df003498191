import { clamp } from "./choreography.ts";
import { FIGURE } from "./view.ts";

/** The widest layout that uses the mobile composition, in CSS pixels (specification §1). */
export const MOBILE_MAX_WIDTH = 768;

/** A rectangle in CSS pixels, from its upper left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box the stars are drawn in, a pixel at least; all lengths in CSS pixels, from its own upper left corner. */
export interface Box extends Rect {
  /** `devicePixelRatio`, or a lower limit that a slow machine has earned. */
  ratio: number;
  /** Mobile composition: layout width up to `MOBILE_MAX_WIDTH`. */
  mobile: boolean;
  /** The area of the figure. */
  figure: Rect;
  /** Rectangles of text and buttons. */
  texts: readonly Rect[];
}

/** Canvas pixels per CSS pixel: sharp enough to look at, few enough to fill sixty times a second; never under 1. */
export function pixelRatio(box: Pick<Box, "width" | "height" | "ratio" | "mobile">): number {
  const most = box.mobile ? 540_000 : 1_500_000;
  let ratio = Math.min(box.ratio, box.mobile ? 2 : 1.5);
  while (ratio > 1 && box.width * box.height * ratio * ratio > most) ratio -= 0.125;
  return Math.max(1, ratio);
}

/** Canvas pixels to one cell of the mask, across and down. */
export const MASK_CELL_PX = 4;

/** The remaining light inside a rectangle of text: a point beside a letter reads as a diacritic („Puncțele”). */
const LIGHT_IN_TEXT = 0.12;

/** Width of the soft edge around a box, in CSS pixels. */
const SOFT_EDGE_PX = 24;

/** Distance of a place from a stretch, in widths of the edge. */
const softDistance = (start: number, length: number, place: number) =>
  Math.max(start - place, place - start - length, 0) / SOFT_EDGE_PX;

/**
 * How much of a star's light is let through, cell by cell, in 255ths, for a canvas of this size with text in `texts` (in
 * CSS pixels; `ratio` canvas pixels each). `width` is that of a row in cells.
 */
export function createMask(canvasWidth: number, canvasHeight: number, ratio: number, texts: readonly Rect[]) {
  const width = Math.ceil(canvasWidth / MASK_CELL_PX);
  const cells = new Uint8Array(width * Math.ceil(canvasHeight / MASK_CELL_PX)).fill(255);
  const size = MASK_CELL_PX / ratio;
  for (const text of texts)
    for (let start = 0; start < cells.length; start += width) {
      const offY = softDistance(text.y, text.height, (start / width + 0.5) * size);
      if (offY >= 1) continue;
      for (let column = 0; column < width; column++) {
        const offX = softDistance(text.x, text.width, (column + 0.5) * size);
        const away = Math.min(1, Math.sqrt(offX * offX + offY * offY));
        const light = 255 * (LIGHT_IN_TEXT + (1 - LIGHT_IN_TEXT) * away * away * (3 - 2 * away));
        cells[start + column] = Math.min(cells[start + column] as number, light);
      }
    }
  return { cells, width };
}

/** Composition for a box: the figure as large as its rectangle allows, in its middle; all lengths in canvas pixels. */
export function createStage(box: Box) {
  const wanted = pixelRatio(box);
  const width = Math.floor(box.width * wanted);
  // From the whole number of columns, so that pixels are square and the last row reaches the lower edge.
  const ratio = width / box.width;
  const height = Math.ceil(box.height * ratio);
  const { figure } = box;
  const own = Math.min(figure.width / FIGURE.width, figure.height / FIGURE.height);
  const scale = ratio * own;
  const x = ratio * (figure.x + figure.width / 2);
  const y = ratio * (figure.y + figure.height / 2);
  return {
    width,
    height,
    /** Canvas pixels per CSS pixel. */
    ratio,
    /** Place of the head's origin. */
    originX: x - scale * (FIGURE.left + FIGURE.width / 2),
    originY: y - scale * (FIGURE.top + FIGURE.height / 2),
    /** Pixels per millimetre of the head. */
    scale,
    /** Multiplies all light, so that the canvas sheds as much of it as the drawing before: fine pixels are small ones. */
    gain: box.mobile ? Math.max(1.35, 1.02 * ratio ** 1.2) : 1.42 * ratio ** 1.2,
    /** Factor for the figure's light: on a small figure the stars are closer together. */
    dense: Math.max(0.55, clamp(own / 1.1)),
    /** Smallest spread of a star: fine pixels need more of them. */
    blur: Math.min(0.4, Math.max(0, 1.2 * ratio - 1.2)),
    /** The glow behind the figure. The style sheet paints the same before the stars appear (HeroStars.module.css). */
    glow: { x, y, radiusX: 0.68 * ratio * figure.height, radiusY: 0.72 * ratio * figure.height },
    mask: createMask(width, height, ratio, box.texts),
  };
}

export type Stage = ReturnType<typeof createStage>;
