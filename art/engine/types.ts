import type { Paint } from "../../src/components/SliceViewer/layer.ts";

/** The control points of a curve, x0, y0, x1, y1 … in drawing units (`DRAWING`), y downwards: `svgPath` rounds the corners. */
export interface Curve {
  /** The last point is connected with the first. */
  readonly closed: boolean;
  readonly points: Float32Array;
}

/** One contour. */
export interface Line extends Curve {
  readonly kind: Paint;
  /** The structure whose border this is; the borders of one structure are filled even-odd, so that a hole stays a hole. */
  readonly part?: string | undefined;
}

/** A point of the drawing, in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
