import { clamp } from "./choreography.ts";
import { createMask, type Mask, type Rect } from "./mask.ts";
import { FIGURE } from "./view.ts";

/** The widest layout that uses the mobile composition, in CSS pixels (specification §1). */
export const MOBILE_MAX_WIDTH = 768;

/** The box the stars are drawn in; all lengths in CSS pixels, from the upper left corner. */
export interface Box {
  width: number;
  height: number;
  /** `devicePixelRatio`, or a lower limit that a slow machine has earned. */
  ratio: number;
  /** Mobile composition: layout width up to `MOBILE_MAX_WIDTH`. */
  mobile: boolean;
  /** Where the figure may stand. */
  figure: Rect;
  /** Where text and buttons are. */
  texts: readonly Rect[];
}

/** Where the figure stands and how big it is; all lengths in canvas pixels. */
export interface Stage {
  width: number;
  height: number;
  /** Canvas pixels per CSS pixel. */
  ratio: number;
  /** Place of the head's origin. */
  originX: number;
  originY: number;
  /** Pixels per millimetre of the head. */
  scale: number;
  /** Multiplies all light: few pixels make faint points. */
  gain: number;
  /** Multiplies the figure's light: on a small figure the stars stand closer. */
  dense: number;
  /** Smallest spread of a star: fine pixels need more of them. */
  blur: number;
  /** Centre and radii of the glow behind the figure. */
  glow: { x: number; y: number; radiusX: number; radiusY: number };
  /** Takes the light away from where text is. */
  mask: Mask;
}

/** Canvas pixels per CSS pixel: sharp enough to look at, few enough to fill sixty times a second; never under 1. */
export function pixelRatio(box: Pick<Box, "width" | "height" | "ratio" | "mobile">): number {
  const most = box.mobile ? 540_000 : 1_500_000;
  let ratio = Math.min(box.ratio, box.mobile ? 2 : 1.5);
  while (ratio > 1 && box.width * box.height * ratio * ratio > most) ratio -= 0.125;
  return Math.max(1, ratio);
}

/**
 * Whether a picture made for `built` no longer fits `now`. On touch screens an address bar that slides in makes the
 * page up to 120 px shorter; the picture then stays as it is, cut at its lower edge.
 */
export function outgrown(built: Box, now: Box, touch: boolean): boolean {
  if (shapeOf(built) !== shapeOf(now)) return true;
  const shorterBy = built.height - now.height;
  return touch ? shorterBy < 0 || shorterBy >= 120 : shorterBy !== 0;
}

/** All of a box but its height, to the pixel: fonts that come, or larger text, move figure and words. */
const shapeOf = ({ width, ratio, mobile, figure, texts }: Box): string =>
  JSON.stringify([width, ratio, mobile, figure, texts], (_, value) =>
    value > 4 ? Math.round(value) : value,
  );

/** Composition for a box: the figure as large as its rectangle allows, in its middle. */
export function createStage(box: Box): Stage {
  const wanted = pixelRatio(box);
  const width = Math.max(1, Math.floor(box.width * wanted));
  // From the whole number of columns, so that pixels are square and the last row reaches the lower edge.
  const ratio = width / Math.max(1, box.width);
  const height = Math.max(1, Math.ceil(box.height * ratio));
  const { figure } = box;
  const own = Math.min(figure.width / FIGURE.width, figure.height / FIGURE.height);
  const scale = ratio * own;
  const x = ratio * (figure.x + figure.width / 2);
  const y = ratio * (figure.y + figure.height / 2);
  return {
    width,
    height,
    ratio,
    originX: x - scale * (FIGURE.left + FIGURE.width / 2),
    originY: y - scale * (FIGURE.top + FIGURE.height / 2),
    scale,
    gain: ratio > 1.2 ? 1 : 1.35,
    dense: Math.max(0.55, clamp(own / 1.1)),
    blur: ratio > 1.4 ? 0.28 : 0,
    // The style sheet paints the same glow before the stars come (HeroSky.module.css).
    glow: { x, y, radiusX: 0.68 * ratio * figure.height, radiusY: 0.72 * ratio * figure.height },
    mask: createMask(width, height, ratio, box.texts),
  };
}
