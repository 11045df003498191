import { type Picture, pictureOf } from "../picture.ts";
import { type Drawing, MODELS } from "../regions/index.ts";
import { SLICE_COUNT } from "../types.ts";

/** A layer as the viewer keeps it. */
export interface KeptSlice extends Picture {
  readonly index: number;
}

/** All layers of a region, one at a time, those nearest to `first` before the others. */
export async function* computeSlices(art: Drawing, first: number): AsyncGenerator<KeptSlice> {
  const { default: region } = await MODELS[art]();
  const order = Array.from({ length: SLICE_COUNT }, (_, index) => index).sort(
    (a, b) => Math.abs(a - first) - Math.abs(b - first),
  );
  for (const index of order) yield { index, ...pictureOf(region.slice(index)) };
}
