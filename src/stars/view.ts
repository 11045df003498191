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

/** By how much the head turns to each side of its middle position, in degrees. */
const SWING = 6;

/** Share (-1 to 1) of its swing by which the head has turned at a time of the loop. */
const swingAt = (seconds: number) => Math.sin(2 * Math.PI * ((1000 * (seconds - 9.7)) / LOOP_MS));

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
