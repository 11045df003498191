import type { Region } from "../engine/region.ts";
import { type Picture, pictureOf } from "../picture.ts";
import { LAYERS, SLICE_COUNT } from "../types.ts";

/** A layer as the viewer keeps it. */
export interface KeptSlice extends Picture {
  /** From 0; those of a second body follow after all of the first. */
  readonly index: number;
}

/** All layers of a region, one at a time, those nearest to `first` before the others. */
export function* computeSlices(region: Region, first: number): Generator<KeptSlice> {
  const order = [...LAYERS].sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
  for (const index of order)
    for (const [nth, body] of region.bodies.entries())
      yield { index: nth * SLICE_COUNT + index, ...pictureOf(region.slice(index, body)) };
}

/**
 * Computes the layers of a region beside the page, so that not one of its frames is late: each region has a worker of its
 * own, in one file with all that it needs.
 */
export function serve(region: Region): void {
  addEventListener("message", ({ data: first }: MessageEvent<number>) => {
    for (const slice of computeSlices(region, first)) postMessage(slice);
  });
}
