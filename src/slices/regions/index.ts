import type { Region } from "../engine/region.ts";

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
} as const satisfies Record<string, () => Promise<{ default: Region }>>;

export type Drawing = keyof typeof MODELS;

/** The drawings of examinations, each a film and a thumbnail; content files choose one by its name. */
export const DRAWINGS = Object.keys(MODELS) as [Drawing, ...Drawing[]];
