import type { Paint } from "../../src/components/SliceViewer/layer.ts";

/**
 * The control points of a curve: x0, y0, x1, y1 … in drawing units (`DRAWING`), y downwards. `svgPath` rounds its
 * corners.
 */
export interface Curve {
  /** Whether the last point is connected with the first. */
  readonly closed: boolean;
  readonly points: Float32Array;
}

/** One contour of a slice. */
export interface Line extends Curve {
  readonly kind: Paint;
  /**
   * The structure whose outline this is. The outlines of one structure are filled with the even-odd rule, so holes
   * remain holes.
   */
  readonly part?: string | undefined;
}

/** A point of the drawing, in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
