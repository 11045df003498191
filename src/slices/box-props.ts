import boxes from "../assets/art/boxes.json" with { type: "json" };
import type { Site } from "../content/files.ts";
import type { Drawing } from "./regions/index.ts";
import type { BoxData } from "./types.ts";

const BOXES: Readonly<Record<Drawing, BoxData>> = boxes as Record<Drawing, BoxData>;

/**
 * All that the box of an examination is made of: the page is rendered with it, and its script takes it over with the same.
 * @param plane as radiographers abbreviate it, „AX”
 */
export function boxProps(art: Drawing, plane: string, { words, ...texts }: Site["slices"]) {
  const box = BOXES[art];
  const named = words.filter(({ id }) => box.labels.includes(id));
  return {
    art,
    plane,
    ...box,
    texts: {
      ...texts,
      // From the side there is no right or left.
      sides: box.cut === "sagittal" ? undefined : texts.sides,
      words: Object.fromEntries(named.map(({ id, ...word }) => [id, word])),
      longest: named.map(({ word, note }) => `${word} ${note}`).sort((a, b) => b.length - a.length)[0],
    },
  };
}

export type BoxProps = ReturnType<typeof boxProps>;
