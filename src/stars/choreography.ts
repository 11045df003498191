/* The phases of the loop, with times in seconds:
   0 to 1.9: the stars gather from the sky ("field") on five flat spirals, the lowest spiral first.
   1.9 to 6.1: a copper "scan front" passes through one spiral after the other, from the centre to the rim;
   then the stars of the spiral slide onto the human head.
   6.1 to 13.3: the head is complete.
   13.3 to 15: the head dissolves, the neck first. Meanwhile the lowest spiral already gathers for the next
   loop.
   A share of the stars (`GHOST_SHARE`) never leaves the head, so that the head can be recognised at any time.
   The functions have no state: they compute everything from the time. A star that has returned to the sky
   before the loop ends is drawn as part of the next loop (at 14 s as at -1 s), so the loop has no visible
   seam. */

/** Length of one loop, in seconds (docs/requirements.md 1.5). */
export const LOOP = 15;

/**
 * The time in the loop, in seconds, at which the animation starts, and at which the stars stand still for
 * visitors who want no motion. The head is then complete, and dissolves a moment later, so that visitors see
 * stars move at once. The static drawing that the canvas replaces shows the same moment (art/head-poster.ts).
 */
export const STILL_SECONDS = 13.2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angle at which the viewer looks down on the head, in radians; the projection has no perspective. */
const PITCH = radians(20);
export const PITCH_COS = Math.cos(PITCH);
export const PITCH_SIN = Math.sin(PITCH);

/** By how much the head turns to each side of its middle position, in degrees. */
const SWING = 6;

/** Share (-1 to 1) of its swing by which the head has turned at a time of the loop. */
const swingAt = (seconds: number) => Math.sin((2 * Math.PI * (seconds - 9.7)) / LOOP);

/**
 * Rotation of the head at a time in the loop, in radians. While the head is complete, it turns one way; later
 * it turns back. At 90° the head faces left, where the text of the hero is on wide screens, and shows its
 * left side.
 */
export const yawAt = (seconds: number) => radians(62.5 + SWING * (swingAt(seconds) - swingAt(STILL_SECONDS)));

/**
 * The bounding box of head and spirals, in millimetres from the head's origin. The page reserves an area with
 * its aspect ratio; stars.test.ts checks the numbers.
 */
export const FIGURE = { left: -112, top: -112, width: 212, height: 279 } as const;

/** The time at which all stars have reached their spirals and the scan front starts, in seconds. */
export const SPIRALS_FORMED = 1.9;

/** Time that the scan front needs for one spiral, in seconds. */
const SCAN_SECONDS = 0.72;

/** Share of the head's stars that stay on the head during the whole loop. */
export const GHOST_SHARE = 0.4;

/**
 * Position of the scan front relative to a spiral: below 0 before the front reaches the centre, 0 at the
 * centre, 1 at the rim, above 1 after the front has passed the rim.
 */
export const scanFrontIn = (time: number, spiral: number) => (time - SPIRALS_FORMED) / SCAN_SECONDS - spiral;

/** The time at which the first stars leave the head, in seconds. */
export const HEAD_DISSOLVES = 13.3;

export const clamp = (x: number) => Math.max(0, Math.min(1, x));

/** A Gaussian curve with height 1 at 0. */
export const bell = (x: number, spread: number) => Math.exp(-((x / spread) ** 2));

/**
 * A curve from 0 to 1 with zero speed and zero acceleration at both ends, so that no phase starts abruptly.
 */
function smootherstep(x: number) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return x * x * x * (x * (6 * x - 15) + 10);
}

/**
 * Progress of a star from the sky to its spiral, 0 to 1. Lower spirals form first, and every spiral forms
 * from its centre.
 * @param time time in the loop, in seconds
 * @param spiral number of the spiral, 0 (lowest) to 4
 * @param along position along the spiral, 0 (centre) to 1 (rim)
 */
export function gathered(time: number, spiral: number, along: number) {
  // A star needs 1.15 s for its way. The lowest spiral starts 0.6 s before the loop begins, while the head of
  // the previous loop dissolves. The rim of a spiral starts 0.25 × 1.15 s after its centre, and a spiral
  // starts 0.2 × 1.15 s after the one below it.
  const progress = smootherstep((time + 0.6) / 1.15 - 0.2 * spiral - 0.25 * along);
  return 1 - (1 - progress) ** 2;
}

/**
 * Progress of a star from the head back to the sky, 0 to 1. Stars of the neck leave first.
 * @param time time in the loop, in seconds
 * @param z height on the head, in millimetres
 * @param chance random number, 0 to 1, so that neighbours do not leave at the same time
 */
export const released = (time: number, z: number, chance: number) =>
  smootherstep((time - 13.74 - z / 360 - 0.1 * chance) / 0.8);

/**
 * Progress of a star from its spiral to the head, 0 to 1. Stars leave their spiral when the scan front is
 * near the rim of the spiral.
 * @param front position of the scan front (`scanFrontIn`)
 * @param chance random number, 0 to 1, so that neighbours do not leave at the same time
 */
export const slid = (front: number, chance: number) => smootherstep((front - 0.93 - 0.17 * chance) * 1.45);

/**
 * How strongly a star on its spiral glows in copper, 0 to 1. It glows fully where the scan front is, less
 * behind the front, and not at all soon after the front has passed the rim.
 * @param front position of the scan front (`scanFrontIn`)
 * @param along position of the star along the spiral, 0 (centre) to 1 (rim)
 */
export function heatBehind(front: number, along: number): number {
  const behind = front - along;
  if (behind < -0.02 || front > 1.55) return 0;
  return (behind < 0 ? 1 + 50 * behind : Math.exp(-7.5 * behind)) * smootherstep((1.55 - front) / 0.55);
}
