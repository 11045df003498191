import type { Paint } from "../../src/components/SliceViewer/layer.ts";

/**
 * A curve in drawing units (`DRAWING`), with y downwards. `points` contains its control points as x0, y0, x1,
 * y1 …; `svgPath` rounds the corners at these points.
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
   * The structure whose outline this line is; undefined for all other lines. The outlines of one structure
   * are filled together with the even-odd rule, so that its holes stay empty.
   */
  readonly part?: string | undefined;
}

/** A point of the drawing, in drawing units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
