import { MODELS } from "./regions/index.ts";

export type Drawing = keyof typeof MODELS;

/**
 * The drawings of examinations. Each has a slice (`src/assets/art/<name>.svg`)
 * and a thumbnail in the sprite; content files choose one by its name.
 */
export const DRAWINGS = Object.keys(MODELS) as [Drawing, ...Drawing[]];
