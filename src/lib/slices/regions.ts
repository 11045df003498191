import type { Drawing } from "../drawings.ts";
import abdominal from "./regions/abdominal.ts";
import articulatii from "./regions/articulatii.ts";
import cerebral from "./regions/cerebral.ts";
import coloana from "./regions/coloana.ts";
import mamar from "./regions/mamar.ts";
import pelvin from "./regions/pelvin.ts";
import type { Region } from "./types.ts";

/** All regions, for the build. In the browser a page loads its own region only. */
export const REGIONS: Readonly<Record<Drawing, Region>> = {
  cerebral,
  coloana,
  articulatii,
  abdominal,
  pelvin,
  mamar,
};
