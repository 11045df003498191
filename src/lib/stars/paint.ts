import { mix, packed } from "./colour.ts";
import { CELL, type Mask } from "./mask.ts";
import { PLACED_SIZE } from "./place.ts";

const NEAR = [226, 243, 238];
const FAR = [120, 178, 172];
const COPPER = [255, 150, 84];

/** Steps of the ramps from near to far and from there to copper. */
const STEPS = 32;

/** The colours of a star: one row a step of distance, in it the steps of warmth. */
const COLOURS = Uint32Array.from({ length: (STEPS + 1) ** 2 }, (_, i) =>
  packed(mix(mix(NEAR, FAR, Math.floor(i / (STEPS + 1)) / STEPS), COPPER, (i % (STEPS + 1)) / STEPS)),
);

/** Pixels that one star lights at most. */
const MOST_PIXELS = 12;

/** Light that no eye sees, in 256ths. */
const FAINT = 8;

/**
 * A painter that shows placed stars on the pixels of a ground, row by row, and takes away those of the time before:
 * that costs less than copying a whole ground, and saves keeping one. `most` stars at a time.
 */
export function createPainter(
  pixels: Uint32Array,
  width: number,
  mask: Mask,
  most: number,
): (placed: Float32Array) => void {
  const height = pixels.length / width;
  // The pixels changed since the last wipe, in order, and what they were before.
  const changed = new Uint32Array(most * MOST_PIXELS);
  const before = new Uint32Array(most * MOST_PIXELS);
  let changes = 0;

  /**
   * Adds a colour to a pixel, `light` in 256ths of it: never more than the colour itself, so that copper stays copper,
   * and each channel stops at 255. Red and blue are added in one go: they lie eight bits apart, and a carry into the
   * gap becomes a channel of ones. All numbers are whole: a fraction would be allocated at each call.
   */
  function addLight(at: number, colour: number, light: number): void {
    if (light < FAINT) return;
    const strength = Math.min(256, light);
    const under = pixels[at] as number;
    changed[changes] = at;
    before[changes++] = under;
    const pair = (under & 0xff00ff) + ((Math.imul(colour & 0xff00ff, strength) >>> 8) & 0xff00ff);
    const carry = pair & 0x1000100;
    const middle = ((under >>> 8) & 0xff) + ((((colour >>> 8) & 0xff) * strength) >>> 8);
    pixels[at] = 0xff000000 | ((pair | (carry - (carry >>> 8))) & 0xff00ff) | (Math.min(255, middle) << 8);
  }

  /**
   * A star falls on the four pixels around it, each in proportion to its nearness, so that it moves smoothly between
   * pixels; a star with spread also lights the eight around those.
   */
  return (placed) => {
    // Backwards, since a pixel under several stars was its true self before the first.
    while (changes > 0) pixels[changed[--changes] as number] = before[changes] as number;
    for (let i = 0; i < placed.length; i += PLACED_SIZE) {
      const x = placed[i] as number;
      const y = placed[i + 1] as number;
      // A margin for the spread; stars outside are in the field, beyond the edge.
      if (!(x >= 1 && y >= 1 && x < width - 3 && y < height - 3)) continue;
      const column = x | 0;
      const row = y | 0;
      const shown = mask.cells[((row / CELL) | 0) * mask.width + ((column / CELL) | 0)] as number;
      const light = (placed[i + 2] as number) * shown;
      const warm = ((placed[i + 3] as number) * STEPS) | 0;
      const far = ((placed[i + 4] as number) * STEPS) | 0;
      const colour = COLOURS[far * (STEPS + 1) + warm] as number;
      const spread = placed[i + 5] as number;
      const right = x - column;
      const bottom = light * (y - row);
      const top = light - bottom;
      const b = top * right;
      const a = top - b;
      const d = bottom * right;
      const c = bottom - d;
      const at = row * width + column;
      const below = at + width;
      addLight(at, colour, (a + spread * (b + c)) | 0);
      addLight(at + 1, colour, (b + spread * (a + d)) | 0);
      addLight(below, colour, (c + spread * (a + d)) | 0);
      addLight(below + 1, colour, (d + spread * (b + c)) | 0);
      if (spread === 0) continue;
      const spreadA = (spread * a) | 0;
      const spreadB = (spread * b) | 0;
      const spreadC = (spread * c) | 0;
      const spreadD = (spread * d) | 0;
      addLight(at - width, colour, spreadA);
      addLight(at - width + 1, colour, spreadB);
      addLight(at - 1, colour, spreadA);
      addLight(at + 2, colour, spreadB);
      addLight(below - 1, colour, spreadC);
      addLight(below + 2, colour, spreadD);
      addLight(below + width, colour, spreadC);
      addLight(below + width + 1, colour, spreadD);
    }
  };
}
