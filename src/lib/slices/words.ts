import type { Site } from "../content/files.ts";
import type { Drawing } from "../drawings.ts";
import { REGIONS } from "./regions.ts";

/** What the viewer says of a region's layers; it fetches them when somebody goes through them. */
export function sliceWords(art: Drawing, { layer, of, slider, words }: Site["slices"]) {
  const named = words.filter(({ id }) => REGIONS[art].labels.includes(id));
  return {
    /** „Stratul” and „din”. */
    layer,
    of,
    /** Name of the slider. */
    slider,
    /** Word and explanation by key. */
    words: Object.fromEntries(named.map(({ id, word, note }) => [id, [word, note] as const])),
  };
}

export type SliceWords = ReturnType<typeof sliceWords>;
