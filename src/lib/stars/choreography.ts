/** Length of one loop, in milliseconds (specification §1). */
export const LOOP_MS = 15_000;

/** The frame of the still picture and of the first impression: the stack complete, its middle layer copper. */
export const STILL_PLAYHEAD = 8_600 / LOOP_MS;

/** Heights of the five spirals, lowest first, in units of the stack's radius. */
export const SLICES = [-0.76, -0.38, 0, 0.38, 0.76] as const;

/** Radius of a spiral at the height `z`: together the five have the profile of a sphere. */
export const sliceRadius = (z: number): number => Math.sqrt(1 - 0.92 * z * z);

/** When a star leaves the field, 0..0.56: the lowest slice and the centre of each slice go first. */
export const orderOf = (slice: number, along: number): number => (0.45 * slice) / SLICES.length + 0.2 * along;

/** Limits a number to 0..1. */
export const clamp = (x: number): number => Math.max(0, Math.min(1, x));

/** Rises from 0 to 1 with zero speed and zero acceleration at both ends, so that no phase starts with a jerk. */
function smootherstep(x: number): number {
  const t = clamp(x);
  return t * t * t * (t * (6 * t - 15) + 10);
}

/**
 * How far a star is on its spiral: 0 in the field, 1 on the spiral.
 * Every star gathers between 2.6 s and 6.7 s and is back in the field by 14.92 s, before the seam of the loop.
 */
export function gathering(order: number, playhead: number): number {
  const gathered = smootherstep((playhead - 0.1733 - 0.22 * order) / 0.1467);
  if (gathered === 0) return 0;
  return gathered * (1 - smootherstep((playhead - 0.7467 - 0.1393 * (0.65 - order)) / 0.157));
}

const READING_START = 6_200 / LOOP_MS;
const READING_LENGTH = 5_200 / LOOP_MS;

/** How far the reading head has passed along the whole stack, in slices: it crosses slice n between n and n + 1. */
function readingHead(playhead: number): number {
  return clamp((playhead - READING_START) / READING_LENGTH) * (SLICES.length + 0.6) - 0.3;
}

/** 0 before the head has reached a star, 1 behind it; `passed` is the head's lead over the star, in slices. */
export const readAlready = (passed: number): number => clamp(passed / 0.03);

/**
 * Copper heat of a star, 0..1: full at the head, cooling behind it and gone soon after the slice is complete.
 * `headInSlice` is the head's position in the star's slice (0 at its centre, 1 at its rim, beyond 1 when complete).
 */
export function heatBehindHead(passed: number, headInSlice: number): number {
  if (passed <= 0 || headInSlice >= 1.3) return 0;
  return readAlready(passed) * Math.exp(-1.9 * passed) * clamp(1 - (headInSlice - 1) / 0.3);
}

/** What all stars share at one moment, computed once a frame. */
export interface Moment {
  /** Position in the loop, 0..1. */
  playhead: number;
  /** Rotation of the spirals about their axis, in radians. */
  rotation: number;
  rotationCos: number;
  rotationSin: number;
  /** Sideways shift of the stack per unit of height. */
  lean: number;
  /** See `readingHead`. */
  head: number;
  /** Cosine and sine of -3..3 whole turns, at the index turns + 3. */
  driftCos: Float64Array;
  driftSin: Float64Array;
}

/** A moment to be filled by `setMoment`; made once, so that the frame loop allocates nothing. */
export function createMoment(): Moment {
  return {
    playhead: 0,
    rotation: 0,
    rotationCos: 1,
    rotationSin: 0,
    lean: 0,
    head: 0,
    driftCos: new Float64Array(7),
    driftSin: new Float64Array(7),
  };
}

/** Fills `moment` for a playhead in 0..1. */
export function setMoment(moment: Moment, playhead: number): void {
  moment.playhead = playhead;
  moment.rotation = 0.6 * Math.PI * (playhead - 0.5);
  moment.rotationCos = Math.cos(moment.rotation);
  moment.rotationSin = Math.sin(moment.rotation);
  moment.lean = 0.1 * Math.sin(2 * Math.PI * (playhead - 0.2));
  moment.head = readingHead(playhead);
  for (let turns = -3; turns <= 3; turns++) {
    const angle = 2 * Math.PI * ((turns * playhead) % 1);
    moment.driftCos[turns + 3] = Math.cos(angle);
    moment.driftSin[turns + 3] = Math.sin(angle);
  }
}
