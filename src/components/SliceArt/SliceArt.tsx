import type { Drawing } from "../../lib/drawings.ts";
import { drawingFile } from "./drawing-file.ts";

/** The decorative 4:3 drawing of an examination, fetched when it comes near the screen. */
export function SliceArt({ name }: { name: Drawing }) {
  return <img src={drawingFile(name)} alt="" width={1200} height={900} loading="lazy" decoding="async" />;
}
