import { computeSlices, type Wanted } from "./compute.ts";

async function serve(wanted: Wanted) {
  for await (const slice of computeSlices(wanted)) postMessage(slice);
}

/** Computes the layers beside the page, so that not one of its frames is late. The page hears of what fails. */
addEventListener("message", ({ data }: MessageEvent<Wanted>) => serve(data).catch(reportError));
