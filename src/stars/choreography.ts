/*
 * The phases of the loop, in seconds: the stars gather on flat spirals from below (to 1.9), the reading head runs through
 * one spiral after the other (to 6.1) and behind it each spiral's stars slide onto the head, the head stands (to 13.3), it
 * dissolves from the neck (to 15). While its crown goes, the lowest spiral gathers: the sky is never empty. Every function
 * is one of the time alone, and a star that has gone lives in the time of the next loop: the loop has no seam.
 */

/** The moment at which the stars have reached their spirals and the reading head starts. */
export const SPIRALS_FORMED = 1.9;

/** How long it takes to read one of them. */
const READING_LENGTH = 0.72;

/** Position of the reading head in a spiral: below 0 before it, 0 at its centre, 1 at its rim, above 1 past it. */
export const headIn = (time: number, spiral: number) => (time - SPIRALS_FORMED) / READING_LENGTH - spiral;

/** Beginning and end of the interval in which the whole head is shown, in seconds. */
export const HEAD_FORMED = 6.1;
export const HEAD_DISSOLVES = 13.3;

/** Limits a number to 0..1. */
export const clamp = (x: number) => Math.max(0, Math.min(1, x));

/** A bell of height 1 over 0. */
export const bell = (x: number, spread: number) => Math.exp(-((x / spread) ** 2));

/** Rises from 0 to 1 with zero speed and zero acceleration at both ends, so that no phase starts with a jerk. */
function smootherstep(x: number) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return x * x * x * (x * (6 * x - 15) + 10);
}

/**
 * Progress of a star from the field to its spiral, 0..1: lower spirals first, their centres first.
 * @param spiral 0 (lowest) to 4
 * @param along 0 (centre) to 1 (rim)
 */
export const gathered = (time: number, spiral: number, along: number) =>
  1 - (1 - smootherstep((time + 0.6) / 1.15 - 0.2 * spiral - 0.25 * along)) ** 2;

/**
 * Progress of a star back to the field, 0..1: the neck first.
 * @param z its height on the head, in millimetres
 * @param chance 0..1, so that neighbours do not leave together
 */
export const released = (time: number, z: number, chance: number) =>
  smootherstep((time - 13.74 - z / 360 - 0.1 * chance) / 0.8);

/**
 * How far a star has slid from its spiral onto the head, 0..1.
 * @param head as of `headIn`
 */
export const slid = (head: number, chance: number) => smootherstep((head - 0.93 - 0.17 * chance) * 1.45);

/** Copper heat of a star, 0..1: full at the head, cooling behind it, gone soon after the spiral is read. */
export function heatBehind(head: number, along: number): number {
  const lead = head - along;
  if (lead < -0.02 || head > 1.55) return 0;
  return (lead < 0 ? 1 + 50 * lead : Math.exp(-7.5 * lead)) * smootherstep((1.55 - head) / 0.55);
}
