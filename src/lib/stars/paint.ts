import { PLACED_SIZE } from "./place.ts";
import type { Stage } from "./stage.ts";

const WHITE = [214, 236, 230] as const;
const COPPER = [255, 158, 98] as const;

/** Steps of the ramp from white to copper. */
const WARMTHS = 32;

/** Ramp of star colours, split as `addLight` wants them: red with blue, and green alone. */
const RED_BLUE = new Uint32Array(WARMTHS + 1);
const GREEN = new Uint32Array(WARMTHS + 1);
for (let step = 0; step <= WARMTHS; step++) {
  const mix = (channel: 0 | 1 | 2) =>
    Math.round(WHITE[channel] + (COPPER[channel] - WHITE[channel]) * (step / WARMTHS));
  RED_BLUE[step] = mix(0) | (mix(2) << 16);
  GREEN[step] = mix(1);
}

/**
 * Adds a colour to a pixel, `light` in 256ths of it: never more than the colour itself, so that copper stays copper,
 * and each channel stops at 255. Red and blue are added in one go: they lie
 * eight bits apart, and a carry into the gap becomes a channel of ones.
 */
function addLight(pixels: Uint32Array, at: number, redBlue: number, green: number, light: number): void {
  const strength = Math.min(256, light);
  const under = pixels[at] as number;
  const pair = (under & 0xff00ff) + ((Math.imul(redBlue, strength) >>> 8) & 0xff00ff);
  const carry = pair & 0x1000100;
  const middle = ((under >>> 8) & 0xff) + ((green * strength) >>> 8);
  pixels[at] = 0xff000000 | ((pair | (carry - (carry >>> 8))) & 0xff00ff) | (Math.min(255, middle) << 8);
}

/**
 * Adds placed stars to the pixels. A star falls on the four pixels around it, each in proportion to its nearness, so
 * that it moves smoothly between pixels; a star with spread also lights the eight pixels around those.
 */
export function paintStars(pixels: Uint32Array, stage: Stage, placed: Float32Array): void {
  const { width, height } = stage;
  for (let at = 0; at < placed.length; at += PLACED_SIZE) {
    const x = placed[at] as number;
    const y = placed[at + 1] as number;
    // One pixel of margin, for the spread; stars outside are in the field, beyond the edge.
    if (!(x >= 1 && y >= 1 && x < width - 3 && y < height - 3)) continue;
    const strength = (placed[at + 2] as number) * 256;
    const step = ((placed[at + 3] as number) * WARMTHS) | 0;
    const redBlue = RED_BLUE[step] as number;
    const green = GREEN[step] as number;
    const column = x | 0;
    const row = y | 0;
    const right = x - column;
    const below = y - row;
    const bottom = strength * below;
    const top = strength - bottom;
    const a = top - top * right;
    const b = top * right;
    const c = bottom - bottom * right;
    const d = bottom * right;
    const pixel = row * width + column;
    const spread = placed[at + 4] as number;
    addLight(pixels, pixel, redBlue, green, a + spread * (b + c));
    addLight(pixels, pixel + 1, redBlue, green, b + spread * (a + d));
    addLight(pixels, pixel + width, redBlue, green, c + spread * (a + d));
    addLight(pixels, pixel + width + 1, redBlue, green, d + spread * (b + c));
    if (spread === 0) continue;
    addLight(pixels, pixel - width, redBlue, green, spread * a);
    addLight(pixels, pixel - width + 1, redBlue, green, spread * b);
    addLight(pixels, pixel - 1, redBlue, green, spread * a);
    addLight(pixels, pixel + 2, redBlue, green, spread * b);
    addLight(pixels, pixel + width - 1, redBlue, green, spread * c);
    addLight(pixels, pixel + width + 2, redBlue, green, spread * d);
    addLight(pixels, pixel + 2 * width, redBlue, green, spread * c);
    addLight(pixels, pixel + 2 * width + 1, redBlue, green, spread * d);
  }
}
