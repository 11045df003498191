/** Red, green and blue, 0..255. */
export type Colour = readonly [number, number, number];

/** The colour at `share` (0..1) of the way. */
export const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** A colour as `red | green << 8 | blue << 16`: an ImageData's order in a Uint32Array. */
export const packed = ([red, green, blue]: Colour): number =>
  Math.round(red) | (Math.round(green) << 8) | (Math.round(blue) << 16);
