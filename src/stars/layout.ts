/* All stars are in one array, because five thousand objects would be scattered in memory and slower. Each
   star has `STAR_SIZE` values in this array; the constants below are the indices of these values. Lengths are
   millimetres as in head.ts, unless stated otherwise. */

/** Index of the star's nearness in the sky; the value is 0.25 (far) to 1 (near). */
export const NEARNESS = 0;
/**
 * Indices of the star's position in the sky, as a share of the canvas's width and height; the values are
 * -0.08 to 1.08, so some stars are outside the canvas.
 */
export const FIELD_X = 1;
export const FIELD_Y = 2;
/**
 * Indices of the vector from the star's position in the sky to the place where it is when the loop starts, in
 * canvas widths. The star drifts on a slow circle around its position.
 */
export const DRIFT_X = 3;
export const DRIFT_Y = 4;
/**
 * Index of the direction in which the star moves on its circle: 1 or -1. The star makes one whole turn in
 * each loop of the animation, so that the loop repeats without a visible jump.
 */
export const DRIFT_DIRECTION = 5;
/** Index of the star's own brightness; the value is 0.35 to 1. */
export const BRIGHTNESS = 6;
/** Index of the star's colour in the sky; the value is 1 for the few copper stars, 0 for all others. */
export const FIELD_COPPER = 7;
/**
 * Index of the angle (radians) by which the star turns around the head's vertical axis on its way to its
 * spiral.
 */
export const SWIRL = 8;
/** Indices of two random numbers, 0 to 1, with which neighbouring stars move differently. */
export const CHANCE = 9;
export const CHANCE_2 = 10;

/**
 * Index of the number of the star's spiral; the value is 0 (lowest) to 4, or `NO_SPIRAL`. A star without a
 * spiral has the value 0 at all following indices.
 */
export const SPIRAL = 11;
/**
 * Index of the star's brightness factor while it is on its spiral; the value is 0.8 to 1.5, and lower on a
 * spiral with many stars.
 */
export const SPIRAL_LIGHT = 12;
export const SPIRAL_X = 13;
export const SPIRAL_Y = 14;
export const SPIRAL_Z = 15;
/**
 * Index of the star's position along its spiral, 0 (centre) to 1 (rim): the share of the spiral's stars that
 * are nearer to the centre.
 */
export const ALONG = 16;

/** Indices of the star's position on the head. */
export const HEAD_X = 17;
export const HEAD_Y = 18;
export const HEAD_Z = 19;
/**
 * Indices of the normal vector of the surface at the star's position on the head. Its length is about 1 for
 * stars on the surface, and larger for stars inside the head, which are drawn brighter.
 */
export const NORMAL_X = 20;
export const NORMAL_Y = 21;
export const NORMAL_Z = 22;
/** Index of the star's brightness factor while it is on the head. */
export const STRENGTH = 23;
/** Index of the star's colour on the head; the value is 1 for copper, otherwise 0. */
export const HEAD_COPPER = 24;

export const STAR_SIZE = 25;

/** Value at the index `SPIRAL` for a star that always stays in the sky. */
export const NO_SPIRAL = -1;

type Triple = readonly [x: number, y: number, z: number];

/** A star's values on the head, at the indices `HEAD_X` to `HEAD_COPPER`. */
export type Target = readonly [...at: Triple, ...normal: Triple, strength: number, copper: number];

/** A star's values on its spiral, at the indices `SPIRAL_X` to `ALONG`. */
export type SpiralPosition = readonly [...at: Triple, along: number];
