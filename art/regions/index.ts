import type { Drawing } from "../../src/lib/drawings.ts";
import type { Region } from "../engine/region.ts";
import abdominal from "./abdominal.ts";
import articulatii from "./articulatii.ts";
import cerebral from "./cerebral.ts";
import coloana from "./coloana.ts";
import mamar from "./mamar.ts";
import pelvin from "./pelvin.ts";

/** All regions by the names of their drawings, in the order of `DRAWINGS`. */
export const REGIONS: Readonly<Record<Drawing, Region>> = {
  cerebral,
  coloana,
  articulatii,
  abdominal,
  pelvin,
  mamar,
};
