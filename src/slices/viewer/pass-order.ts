import { SLICE_COUNT } from "../types.ts";

/** Time for each layer of the slow way up, and of the quick ways to its beginning and from its end, ms. */
const SLOW = 150;
const QUICK = 60;

/**
 * The layer that the viewer shows by itself: quickly from the still down to the first one, slowly up through all, quickly
 * back. It lasts 4140 ms whatever the still, under the five seconds after which WCAG 2.2.2 wants a pause button.
 * @param elapsed ms since its beginning
 * @param still index from which it starts and at which it ends
 * @returns undefined once it is over
 */
export function layerOfPass(elapsed: number, still: number): number | undefined {
  const last = SLICE_COUNT - 1;
  const down = still * QUICK;
  const up = down + SLICE_COUNT * SLOW;
  const end = up + (last - still) * QUICK;
  if (elapsed >= end) return undefined;
  if (elapsed < down) return still - Math.floor(elapsed / QUICK);
  if (elapsed < up) return Math.floor((elapsed - down) / SLOW);
  return last - Math.floor((elapsed - up) / QUICK);
}
