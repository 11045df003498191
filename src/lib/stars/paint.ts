import { type Colour, mix, packed } from "./colour.ts";
import { OPAQUE } from "./ground.ts";
import { CELL, type Mask } from "./mask.ts";
import { PLACED_SIZE } from "./place.ts";

const NEAR: Colour = [226, 243, 238];
const FAR: Colour = [120, 178, 172];
const COPPER: Colour = [255, 150, 84];

/** Steps of the ramps from near to far and from there to copper. */
const STEPS = 32;

/** The colours of a star: one row a step of distance, in it the steps of warmth. */
const COLOURS = new Uint32Array((STEPS + 1) * (STEPS + 1));
for (let far = 0; far <= STEPS; far++) {
  const cold = mix(NEAR, FAR, far / STEPS);
  for (let warm = 0; warm <= STEPS; warm++)
    COLOURS[far * (STEPS + 1) + warm] = packed(mix(cold, COPPER, warm / STEPS));
}

/** Pixels that one star lights at most. */
const MOST_PIXELS = 12;

/** Light that no eye sees, in 256ths. */
const FAINT = 8;

/**
 * The picture, and what lies under its stars. Taking the stars away again costs less than copying a whole ground, and
 * saves keeping one.
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** One opaque pixel per element, row by row. */
  readonly pixels: Uint32Array;
  /** The pixels changed since the last wipe, in order, and what they were before. */
  readonly changed: Uint32Array;
  readonly before: Uint32Array;
  /** Number of changes. */
  changes: number;
}

/** A canvas for up to `stars` stars over a ground, which it takes as its pixels. */
export function createCanvas(width: number, height: number, ground: Uint32Array, stars: number): Canvas {
  const most = stars * MOST_PIXELS;
  const changed = new Uint32Array(most);
  return { width, height, pixels: ground, changed, before: new Uint32Array(most), changes: 0 };
}

/** Takes all stars away: backwards, since a pixel under several stars was its true self before the first. */
export function wipeStars(canvas: Canvas): void {
  const { pixels, changed, before } = canvas;
  for (let i = canvas.changes - 1; i >= 0; i--) pixels[changed[i] as number] = before[i] as number;
  canvas.changes = 0;
}

/**
 * Adds a colour to a pixel, `light` in 256ths of it: never more than the colour itself, so that copper stays copper,
 * and each channel stops at 255. Red and blue are added in one go: they lie eight bits apart, and a carry into the gap
 * becomes a channel of ones. All numbers are whole: a fraction would be allocated at each call.
 */
function addLight(canvas: Canvas, at: number, colour: number, light: number): void {
  if (light < FAINT) return;
  const strength = Math.min(256, light);
  const under = canvas.pixels[at] as number;
  canvas.changed[canvas.changes] = at;
  canvas.before[canvas.changes++] = under;
  const pair = (under & 0xff00ff) + ((Math.imul(colour & 0xff00ff, strength) >>> 8) & 0xff00ff);
  const carry = pair & 0x1000100;
  const middle = ((under >>> 8) & 0xff) + ((((colour >>> 8) & 0xff) * strength) >>> 8);
  canvas.pixels[at] = OPAQUE | ((pair | (carry - (carry >>> 8))) & 0xff00ff) | (Math.min(255, middle) << 8);
}

/**
 * Adds placed stars to the pixels. A star falls on the four pixels around it, each in proportion to its nearness, so
 * that it moves smoothly between pixels; a star with spread also lights the eight pixels around those.
 */
export function paintStars(canvas: Canvas, placed: Float32Array, mask: Mask): void {
  const { width, height } = canvas;
  for (let at = 0; at < placed.length; at += PLACED_SIZE) {
    const x = placed[at] as number;
    const y = placed[at + 1] as number;
    // A margin for the spread; stars outside are in the field, beyond the edge.
    if (!(x >= 1 && y >= 1 && x < width - 3 && y < height - 3)) continue;
    const column = x | 0;
    const row = y | 0;
    const shown = mask.cells[((row / CELL) | 0) * mask.width + ((column / CELL) | 0)] as number;
    const light = (placed[at + 2] as number) * shown;
    const warm = ((placed[at + 3] as number) * STEPS) | 0;
    const far = ((placed[at + 4] as number) * STEPS) | 0;
    const colour = COLOURS[far * (STEPS + 1) + warm] as number;
    const spread = placed[at + 5] as number;
    const right = x - column;
    const bottom = light * (y - row);
    const top = light - bottom;
    const b = top * right;
    const a = top - b;
    const d = bottom * right;
    const c = bottom - d;
    const pixel = row * width + column;
    const below = pixel + width;
    addLight(canvas, pixel, colour, (a + spread * (b + c)) | 0);
    addLight(canvas, pixel + 1, colour, (b + spread * (a + d)) | 0);
    addLight(canvas, below, colour, (c + spread * (a + d)) | 0);
    addLight(canvas, below + 1, colour, (d + spread * (b + c)) | 0);
    if (spread === 0) continue;
    const spreadA = (spread * a) | 0;
    const spreadB = (spread * b) | 0;
    const spreadC = (spread * c) | 0;
    const spreadD = (spread * d) | 0;
    addLight(canvas, pixel - width, colour, spreadA);
    addLight(canvas, pixel - width + 1, colour, spreadB);
    addLight(canvas, pixel - 1, colour, spreadA);
    addLight(canvas, pixel + 2, colour, spreadB);
    addLight(canvas, below - 1, colour, spreadC);
    addLight(canvas, below + 2, colour, spreadD);
    addLight(canvas, below + width, colour, spreadC);
    addLight(canvas, below + width + 1, colour, spreadD);
  }
}
