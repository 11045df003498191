/** The widest layout that uses the mobile composition, in CSS pixels (specification §1). */
export const MOBILE_MAX_WIDTH = 768;

/** The box the stars are drawn in. */
export interface Box {
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** `devicePixelRatio`, or a lower limit that a slow machine has earned. */
  ratio: number;
  /** Mobile composition: layout width up to `MOBILE_MAX_WIDTH`. */
  mobile: boolean;
}

/** Where the stack stands and how big it is; all lengths in canvas pixels. */
export interface Stage {
  width: number;
  height: number;
  /** Canvas pixels per CSS pixel. */
  ratio: number;
  centerX: number;
  centerY: number;
  radius: number;
  /** Vertical distance of two heights that differ by 1, in radii. */
  lift: number;
  /** Field stars are dimmed to `shade` where text stands, with a soft edge: 1 + slopeX·x + slopeY·y, clamped. */
  shade: number;
  shadeBase: number;
  shadeX: number;
  shadeY: number;
}

const LIMITS = {
  mobile: { ratio: 2, pixels: 540_000 },
  desktop: { ratio: 1.5, pixels: 1_500_000 },
} as const;

/** Canvas pixels per CSS pixel: sharp enough to look at, few enough to fill sixty times a second; never under 1. */
export function pixelRatio(box: Box): number {
  const limit = box.mobile ? LIMITS.mobile : LIMITS.desktop;
  let ratio = Math.min(box.ratio, limit.ratio);
  while (ratio > 1 && box.width * box.height * ratio * ratio > limit.pixels) ratio -= 0.125;
  return Math.max(1, ratio);
}

/**
 * Whether a picture made for `built` no longer fits `now`. On touch screens an address bar that slides in makes the
 * page up to 120 px shorter; the picture then stays as it is, cut at its lower edge.
 */
export function outgrown(built: Box, now: Box, touch: boolean): boolean {
  if (built.width !== now.width || built.ratio !== now.ratio || built.mobile !== now.mobile) return true;
  const shorterBy = built.height - now.height;
  return touch ? shorterBy < 0 || shorterBy >= 120 : shorterBy !== 0;
}

/** Composition for a box: the stack at the right of the text, or above it on narrow screens. */
export function createStage(box: Box): Stage {
  const wanted = pixelRatio(box);
  const width = Math.max(1, Math.floor(box.width * wanted));
  // From the whole number of columns, so that pixels are square and the last row reaches the lower edge.
  const ratio = width / Math.max(1, box.width);
  const height = Math.max(1, Math.ceil(box.height * ratio));
  const pixels = { width, height, ratio };
  if (box.mobile) {
    return {
      ...pixels,
      centerX: width * 0.5,
      centerY: (box.width < MOBILE_MAX_WIDTH ? 212 : 238) * ratio,
      radius: Math.min(width * 0.38, 134 * ratio),
      lift: 1.12,
      shade: 0.45,
      shadeBase: 4.5,
      shadeX: 0,
      shadeY: -10 / height,
    };
  }
  return {
    ...pixels,
    centerX: width * 0.735,
    centerY: height * 0.515,
    radius: Math.min(width * 0.2, height * 0.335),
    lift: 1.26,
    shade: 0.6,
    shadeBase: -4.5,
    shadeX: 10 / width,
    shadeY: 0,
  };
}
