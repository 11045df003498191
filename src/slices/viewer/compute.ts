import { type Picture, pictureOf } from "../picture.ts";
import { type Drawing, MODELS } from "../regions/index.ts";
import { LAYERS, SLICE_COUNT } from "../types.ts";

/** A layer as the viewer keeps it. */
export interface KeptSlice extends Picture {
  /** From 0; those of a second body follow after all of the first. */
  readonly index: number;
}

/** What a page asks for: the layers of a region, those nearest to `first` before the others. */
export interface Wanted {
  readonly art: Drawing;
  readonly first: number;
}

/** The layers, one at a time. */
export async function* computeSlices({ art, first }: Wanted): AsyncGenerator<KeptSlice> {
  const { default: region } = await MODELS[art]();
  const order = [...LAYERS].sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
  for (const index of order)
    for (const [nth, body] of region.bodies.entries())
      yield { index: nth * SLICE_COUNT + index, ...pictureOf(region.slice(index, body)) };
}
