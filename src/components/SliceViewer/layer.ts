import { BODIES } from "#lib/drawings.ts";

/**
 * How a line is painted, in this order: `skin` bounds the body, `inner` and `faint` are lines within a contour, `accent`
 * and `accent-inner` the one structure in copper. What the label names is `lit`, over all; a line that is nothing else (a
 * lobe, the head of a bone) is drawn only then.
 */
export const PAINTS = ["skin", "faint", "inner", "contour", "accent-inner", "accent", "lit"] as const;

export type Paint = (typeof PAINTS)[number];

/** Plane of the cut, in a radiographer's words. */
export type Plane = "axial" | "sagittal" | "coronal";

/** The target of the label's line, and the side from which the line comes. */
export interface LabelTarget {
  /** In drawing units. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** The line comes from the upper left corner, not from the upper right one. */
  readonly isFlipped: boolean;
  /** The label names the structure in copper. */
  readonly isCopper: boolean;
}

/** One layer of a body as `npm run art` writes it to `src/assets/art/layers`: path data, and what the label needs. */
export interface Layer {
  readonly paths: Readonly<Record<Paint, string>>;
  /** The strong lines in few points, for the small picture in the stack. */
  readonly small: string;
  readonly named: LabelTarget;
}

/** Data of a region in `src/assets/art/regions.json`. */
export type RegionData = Readonly<{
  /** Index of the layer that the page is built with. */
  still: number;
  cut: Plane;
  /** Id of the word of each layer (`content/slices.yaml`). */
  labels: readonly string[];
  /** The same of a man's body, where a woman's and a man's can be chosen. */
  man?: readonly string[];
  /** The structure that the label of the still names. */
  named: LabelTarget;
  /** The body reaches past the lower edge of the picture. */
  bleeds: boolean;
  /** The box around the stack, as `viewBox`. */
  stackBox: string;
  /** The place of the region on the body map, in its units. */
  spot: Readonly<{ cy: number; rx: number; ry: number }>;
}>;

export { BODIES };

export type Body = (typeof BODIES)[number];

/** Layers of every region. */
export const LAYER_COUNT = 20;

/** Their indices. */
export const LAYER_INDICES = Array.from({ length: LAYER_COUNT }, (_, index) => index);

/** The box of every drawing, in drawing units: `viewBox="0 0 1200 900"`. */
export const DRAWING = { width: 1200, height: 900 } as const;

/** The isometric projection of a layer into the stack, in units of the stack (a quarter of its pixels). */
export const ISOMETRIC = { xx: 0.46, yx: 0.22, xy: -0.12, yy: 0.2 } as const;

/** Distance between two layers of the stack, and how far the current one is pulled out, in units of the stack. */
export const STACK = { step: 72, pull: -88 } as const;

/** Distance of a layer from the top one of the stack, in units of the stack. */
export const stackOffset = (index: number) => (LAYER_COUNT - 1 - index) * STACK.step;

/** Value of `transform` that projects a drawing into the stack at the place of a layer. */
export const stackTransform = (index: number) =>
  `matrix(${ISOMETRIC.xx} ${ISOMETRIC.xy} ${ISOMETRIC.yx} ${ISOMETRIC.yy} 0 ${stackOffset(index)})`;
