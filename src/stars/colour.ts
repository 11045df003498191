/** Red, green and blue, 0..255. */
export type Colour = readonly number[];

/** The colour at `share` (0..1) of the way. */
export const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((level, i) => level + ((to[i] as number) - level) * share);

/** A colour as an opaque pixel of an ImageData read through a Uint32Array (little-endian, as all browsers are). */
export const packed = (colour: Colour): number =>
  colour.reduceRight((pixel, level) => (pixel << 8) | Math.round(level), 255);
