import { bell } from "./choreography.ts";
import type { Stage } from "./stage.ts";

/** Red, green and blue, 0..255. */
export type Colour = readonly number[];

/** The colour at `share` (0..1) of the way. */
export const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((level, i) => level + ((to[i] as number) - level) * share);

/** A colour as an opaque pixel of an ImageData read through a Uint32Array (little-endian, as all browsers are). */
export const packed = (colour: Colour): number =>
  colour.reduceRight((pixel, level) => (pixel << 8) | Math.round(level), 255);

/** The night behind the stars: night-950 far from the figure, the glow's colour behind its middle. */
const NIGHT = [3, 17, 19];
const GLOW = [14, 44, 46];

/** Steps of the ramp from night to glow. */
const STEPS = 1024;

/** Steps between two thresholds of the dither: sixteen of them are one level of the brightest channel. */
const DITHER = 2.7;

/** A bell along one axis, `size` samples with its top at `center`. */
const bells = (size: number, center: number, spread: number): Float32Array =>
  Float32Array.from({ length: size }, (_, i) => bell(i - center, spread));

/**
 * Bakes the ground of a stage, one pixel per element. The glow is the product of two bells, so that a pixel costs a
 * multiplication and a look-up: baking must not delay the first frame. A lattice of 16 thresholds dithers it: bands
 * would be seen in so dark a gradient.
 */
export function bakeGround({ width, height, glow }: Stage): Uint32Array<ArrayBuffer> {
  const colours = Uint32Array.from({ length: STEPS + 1 }, (_, step) =>
    packed(mix(NIGHT, GLOW, step / STEPS)),
  );
  const horizontal = bells(width, glow.x, glow.radiusX);
  const vertical = bells(height, glow.y, glow.radiusY);
  const pixels = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const level = (vertical[y] as number) * STEPS;
    for (let x = 0; x < width; x++) {
      const threshold = ((5 * x + 4 * y) & 15) * DITHER - 20;
      const step = level * (horizontal[x] as number) + threshold;
      pixels[at++] = colours[Math.max(0, Math.min(STEPS, step | 0))] as number;
    }
  }
  return pixels;
}
