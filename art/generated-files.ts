import { type Body, LAYER_INDICES, type RegionData } from "../src/components/SliceViewer/layer.ts";
import { placePoints, placesSvg } from "./body/places.ts";
import { bodyPlates } from "./body/plates.ts";
import type { Region, Slice } from "./engine/region.ts";
import { headPoster } from "./head-poster.ts";
import { layerDrawing } from "./layer-drawing.ts";
import { drawingSvg, regionData, stackSvg } from "./region-files.ts";
import { REGIONS } from "./regions/index.ts";
import { spriteSvg } from "./sprite.ts";

/** Folder of the drawings that the site imports. */
const ART = "src/assets/art";

/** All layers of a body, in the order of their indices. */
export const slicesOf = (region: Region, body: Body): Slice[] =>
  LAYER_INDICES.map((index) => region.slice(index, body));

/** Returns the layers as JSON, one layer per line, so that a diff shows which layers have changed. */
const layersJson = (slices: readonly Slice[]) =>
  `[\n${slices.map((slice) => JSON.stringify(layerDrawing(slice))).join(",\n")}\n]\n`;

/**
 * Computes all drawings that the site imports, so that a caller can write them to files or compare them with
 * files.
 * @returns pairs of path (from the project's folder) and text
 */
export function* generatedFiles(): Generator<readonly [path: string, text: string]> {
  const regions: Record<string, RegionData> = {};
  for (const [name, region] of Object.entries(REGIONS)) {
    const bodies = region.bodies.map((body) => slicesOf(region, body));
    const [slices = [], man] = bodies;
    regions[name] = regionData(region, slices, man);
    yield [`${ART}/${name}.svg`, drawingSvg(slices[region.still] as Slice)];
    yield [`${ART}/${name}-stack.svg`, stackSvg(slices, region.still)];
    yield [`${ART}/layers/${name}.layers.json`, layersJson(slices)];
    if (man) yield [`${ART}/layers/${name}-man.layers.json`, layersJson(man)];
  }
  yield [`${ART}/regions.json`, `${JSON.stringify(regions, null, 2)}\n`];
  for (const [name, svg] of Object.entries(bodyPlates())) yield [`${ART}/body/${name}.svg`, svg];
  yield [`${ART}/places.svg`, placesSvg()];
  yield [`${ART}/places.json`, `${JSON.stringify(placePoints(), null, 2)}\n`];
  yield [`${ART}/head.svg`, headPoster()];
  yield ["src/assets/sprite.svg", spriteSvg()];
}
