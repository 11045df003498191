import type { Paint, Plane } from "../../src/lib/layer.ts";
import type { Area } from "./field.ts";

/**
 * How a structure is placed among the other structures of its slice, and which of its contours are drawn in each paint
 * (kind of line): those on which the distance to its surface (mm, negative inside) has one of the values.
 */
export type Structure = { readonly [Kind in Paint]?: readonly number[] } & {
  /** The name by which a label refers to the structure. Its outline is the first contour of its first paint. */
  readonly part?: string;
  /** Contours of at most this many points are left out; usually 8. */
  readonly least?: number;
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

/** The data of a region, in the `.model.ts` file beside its drawing code. `Solids` are its solids by name. */
export type Model<Solids = unknown> = Readonly<{
  plane: Plane;
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
  /** Returns the cross-sections of the solids in the slice at depth `z` (mm). */
  solids(z: number): Solids;
}>;
