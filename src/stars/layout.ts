/* All stars are in one array, because five thousand objects would be scattered in memory and slower. Each
   star has `STAR_SIZE` numbers; these constants are their indices. Lengths are millimetres as in head.ts,
   unless stated otherwise. */

/** Nearness of the star in the field, 0.25 (far) to 1 (near). */
export const DEPTH = 0;
/** Position in the field as a share of the box's width and height, -0.08..1.08. */
export const FIELD_X = 1;
export const FIELD_Y = 2;
/**
 * Start of the slow circle on which the star drifts, relative to its position in the field, in widths of the
 * box.
 */
export const DRIFT_X = 3;
export const DRIFT_Y = 4;
/**
 * Direction in which the star drifts on its circle, 1 or -1. It makes one whole turn per loop, so that the
 * loop has no visible seam.
 */
export const TURNS = 5;
/** Brightness, 0.35..1. */
export const BRIGHTNESS = 6;
/** 1 for the few stars that are copper in the field, 0 for the others. */
export const COPPER = 7;
/** Angle by which a star swirls around the axis while gathering, in radians. */
export const SWIRL = 8;
/** Two random numbers 0..1 that keep neighbouring stars from moving together. */
export const CHANCE = 9;
export const CHANCE_2 = 10;

/**
 * Number of the star's spiral, 0 (lowest) to 4, or `NO_SPIRAL`. Without a spiral all following numbers are 0.
 */
export const SPIRAL = 11;
/** Brightness on the spiral, 0.8..1.5; lower on a crowded spiral. */
export const SPIRAL_LIGHT = 12;
export const SPIRAL_X = 13;
export const SPIRAL_Y = 14;
export const SPIRAL_Z = 15;
/** Position along the spiral: share of the spiral's area inside the star's radius, 0..1. */
export const ALONG = 16;

/** Position on the head. */
export const HEAD_X = 17;
export const HEAD_Y = 18;
export const HEAD_Z = 19;
/** The surface normal on the head; its length is 1, or more for interior points, which are brighter. */
export const NORMAL_X = 20;
export const NORMAL_Y = 21;
export const NORMAL_Z = 22;
/** Brightness on the head, as a factor. */
export const STRENGTH = 23;
/** 1 if the star is copper on the head, otherwise 0. */
export const HEAD_COPPER = 24;

export const STAR_SIZE = 25;

/** Value of `SPIRAL` for a star that never leaves the field. */
export const NO_SPIRAL = -1;

type Triple = readonly [x: number, y: number, z: number];

/** A star's numbers on the head: `HEAD_X` to `HEAD_COPPER`. */
export type Target = readonly [...at: Triple, ...normal: Triple, strength: number, copper: number];

/** A star's numbers on its spiral: `SPIRAL_X` to `ALONG`. */
export type SpiralPosition = readonly [...at: Triple, along: number];
