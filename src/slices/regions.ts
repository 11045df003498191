import type { Region } from "./engine/region.ts";
import { DRAWINGS, type Drawing, MODELS } from "./regions/index.ts";

const regions = DRAWINGS.map(async (name) => [name, (await MODELS[name]()).default] as const);

/** All regions, for the build. In the browser a page loads its own region only. */
export const REGIONS = Object.fromEntries(await Promise.all(regions)) as Readonly<Record<Drawing, Region>>;
