import type { Drawing } from "../../lib/drawings.ts";

const FILES = import.meta.glob<string>("../../assets/art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of an examination's drawing (4:3); the drawing itself is its part `#desen`. */
export const drawingFile = (name: Drawing): string => FILES[`../../assets/art/${name}.svg`] as string;
