import { computeSlices, type KeptSlice, type Wanted } from "./compute.ts";

/** So many milliseconds the page has to itself between two layers. */
const PAUSE = 30;

/** Computes the layers in the page, bit by bit. */
export async function computeHere(wanted: Wanted, keep: (slice: KeptSlice) => void) {
  for await (const slice of computeSlices(wanted)) {
    keep(slice);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
