import type { Region } from "../../engine/region.ts";
import { computeSlices } from "../compute.ts";

/**
 * Computes the layers of a region beside the page, so that not one of its frames is late. Each region has a worker of its
 * own, in one file with all that it needs.
 */
export function serve(region: Region): void {
  addEventListener("message", ({ data: first }: MessageEvent<number>) => {
    for (const slice of computeSlices(region, first)) postMessage(slice);
  });
}
