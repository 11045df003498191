/**
 * How a line is drawn, as in the design brief, in the order of drawing: `l1` contours, `l2` and `l3` inner lines, `c1`
 * and `c2` the one structure in copper.
 */
export const LINE_CLASSES = ["l3", "l2", "l1", "c2", "c1"] as const;

export type LineClass = (typeof LINE_CLASSES)[number];

/** One contour. Its points are the control points of a curve: draw it with `trace`, which rounds the corners. */
export interface Line {
  readonly kind: LineClass;
  /** The last point meets the first. */
  readonly closed: boolean;
  /** x0, y0, x1, y1 … in drawing units (`DRAWING`), y downwards. */
  readonly points: Float32Array;
}

/** One layer of a region. Plain data: it may cross to or from a worker. */
export interface Slice {
  /** In the order of drawing: inner lines first, copper last. */
  readonly lines: readonly Line[];
  /** The body's outline, closed curves in drawing units, as control points. */
  readonly silhouette: readonly Float32Array[];
  /** Key of what has come into view; the words for it are content. */
  readonly label?: string;
}

/** Plane of the cut, in a radiographer's words. */
export type Plane = "axial" | "sagittal" | "coronal";

/** A part of the body that can be gone through. */
export interface Region {
  readonly plane: Plane;
  /** Index of the slice that stands for the region: cards, thumbnails, the first picture of the viewer. */
  readonly still: number;
  /** Keys of all that comes into view. */
  readonly labels: readonly string[];
  /**
   * The slice at `index`, 0 to `SLICE_COUNT - 1`: axial from the feet upwards, sagittal from one side to the other,
   * coronal from front to back. Takes some milliseconds and gives the same result every time; callers keep it.
   */
  slice(index: number): Slice;
}

/** Slices of every region. */
export const SLICE_COUNT = 20;

/** The box of every drawing, in drawing units: `viewBox="0 0 1200 900"`. */
export const DRAWING = { width: 1200, height: 900 } as const;
