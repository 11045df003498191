import type { Drawing } from "#lib/drawings.ts";
import type { Layer } from "#lib/layer.ts";

const DRAWING_FILES = import.meta.glob<string>(["../../assets/art/*.svg", "!../../assets/art/head.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Addresses of the two SVG files of a drawing. Pages show parts of these files with `<use>`. `drawing` is the
 * still, with one part for each paint (kind of line): `#skin`, `#contour` and so on. `stack` has one part for
 * each layer, `#s0` to `#s19`, and `#small`, the main lines of the still.
 */
export const drawingFiles = (name: Drawing) => ({
  drawing: DRAWING_FILES[`../../assets/art/${name}.svg`] as string,
  stack: DRAWING_FILES[`../../assets/art/${name}-stack.svg`] as string,
});

const LAYERS = import.meta.glob<{ default: readonly Layer[] }>("../../assets/art/layers/*.layers.json");

/**
 * Imports all layers of a body.
 * @param body index in `BODIES`
 * @throws when the file cannot be loaded
 */
export const importLayers = (name: Drawing, body: number) =>
  (LAYERS[`../../assets/art/layers/${name}${body ? "-man" : ""}.layers.json`] as (typeof LAYERS)[string])();
