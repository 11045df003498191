import type { Drawing } from "#lib/drawings.ts";
import type { Layer } from "./layer.ts";

const DRAWING_FILES = import.meta.glob<string>(["../../assets/art/*.svg", "!../../assets/art/head.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Addresses of an examination's files. Pages use parts of them: `#skin`, `#contour` … of the drawing, one for each paint;
 * `#s0` … of the stack, one for each layer, and `#small`, the still's own lines.
 */
export const drawingFiles = (name: Drawing) => ({
  drawing: DRAWING_FILES[`../../assets/art/${name}.svg`] as string,
  stack: DRAWING_FILES[`../../assets/art/${name}-stack.svg`] as string,
});

const LAYERS = import.meta.glob<{ default: readonly Layer[] }>("../../assets/art/layers/*.layers.json");

/**
 * Imports all layers of a body.
 * @param body its index among the bodies to choose from
 * @throws when the file does not arrive
 */
export const importLayers = (name: Drawing, body: number) =>
  (LAYERS[`../../assets/art/layers/${name}${body ? "-man" : ""}.layers.json`] as (typeof LAYERS)[string])();
