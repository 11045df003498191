import { type Drawing, MODELS } from "../regions/index.ts";
import { computeSlices, type KeptSlice } from "./compute.ts";

/** So many milliseconds the page has to itself between two layers. */
const PAUSE = 30;

/** Computes the layers in the page, bit by bit. */
export async function computeHere(art: Drawing, first: number, keep: (slice: KeptSlice) => void) {
  const { default: region } = await MODELS[art]();
  for (const slice of computeSlices(region, first)) {
    keep(slice);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
