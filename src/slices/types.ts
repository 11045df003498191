import { BODIES } from "#lib/drawings.ts";

/**
 * How a line is painted, in this order: `skin` bounds the body, `inner` and `faint` are lines within a contour, `accent`
 * and `accent-inner` the one structure in copper. What is named is `lit`, over all; a line that is nothing else (a lobe,
 * the head of a bone) is seen only then.
 */
export const PAINTS = ["skin", "faint", "inner", "contour", "accent-inner", "accent", "lit"] as const;

export type Paint = (typeof PAINTS)[number];

/** The control points of a curve, x0, y0, x1, y1 … in drawing units (`DRAWING`), y downwards: `svgPath` rounds the corners. */
export interface Curve {
  /** The last point meets the first. */
  readonly closed: boolean;
  readonly points: Float32Array;
}

/** One contour. */
export interface Line extends Curve {
  readonly kind: Paint;
  /** The structure whose border this is; the borders of one structure are filled even-odd, so that a hole stays a hole. */
  readonly part?: string | undefined;
}

/** A place in the drawing, in drawing units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Plane of the cut, in a radiographer's words. */
export type Plane = "axial" | "sagittal" | "coronal";

export { BODIES };

export type Body = (typeof BODIES)[number];

/** Slices of every region. */
export const SLICE_COUNT = 20;

/** Their indices. */
export const LAYERS = Array.from({ length: SLICE_COUNT }, (_, index) => index);

/** The box of every drawing, in drawing units: `viewBox="0 0 1200 900"`. */
export const DRAWING = { width: 1200, height: 900 } as const;

/** A lying layer: where a point of the drawing goes, in units of the stack (a quarter of its pixels). */
export const LYING = { xx: 0.46, yx: 0.22, xy: -0.12, yy: 0.2 } as const;

/** How far each layer lies above the one before, and how far the current one is pulled out, in units of the stack. */
export const STACK = { step: 72, pull: -88 } as const;

/** Value of `transform` that lays a drawing into the stack at the place of the layer at an index. */
export const lyingAt = (index: number) =>
  `matrix(${LYING.xx} ${LYING.xy} ${LYING.yx} ${LYING.yy} 0 ${heightOf(index)})`;

/** How low the layer at an index lies. */
export const heightOf = (index: number) => (SLICE_COUNT - 1 - index) * STACK.step;
