/** Red, green and blue, 0..255. */
export type Colour = readonly [number, number, number];

/** The colour at `share` (0..1) of the way, as `red | green << 8 | blue << 16`: an ImageData's order in a Uint32Array. */
export function mix(from: Colour, to: Colour, share: number): number {
  const channel = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * share);
  return channel(0) | (channel(1) << 8) | (channel(2) << 16);
}
