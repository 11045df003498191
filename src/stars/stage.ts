import { clamp, FIGURE } from "./choreography.ts";

/** A rectangle in CSS pixels; `x` and `y` are its upper left corner. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The box in which the stars are drawn, at least one pixel in size. All lengths are CSS pixels, measured from
 * the box's upper left corner.
 */
export interface Box extends Rect {
  /** Canvas pixels per CSS pixel: `devicePixelRatio`, or less on a slow machine. */
  ratio: number;
  /**
   * Whether the window matches `MOBILE_LAYOUT`: the stars then have another brightness and fewer
   * canvas pixels, and the animation begins with a pause.
   */
  isMobile: boolean;
  /** The area in which head and spirals are drawn. */
  figure: Rect;
  /** Rectangles of text and buttons, in which stars are dimmed. */
  texts: readonly Rect[];
}

/**
 * Chooses the number of canvas pixels per CSS pixel, at least 1. The canvas then has enough pixels for a
 * sharp picture, and few enough to paint sixty frames per second.
 */
function pixelRatio(box: Pick<Box, "width" | "height" | "ratio" | "isMobile">): number {
  const most = box.isMobile ? 540_000 : 1_500_000;
  let ratio = Math.min(box.ratio, box.isMobile ? 2 : 1.5);
  while (ratio > 1 && box.width * box.height * ratio * ratio > most) ratio -= 0.125;
  return Math.max(1, ratio);
}

/** Width and height of a cell of the mask that dims stars behind text (`createMask`), in canvas pixels. */
export const MASK_CELL_PX = 4;

/**
 * Share of the light that remains inside a rectangle of text. Stars are dimmed there, because a bright star
 * beside a letter looks like a diacritic: „Punctele” would become „Puncțele”.
 */
const LIGHT_IN_TEXT = 0.12;

/** Width of the soft edge around a rectangle of text, in CSS pixels. */
const SOFT_EDGE_PX = 24;

/** Distance of a coordinate from an interval, in widths of the soft edge; 0 inside the interval. */
const softDistance = (start: number, length: number, place: number) =>
  Math.max(start - place, place - start - length, 0) / SOFT_EDGE_PX;

/**
 * Computes the mask that dims stars behind text: for each cell the share of a star's light that is shown, 0
 * to 255.
 * @param ratio canvas pixels per CSS pixel
 * @param texts rectangles with text, in CSS pixels
 * @returns `cells`: the shares row by row; `width`: the number of cells in a row
 */
function createMask(canvasWidth: number, canvasHeight: number, ratio: number, texts: readonly Rect[]) {
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

/**
 * Computes the layout of the canvas from a box in CSS pixels; the results are in canvas pixels. Head and
 * spirals are centred in the rectangle `box.figure` and as large as possible.
 */
export function createStage(box: Box) {
  const wanted = pixelRatio(box);
  const width = Math.floor(box.width * wanted);
  // The ratio is computed again from the whole number of columns, so that pixels are square and the last row
  // reaches the lower edge.
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
    /** Position of the origin of the head's coordinates on the canvas. */
    originX: x - scale * (FIGURE.left + FIGURE.width / 2),
    originY: y - scale * (FIGURE.top + FIGURE.height / 2),
    /** Canvas pixels per millimetre of the head. */
    scale,
    /**
     * Factor for all light. Stars are darker on finer pixels; the factor makes the canvas as bright as the
     * static drawing that the page shows before the canvas.
     */
    gain: box.isMobile ? Math.max(1.35, 1.02 * ratio ** 1.2) : 1.42 * ratio ** 1.2,
    /**
     * Factor for the light of head and spirals: the smaller they are, the closer together are their stars,
     * and the less light each star needs.
     */
    dense: Math.max(0.55, clamp(own / 1.1)),
    /**
     * Minimum share of a star's light that also falls on the neighbouring pixels; larger for finer pixels.
     */
    blur: Math.min(0.4, Math.max(0, 1.2 * ratio - 1.2)),
    /** The glow behind the figure. The static drawing contains the same glow (HeroStars.tsx). */
    glow: { x, y, radiusX: 0.68 * scale * FIGURE.height, radiusY: 0.72 * scale * FIGURE.height },
    mask: createMask(width, height, ratio, box.texts),
  };
}

export type Stage = ReturnType<typeof createStage>;
