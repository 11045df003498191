/**
 * How a line is drawn, as in the design brief, in the order of drawing: `l1` contours, `l2` and `l3` inner lines, `c1`
 * and `c2` the one structure in copper. `lit` bounds a structure that no line of its own bounds (a lobe, the head of a
 * bone): it is seen only while it is named.
 */
export const LINE_CLASSES = ["lit", "l3", "l2", "l1", "c2", "c1"] as const;

export type LineClass = (typeof LINE_CLASSES)[number];

/** One contour. Its points are the control points of a curve: `svgPath` draws it and rounds the corners. */
export interface Line {
  readonly kind: LineClass;
  /** The last point meets the first. */
  readonly closed: boolean;
  /** x0, y0, x1, y1 … in drawing units (`DRAWING`), y downwards. */
  readonly points: Float32Array;
  /** The structure whose border this is; the borders of one structure are filled even-odd, so that a hole stays a hole. */
  readonly part?: string | undefined;
}

/** One layer of a region. Plain data: it may cross to or from a worker. */
export interface Slice {
  /** In the order of drawing: inner lines first, copper last. */
  readonly lines: readonly Line[];
  /** The body's outline, closed curves in drawing units, as control points. */
  readonly silhouette: readonly Float32Array[];
  /** Key of what has come into view; the words for it are content. */
  readonly label: string;
  /** The structures that the label names: ids that lines carry as their `part`. */
  readonly named: readonly string[];
}

/** A place in the drawing, in drawing units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Plane of the cut, in a radiographer's words. */
export type Plane = "axial" | "sagittal" | "coronal";

/** A part of the body that can be gone through. */
export interface Region {
  readonly plane: Plane;
  /** Its place on the body map, in that one's units: centre line x = 0, height 0 (crown) to 780. */
  readonly spot: { readonly cy: number; readonly rx: number; readonly ry: number };
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

/**
 * What a film is painted with, in this order: the body and what its first lines enclose (even-odd), so faintly that it
 * reads as tissue; the lines, copper last; and over all what is named.
 */
export const PAINTS = ["skin", "tone", "l3", "l2", "l1", "c2", "c1", "lit"] as const;

export type Paint = (typeof PAINTS)[number];

/** What the label of a layer names, and how its leader runs. */
export interface Named {
  /** Part of the one structure in copper. */
  readonly isCopper: boolean;
  /** Where the leader points, in drawing units. */
  readonly anchor: Place;
  /** The leader comes from the upper left corner, not from the upper right. */
  readonly isFlipped: boolean;
}

/** A layer as markup needs it: plain data that may cross from a worker. */
export interface Picture {
  readonly paths: Readonly<Record<Paint, string>>;
  /** The layer's strong lines in few points, for its small picture in the stack. */
  readonly small: string;
  readonly named: Named;
}

/** What the models say of a region's box; `npm run art` writes it (src/assets/art/boxes.json). */
export interface BoxData {
  /** Index of the still. */
  readonly still: number;
  readonly cut: Plane;
  /** Key of what comes into view, by layer. */
  readonly labels: readonly string[];
  /** What the still names. */
  readonly named: Named;
  /** The body reaches past the lower edge of the picture, and is not meant to end there. */
  readonly bleeds: boolean;
  /** The box around the stack, as `viewBox`. */
  readonly stackBox: string;
}
