import type { Paint } from "../../src/components/SliceViewer/layer.ts";
import type { Area } from "./field.ts";
import type { Solids } from "./solids.ts";

/**
 * The contours that are drawn for a field: the lines on which the field has one of the values `levels` (mm; 0
 * is the surface of a solid). Contours of at most `least` points are left out. The contours at the first
 * level are the outline of the structure `part`; a label can name this structure.
 */
export interface Contours {
  readonly levels?: readonly number[];
  readonly least?: number;
  readonly part?: string;
}

/**
 * How a structure is placed among the other structures of its slice, and which of its contours are drawn in
 * each paint (kind of line).
 */
export type Structure = { readonly [Kind in Paint]?: Contours } & {
  /**
   * Minimum distance (mm) between this structure and all structures with a `gap` that were placed before it.
   * A structure that is placed later keeps the distance of its own `gap`.
   */
  readonly gap?: number;
  /**
   * If the drawing code gives `outline` a limit (a solid), only the part of the structure that is at least
   * this deep (mm) inside the limit is drawn. A structure without `margin` ignores the limit.
   */
  readonly margin?: number;
};

/** The data of a region: the contents of the `.json` file beside the region's drawing code. */
export type Model = Readonly<{
  /**
   * A value of `Plane`. Its type is `string`, because TypeScript does not infer more exact types from JSON
   * files.
   */
  plane: string;
  /** The z coordinates of the first and of the last slice, in mm. */
  depth: { readonly first: number; readonly last: number };
  /** Approximate distance between two points of the grid, in mm. */
  spacing: number;
  /** The area for which fields are computed; it may extend beyond the picture. */
  area: Area;
  /** The area that the picture shows, in mm. The height follows from the aspect ratio of `DRAWING`. */
  frame: { readonly left: number; readonly top: number; readonly width: number };
  /**
   * Index of the slice that represents the region on social cards and in thumbnails, and that the viewer
   * shows first.
   */
  still: number;
  /** The ids of the labels of the layers 0 to 19, in this order. */
  labels: readonly string[];
  /** The labels of a man's body, if it differs; `labels` are then those of a woman's body. */
  man?: readonly string[];
  /**
   * The structures that a label names. The key is the id of the label; the value lists the `part` of each
   * structure. A label without an entry names the structure whose `part` equals the id.
   */
  named?: Readonly<Record<string, readonly string[]>>;
  structures: Readonly<Record<string, Structure>>;
  solids: Solids;
}>;
