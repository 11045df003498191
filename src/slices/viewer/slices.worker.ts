import type { Drawing } from "../regions/index.ts";
// What all regions share comes with the worker, not as a request of its own.
import "../engine/region.ts";
import { computeSlices } from "./compute.ts";

/** Computes the layers beside the page, so that not one of its frames is late. */
addEventListener("message", async ({ data }: MessageEvent<{ art: Drawing; first: number }>) => {
  for await (const slice of computeSlices(data.art, data.first)) postMessage(slice);
});
