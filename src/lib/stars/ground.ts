import { type Colour, mix, packed } from "./colour.ts";
import type { Stage } from "./stage.ts";

/** The night behind the stars: night-950 far from the figure, the glow's colour behind its middle. */
const NIGHT: Colour = [3, 17, 19];
const GLOW: Colour = [14, 44, 46];

/** Alpha of a pixel as it lies in an ImageData read through a Uint32Array (little-endian, as all browsers are). */
export const OPAQUE = 0xff000000;

/** Steps of the ramp from night to glow. */
const STEPS = 1024;

/** Ordered-dither thresholds, 4 × 4: they break up the bands of so dark a gradient. */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (level) => (level / 15 - 0.5) * 0.04 * STEPS,
);

/** A Gaussian bell along one axis, `size` samples with its top at `center`. */
function bell(size: number, center: number, spread: number): Float32Array {
  return Float32Array.from({ length: size }, (_, i) => Math.exp(-(((i - center) / spread) ** 2)));
}

/**
 * Bakes the ground of a stage, one pixel per element. The glow is the product of two bells, so that a pixel costs a
 * multiplication and a look-up: baking must not delay the first frame.
 */
export function bakeGround(stage: Stage): Uint32Array<ArrayBuffer> {
  const colours = Uint32Array.from(
    { length: STEPS + 1 },
    (_, step) => OPAQUE | packed(mix(NIGHT, GLOW, step / STEPS)),
  );
  const glowAt = stage.glow;
  const horizontal = bell(stage.width, glowAt.x, glowAt.radiusX);
  const vertical = bell(stage.height, glowAt.y, glowAt.radiusY);
  const pixels = new Uint32Array(stage.width * stage.height);
  for (let y = 0, at = 0; y < stage.height; y++) {
    const glow = (vertical[y] as number) * STEPS;
    const row = (y & 3) * 4;
    for (let x = 0; x < stage.width; x++, at++) {
      const step = glow * (horizontal[x] as number) + (DITHER[row + (x & 3)] as number);
      pixels[at] = colours[Math.max(0, Math.min(STEPS, step | 0))] as number;
    }
  }
  return pixels;
}
