import boxes from "#assets/art/boxes.json" with { type: "json" };
import type { Site } from "#content/files.ts";
import type { Picture } from "./picture.ts";
import type { Drawing } from "./regions/index.ts";
import { BODIES, type Plane } from "./types.ts";

/** What the models say of a region's box; `npm run art` writes it. */
type BoxData = Readonly<{
  /** Index of the still. */
  still: number;
  cut: Plane;
  /** Key of what comes into view, by layer. */
  labels: readonly string[];
  /** The same of a man's body, where a woman's and a man's can be chosen. */
  man?: readonly string[];
  /** What the still names. */
  named: Picture["named"];
  /** The body reaches past the lower edge of the picture, and is not meant to end there. */
  bleeds: boolean;
  /** The box around the stack, as `viewBox`. */
  stackBox: string;
}>;

const BOXES = boxes as Readonly<Record<Drawing, BoxData>>;

/** All that the box of an examination is made of: the page is rendered with it, and its script takes it over with the same. */
export function boxProps(art: Drawing, { words, directions, ...texts }: Site["slices"]) {
  const box = BOXES[art];
  const bodies = box.man ? BODIES : [];
  const named = words.filter(({ id }) => [...box.labels, ...(box.man ?? [])].includes(id));
  return {
    art,
    ...box,
    texts: {
      ...texts,
      slider: `${texts.slider}, ${directions[box.cut]}`,
      // From the side there is no right or left.
      sides: box.cut === "sagittal" ? undefined : texts.sides,
      bodies: bodies.flatMap((body) => words.filter(({ id }) => id === body)),
      words: Object.fromEntries(named.map(({ id, ...word }) => [id, word])),
      longest: named.map(({ word, note }) => `${word} ${note}`).sort((a, b) => b.length - a.length)[0],
    },
  };
}

export type BoxProps = ReturnType<typeof boxProps>;
