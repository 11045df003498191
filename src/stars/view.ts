/** Length of one loop, in milliseconds (specification §1). */
export const LOOP_MS = 15_000;

/** The playhead of the still picture, in seconds: the whole head is shown. */
export const STILL_SECONDS = 7.6;

/** The same, as a share of the loop. */
export const STILL_PLAYHEAD = (1000 * STILL_SECONDS) / LOOP_MS;

/**
 * The playhead at which the loop starts on phones, as a share of it: the head is complete, and dissolves after the
 * pause of one second.
 */
export const PHONE_PLAYHEAD = 13_200 / LOOP_MS;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** One looks down on the head by this angle, without perspective. */
const PITCH = radians(20);
export const PITCH_COS = Math.cos(PITCH);
export const PITCH_SIN = Math.sin(PITCH);

/** How far the head is turned at a time of 0..15 seconds, in radians; 90° shows its left side, facing the words. */
export const yawAt = (seconds: number) => radians(62.5 + 1.5 * (seconds - STILL_SECONDS));

/**
 * The bounding box of head and spirals in millimetres around the head's origin. The page gives this box its shape;
 * tests/unit/stars.test.ts measures it.
 */
export const FIGURE = { left: -112, top: -112, width: 212, height: 279 } as const;
