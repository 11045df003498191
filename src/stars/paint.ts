import { bell } from "./choreography.ts";
import { PROJECTED_SIZE, projectStars } from "./project.ts";
import { MASK_CELL_PX, type Stage } from "./stage.ts";
import { STAR_COUNT } from "./stars.ts";

/** Red, green and blue, 0..255. */
type Colour = readonly number[];

/** The colour between `from` (share 0) and `to` (share 1). */
const mix = (from: Colour, to: Colour, share: number): Colour =>
  from.map((level, i) => level + ((to[i] as number) - level) * share);

/**
 * A colour as one number, an opaque pixel of an ImageData that is accessed as a Uint32Array. Its bytes are in
 * little-endian order, as in all browsers.
 */
const packed = (colour: Colour) =>
  colour.reduceRight((pixel, level) => (pixel << 8) | Math.round(level), 255);

/**
 * Colours of the background behind the stars: `NIGHT_RGB` (the CSS colour `--night-950`) far from the head,
 * `AURA_RGB` behind the middle of head and spirals.
 */
const NIGHT_RGB = [3, 17, 19];
const AURA_RGB = [14, 44, 46];

/** Number of steps in the background's colour ramp. */
const GLOW_STEPS = 1024;

/**
 * Dithering adds one of sixteen thresholds to the ramp step of each pixel, to hide the edges between
 * neighbouring colours. This is the difference between two successive thresholds, in steps. The sixteen
 * together cover about 40 steps, in which green and blue change by about one level of 256.
 */
const DITHER_STEP = 2.7;

/** Returns `size` samples of a Gaussian curve with its maximum at `center`. */
const bells = (size: number, center: number, spread: number) =>
  Float32Array.from({ length: size }, (_, i) => bell(i - center, spread));

/**
 * Computes the background of a stage, one pixel per element. The glow is the product of two Gaussian curves,
 * so that a pixel costs only a multiplication and a look-up. A repeating pattern of sixteen thresholds
 * (`DITHER_STEP`) hides the bands that such a dark gradient would show.
 */
function bakeGround({ width, height, glow }: Stage): Uint32Array<ArrayBuffer> {
  const colours = Uint32Array.from({ length: GLOW_STEPS + 1 }, (_, step) =>
    packed(mix(NIGHT_RGB, AURA_RGB, step / GLOW_STEPS)),
  );
  const horizontal = bells(width, glow.x, glow.radiusX);
  const vertical = bells(height, glow.y, glow.radiusY);
  const pixels = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const level = (vertical[y] as number) * GLOW_STEPS;
    for (let x = 0; x < width; x++) {
      const threshold = ((5 * x + 4 * y) & 15) * DITHER_STEP - 20;
      const step = level * (horizontal[x] as number) + threshold;
      pixels[at++] = colours[Math.max(0, Math.min(GLOW_STEPS, step | 0))] as number;
    }
  }
  return pixels;
}

const NEAR_RGB = [226, 243, 238];
const FAR_RGB = [120, 178, 172];
const COPPER_RGB = [255, 150, 84];

/**
 * Number of steps in each of two colour ramps: from the colour of near stars to that of far stars, and from
 * these colours to copper.
 */
const RAMP_STEPS = 32;

/**
 * The colours of stars. There is one row for each step from the colour of near stars to that of far stars; it
 * contains the steps from this colour to copper.
 */
const STAR_COLOURS = Uint32Array.from({ length: (RAMP_STEPS + 1) ** 2 }, (_, i) =>
  packed(
    mix(
      mix(NEAR_RGB, FAR_RGB, Math.floor(i / (RAMP_STEPS + 1)) / RAMP_STEPS),
      COPPER_RGB,
      (i % (RAMP_STEPS + 1)) / RAMP_STEPS,
    ),
  ),
);

/**
 * Minimum light of a star, in 256ths of full light. A darker star would be invisible, so it is not painted.
 */
const MIN_LIGHT = 8;

/**
 * If a star's light times its `spread` is lower than this, in 256ths of full light, only its four inner
 * pixels are painted. The eight outer ones would be very dark.
 */
const MIN_SPREAD_LIGHT = 24;

/**
 * Creates the animation for one size of the canvas, and allocates and computes everything that its frames
 * need.
 */
export function createPicture(stars: Float32Array, stage: Stage) {
  const { width, height, mask } = stage;
  const ground = bakeGround(stage);
  /** One opaque pixel per element, row by row, as in an ImageData. */
  const pixels = ground.slice();
  const placed = new Float32Array(STAR_COUNT * PROJECTED_SIZE);
  // A star covers four inner pixels and eight pixels around them. `offsets` contains the offsets of these
  // twelve pixels from the star's first pixel, `lights` the light that falls on each of them.
  const around = [-width, 1 - width, -1, 2, width - 1, width + 2, 2 * width, 2 * width + 1];
  const offsets = Int32Array.of(0, 1, width, width + 1, ...around);
  const lights = new Int32Array(12);

  /** Fills `pixels` with the frame at a time of the loop, in seconds, without allocating memory. */
  function draw(time: number) {
    projectStars(stars, time, stage, placed);
    pixels.set(ground);
    for (let i = 0; i < placed.length; i += PROJECTED_SIZE) {
      const x = placed[i] as number;
      const y = placed[i + 1] as number;
      // Skips stars outside the canvas. The margin makes sure that the outer pixels of a star are inside the
      // canvas, too.
      if (!(x >= 1 && y >= 1 && x < width - 3 && y < height - 3)) continue;
      const column = x | 0;
      const row = y | 0;
      const shown = mask.cells[
        ((row / MASK_CELL_PX) | 0) * mask.width + ((column / MASK_CELL_PX) | 0)
      ] as number;
      const light = (placed[i + 2] as number) * shown;
      if (light < MIN_LIGHT) continue;
      const warm = ((placed[i + 3] as number) * RAMP_STEPS) | 0;
      const cold = ((placed[i + 4] as number) * RAMP_STEPS) | 0;
      const colour = STAR_COLOURS[cold * (RAMP_STEPS + 1) + warm] as number;
      const redBlue = colour & 0xff00ff;
      const green = (colour >>> 8) & 0xff;
      const spread = placed[i + 5] as number;
      const right = x - column;
      const bottom = light * (y - row);
      const top = light - bottom;
      const b = top * right;
      const a = top - b;
      const d = bottom * right;
      const c = bottom - d;
      const at = row * width + column;
      lights[0] = a + spread * (b + c);
      lights[1] = b + spread * (a + d);
      lights[2] = c + spread * (a + d);
      lights[3] = d + spread * (b + c);
      let size = 4;
      if (spread * light >= MIN_SPREAD_LIGHT) {
        size = 12;
        lights[4] = lights[6] = spread * a;
        lights[5] = lights[7] = spread * b;
        lights[8] = lights[10] = spread * c;
        lights[9] = lights[11] = spread * d;
      }
      for (let k = 0; k < size; k++) {
        const strength = Math.min(256, lights[k] as number);
        const pixel = at + (offsets[k] as number);
        const before = pixels[pixel] as number;
        const redBlues = (before & 0xff00ff) + ((Math.imul(redBlue, strength) >>> 8) & 0xff00ff);
        const greens = (before & 0xff00) + (Math.imul(green, strength) & 0xff00);
        // A channel above 255 has overflowed into the next bit; it is set to 255.
        const over = (redBlues & 0x1000100) | (greens & 0x10000);
        pixels[pixel] = 0xff000000 | (redBlues & 0xff00ff) | (greens & 0xff00) | (over - (over >>> 8));
      }
    }
  }
  return { stage, pixels, draw };
}

export type Picture = ReturnType<typeof createPicture>;
