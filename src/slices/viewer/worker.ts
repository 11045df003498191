import { type Drawing, MODELS } from "../regions/index.ts";
import { computeSlices } from "./compute.ts";

/** What the page asks for: the layers of a region, those nearest to `first` before the others. */
export interface Wanted {
  readonly art: Drawing;
  readonly first: number;
}

async function serve({ art, first }: Wanted): Promise<void> {
  const { default: region } = await MODELS[art]();
  for (const slice of computeSlices(region, first)) postMessage(slice);
}

/** Computes the layers beside the page, so that not one of its frames is late. The page hears of what fails. */
addEventListener("message", ({ data }: MessageEvent<Wanted>) => serve(data).catch(reportError));
