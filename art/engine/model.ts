import type { Paint } from "../../src/components/SliceViewer/layer.ts";
import type { Area } from "./field.ts";
import type { Solids } from "./solids.ts";

/**
 * The contours that are drawn for a field: the lines on which its value is one of `levels` (mm; 0 is the
 * surface of a solid), if they have more than `least` points. The contours at the first level are the outline
 * of the structure `part`, which a label can name.
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
   * Structures with a `gap` that are placed later keep their own distance to this one.
   */
  readonly gap?: number;
  /**
   * The structure is visible only where it is at least this far (mm) inside the field `limit` that `outline`
   * gets. Without `margin` the limit has no effect.
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
  /**
   * The region's ellipse on the body map, in the map's units. Its centre is on the body's centre line (x =
   * 0); `cy` is measured downwards from the crown (0) to the feet (780). `rx` and `ry` are half axes.
   */
  spot: { readonly cy: number; readonly rx: number; readonly ry: number };
  /** The z coordinates of the first and of the last slice, in mm. */
  depth: { readonly first: number; readonly last: number };
  /** Approximate distance between two points of the grid, in mm. */
  spacing: number;
  /** The area for which fields are computed; it may extend beyond the picture. */
  area: Area;
  /** The area of the picture, in mm. Its height follows from the aspect ratio of `DRAWING`. */
  frame: { readonly left: number; readonly top: number; readonly width: number };
  /**
   * Index of the slice that represents the region on social cards and in thumbnails, and that the viewer
   * shows first.
   */
  still: number;
  /** For each layer, from the lowest, the id of its label. */
  labels: readonly string[];
  /** The labels of a man's body, if it differs; `labels` are then those of a woman's body. */
  man?: readonly string[];
  /**
   * For each label id, the structures that the label names, as values of `part`. A label without an entry
   * names the structure with the same id.
   */
  named?: Readonly<Record<string, readonly string[]>>;
  structures: Readonly<Record<string, Structure>>;
  solids: Solids;
}>;
