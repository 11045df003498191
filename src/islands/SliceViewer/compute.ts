import type { Drawing } from "../../lib/drawings.ts";
import { svgPath } from "../../lib/slices/svg.ts";
import { LINE_CLASSES, type LineClass, type Region, SLICE_COUNT } from "../../lib/slices/types.ts";

/** A layer as the viewer keeps it: path data by class of line, in the order of drawing. */
export interface KeptSlice {
  readonly index: number;
  /** Key of what has come into view. */
  readonly label?: string | undefined;
  readonly paths: readonly (readonly [kind: LineClass, path: string])[];
}

/** One file a region, so that a page fetches its own alone. */
const REGIONS: Readonly<Record<Drawing, () => Promise<{ default: Region }>>> = {
  abdominal: () => import("../../lib/slices/regions/abdominal.ts"),
  articulatii: () => import("../../lib/slices/regions/articulatii.ts"),
  cerebral: () => import("../../lib/slices/regions/cerebral.ts"),
  coloana: () => import("../../lib/slices/regions/coloana.ts"),
  mamar: () => import("../../lib/slices/regions/mamar.ts"),
  pelvin: () => import("../../lib/slices/regions/pelvin.ts"),
};

/** All layers of a region, one at a time, those nearest to `first` before the others. */
export async function* computeSlices(art: Drawing, first: number): AsyncGenerator<KeptSlice> {
  const { default: region } = await REGIONS[art]();
  const order = Array.from({ length: SLICE_COUNT }, (_, index) => index).sort(
    (a, b) => Math.abs(a - first) - Math.abs(b - first),
  );
  for (const index of order) {
    const { lines, label } = region.slice(index);
    const paths = LINE_CLASSES.map(
      (kind) => [kind, svgPath(lines.filter((line) => line.kind === kind))] as const,
    );
    yield { index, label, paths };
  }
}
