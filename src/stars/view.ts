/** Length of one loop, in milliseconds (specification §1). */
export const LOOP_MS = 15_000;

/** The time of the still picture in the loop, in seconds: the head is complete. */
export const STILL_SECONDS = 7.6;

/** The time of the still picture as a playhead (share of the loop). */
export const STILL_PLAYHEAD = (1000 * STILL_SECONDS) / LOOP_MS;

/**
 * The playhead at which the loop starts on phones: the head is complete, and dissolves after the pause of one second.
 */
export const PHONE_PLAYHEAD = 13_200 / LOOP_MS;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angle from which the head is seen from above; the projection has no perspective. */
const PITCH = radians(20);
export const PITCH_COS = Math.cos(PITCH);
export const PITCH_SIN = Math.sin(PITCH);

/**
 * Rotation of the head at a time of 0..15 seconds, in radians; at 90° its left side is visible, facing the hero's text.
 */
export const yawAt = (seconds: number) => radians(62.5 + 1.5 * (seconds - STILL_SECONDS));

/**
 * The bounding box of head and spirals, in millimetres from the head's origin. The page reserves space with its aspect
 * ratio; tests/unit/stars.test.ts measures it.
 */
export const FIGURE = { left: -112, top: -112, width: 212, height: 279 } as const;
