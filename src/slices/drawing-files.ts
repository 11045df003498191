import type { Drawing } from "./regions/index.ts";

const FILES = import.meta.glob<string>(["../assets/art/*.svg", "!../assets/art/head.svg"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Addresses of an examination's files. Pages use parts of them: `#skin`, `#contour` … of the drawing, one for each paint;
 * `#s0` … of the stack, one for each layer, and `#small`, the still's own lines.
 */
export const drawingFiles = (name: Drawing) => ({
  drawing: FILES[`../assets/art/${name}.svg`] as string,
  stack: FILES[`../assets/art/${name}-stack.svg`] as string,
});
