import type { Drawing } from "#lib/drawings.ts";
import type { Region } from "../engine/region.ts";

export { DRAWINGS, type Drawing } from "#lib/drawings.ts";

/**
 * Every region that can be gone through, by its drawing's name: a new one is two files of this folder and a line here. Each
 * is a file of its own, so that a page in the browser fetches its own region alone.
 */
export const MODELS = {
  cerebral: () => import("./cerebral.ts"),
  coloana: () => import("./coloana.ts"),
  articulatii: () => import("./articulatii.ts"),
  abdominal: () => import("./abdominal.ts"),
  pelvin: () => import("./pelvin.ts"),
  mamar: () => import("./mamar.ts"),
} as const satisfies Record<Drawing, () => Promise<{ default: Region }>>;
