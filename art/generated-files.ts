import type { RegionData } from "../src/lib/layer.ts";
import { placePoints, placesSvg } from "./body/places.ts";
import { bodyPlates } from "./body/plates.ts";
import { headPoster } from "./head-poster.ts";
import { type DrawnFile, regionFiles } from "./output/region-files.ts";
import { REGIONS } from "./regions/index.ts";
import { spriteSvg } from "./sprite.ts";

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** Computes all drawings that the site imports. Paths are relative to `src/assets`. */
export function* generatedFiles(): Generator<DrawnFile> {
  const regions: Record<string, RegionData> = {};
  for (const [name, region] of Object.entries(REGIONS)) regions[name] = yield* regionFiles(name, region);
  yield ["art/regions.json", json(regions)];
  for (const [name, svg] of Object.entries(bodyPlates())) yield [`art/body/${name}.svg`, svg];
  yield ["art/places.svg", placesSvg()];
  yield ["art/places.json", json(placePoints())];
  yield ["art/head.svg", headPoster()];
  yield ["sprite.svg", spriteSvg()];
}
