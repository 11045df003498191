import type { BODIES } from "./drawings.ts";

/**
 * The paints (kinds of lines), in painting order. `skin` is the outline of the body, `contour` the outline of
 * a structure; `inner` and `faint` are finer lines. `accent` and `accent-inner` are the lines of the one
 * structure in copper. `lit` is the structure that the label names, painted over all others; a structure that
 * has only this paint (a lobe, the head of a bone) is drawn only while the label names it.
 */
export const PAINTS = ["skin", "faint", "inner", "contour", "accent-inner", "accent", "lit"] as const;

export type Paint = (typeof PAINTS)[number];

/**
 * Plane of the slices: axial (across the body), sagittal (seen from the side), coronal (seen from the front).
 */
export type Plane = "axial" | "sagittal" | "coronal";

/** The target of the line that starts at the label, and the side from which this line comes. */
export interface LabelTarget {
  /** The position of the target, in drawing units. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Whether the line comes from the upper left corner instead of the upper right one. */
  readonly isFlipped: boolean;
  /** Whether the label names the one structure that is drawn in copper. */
  readonly isCopper: boolean;
}

/**
 * One layer of a body as `npm run art` writes it to `src/assets/art/layers`: SVG paths, and the target of the
 * label.
 */
export interface Layer {
  readonly paths: Readonly<Record<Paint, string>>;
  /** The main lines, simplified to few points, for the small picture in the stack. */
  readonly small: string;
  readonly named: LabelTarget;
}

/** Data of a region in `src/assets/art/regions.json`. */
export type RegionData = Readonly<{
  /** Index of the layer that the page shows before hydration. */
  still: number;
  plane: Plane;
  /** For each layer, the id of its label in `content/slices.yaml`. */
  labels: readonly string[];
  /** The labels of a man's body, if the visitor can choose between a woman's and a man's. */
  man?: readonly string[];
  /** The target of the label in the layer `still`. */
  named: LabelTarget;
  /** Whether the body extends beyond the lower edge of the picture. */
  bleeds: boolean;
  /** Whether no layer reaches the outer sixths of the picture, so that the drawing can be larger. */
  isNarrow: boolean;
  /** `viewBox` of the stack: the small picture with the outlines of all layers one above the other. */
  stackBox: string;
}>;

export type Body = (typeof BODIES)[number];

/** Number of layers of every region. */
export const LAYER_COUNT = 20;

/** The indices of the layers, 0 to 19. */
export const LAYER_INDICES = Array.from({ length: LAYER_COUNT }, (_, index) => index);

/** Size of every drawing, in drawing units: `viewBox="0 0 1200 900"`. */
export const DRAWING = { width: 1200, height: 900 } as const;

/**
 * The isometric projection of a drawing into the stack: `xy` is the factor by which the drawing's x
 * contributes to the stack's y. Stack units are the units of the stack's `viewBox`; about four of them are
 * one CSS pixel.
 */
export const ISOMETRIC = { xx: 0.46, yx: 0.22, xy: -0.12, yy: 0.2 } as const;

/**
 * `step` is the vertical distance between two layers of the stack. `pull` is the horizontal distance by which
 * the current layer is pulled out, to the left. Both are in stack units.
 */
export const STACK = { step: 72, pull: -88 } as const;

/** Distance of a layer from the top layer of the stack, in stack units. */
export const stackOffset = (index: number) => (LAYER_COUNT - 1 - index) * STACK.step;

/** The `transform` value that projects a drawing to the position of a layer in the stack. */
export const stackTransform = (index: number) =>
  `matrix(${ISOMETRIC.xx} ${ISOMETRIC.xy} ${ISOMETRIC.yx} ${ISOMETRIC.yy} 0 ${stackOffset(index)})`;
