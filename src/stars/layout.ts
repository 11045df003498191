/* The numbers of a star, `STAR_SIZE` to a star in one array: five thousand objects would be scattered over the
   memory. Lengths are millimetres of head.ts unless stated otherwise. */

/** Nearness in the field, 0.25 (far) to 1. */
export const DEPTH = 0;
/** Place in the field, in widths and heights of the box, -0.08..1.08. */
export const FIELD_X = 1;
export const FIELD_Y = 2;
/** Start of the slow circle around the field place, in widths of the box. */
export const DRIFT_X = 3;
export const DRIFT_Y = 4;
/** Turns of that circle per loop: 1 or -1; whole, so that the loop has no seam. */
export const TURNS = 5;
/** 0.35..1. */
export const BRIGHTNESS = 6;
/** 1 for the few that are copper at rest, 0 for the others. */
export const COPPER = 7;
/** How far a star swirls around the axis while gathering, in radians. */
export const SWIRL = 8;
/** Two numbers of 0..1 that keep neighbours from moving together. */
export const CHANCE = 9;
export const CHANCE_2 = 10;

/** 0 (lowest) to 4, or `NO_SPIRAL`; then all that follows is 0. */
export const SPIRAL = 11;
/** Stars of a crowded spiral shine less: 0.8..1.5. */
export const SPIRAL_LIGHT = 12;
export const SPIRAL_X = 13;
export const SPIRAL_Y = 14;
export const SPIRAL_Z = 15;
/** Share of the spiral's area inside the star, 0..1. */
export const ALONG = 16;

/** Place on the head. */
export const HEAD_X = 17;
export const HEAD_Y = 18;
export const HEAD_Z = 19;
/** The normal; its length is 1, or larger for interior points that are brighter. */
export const NORMAL_X = 20;
export const NORMAL_Y = 21;
export const NORMAL_Z = 22;
/** Share of its light on the head. */
export const STRENGTH = 23;
/** 1 if it is copper on the head, 0 else. */
export const HEAD_COPPER = 24;

export const STAR_SIZE = 25;

/** Spiral number of a star that never leaves the field. */
export const NO_SPIRAL = -1;

type Triple = readonly [x: number, y: number, z: number];

/** A star's place on the head: the numbers `HEAD_X` to `HEAD_COPPER`. */
export type Target = readonly [...at: Triple, ...normal: Triple, strength: number, copper: number];

/** A star's place on its spiral: the numbers `SPIRAL_X` to `ALONG`. */
export type SpiralPosition = readonly [...at: Triple, along: number];
