import type { Solid } from "../engine/solids.ts";

const { abs, floor, PI, sin } = Math;

/**
 * Loops of the bowel in the slice at depth `z` (mm): distorted bands that are constricted at different points. They
 * fill the whole slice, so callers must limit them to the space of the bowel.
 */
export const bowelAt =
  (z: number): Solid =>
  (x, y) => {
    const u = x + 13 * sin(y * 0.047 + z * 0.055) + 0.55 * z;
    const bands = (y + 12.5 * sin(x * 0.04 - z * 0.055)) * 0.1 + 0.6 * sin(u * 0.04);
    const pinch = abs(sin(u * 0.056 + 2 * floor(bands / PI)));
    return (0.27 - abs(sin(bands)) * pinch ** 0.7) * 20;
  };
