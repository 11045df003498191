/** Length of one loop, in milliseconds (docs/requirements.md 1.5). */
export const LOOP_MS = 15_000;

/**
 * The time in the loop, in seconds, at which the animation starts, and at which the stars stand still for
 * visitors who want no motion. The head is then complete, and dissolves a moment later, so that visitors see
 * stars move at once. The static drawing that the canvas replaces shows the same moment (art/head-poster.ts).
 */
export const STILL_SECONDS = 13.2;

/** `STILL_SECONDS` as a playhead (share of the loop). */
export const STILL_PLAYHEAD = (1000 * STILL_SECONDS) / LOOP_MS;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angle at which the viewer looks down on the head, in radians; the projection has no perspective. */
const PITCH = radians(20);
export const PITCH_COS = Math.cos(PITCH);
export const PITCH_SIN = Math.sin(PITCH);

/**
 * Rotation of the head at a time of 0..15 seconds, in radians. At 90° the head faces left, where the text of
 * the hero is on wide screens, and shows its left side.
 */
export const yawAt = (seconds: number) => radians(62.5 + 1.5 * (seconds - STILL_SECONDS));

/**
 * The bounding box of head and spirals, in millimetres from the head's origin. The page reserves an area with
 * its aspect ratio; stars.test.ts checks the numbers.
 */
export const FIGURE = { left: -112, top: -112, width: 212, height: 279 } as const;
