import regions from "#assets/art/regions.json" with { type: "json" };
import type { Site } from "#content/files.ts";
import { BODIES, type Drawing } from "#lib/drawings.ts";
import type { RegionData } from "#lib/layer.ts";

const REGION_DATA = regions as Readonly<Record<Drawing, RegionData>>;

/**
 * Returns the props of an examination's slice viewer. The build and the browser must use the same props,
 * because hydration requires the same HTML.
 * @param art name of the examination's drawing
 */
export function sliceViewerProps(art: Drawing, { slices, ui }: Pick<Site, "slices" | "ui">) {
  const { words, directions, ...texts } = slices;
  const region = REGION_DATA[art];
  const bodies = region.man ? BODIES : [];
  const named = words.filter(({ id }) => [...region.labels, ...(region.man ?? [])].includes(id));
  return {
    art,
    ...region,
    texts: {
      ...texts,
      slider: `${texts.slider}, ${directions[region.plane]}`,
      // A sagittal view has no right or left, so it needs no text about the sides.
      sides: region.plane === "sagittal" ? undefined : texts.sides,
      bodies: bodies.flatMap((body) => words.filter(({ id }) => id === body)),
      words: Object.fromEntries(named.map(({ id, ...word }) => [id, word])),
      longest: named.map(({ word, note }) => `${word}: ${note}`).sort((a, b) => b.length - a.length)[0],
      loading: ui.shell.loading,
      loadError: ui.shell.loadError,
    },
  };
}

export type SliceViewerProps = ReturnType<typeof sliceViewerProps>;
