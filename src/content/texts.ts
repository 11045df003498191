import { asRich, plainText } from "#lib/rich-text.ts";
import { type Content, contentPath, SINGLE_SCHEMA } from "./files.ts";
import type { Match } from "./pattern-rules.ts";
import type { Finding, Path } from "./problem.ts";
import { collectFacts, fillIn, withoutEmptyLines } from "./tokens.ts";

/** A text of the content, with its position. */
export interface PlacedText {
  readonly file: string;
  readonly path: Path;
  /**
   * The path as text, with the name of the file or folder and without list positions:
   * `services.related.service`.
   */
  readonly field: string;
  readonly value: string;
}

function textsIn(value: unknown, place: Omit<PlacedText, "value">): PlacedText[] {
  if (typeof value === "string") return [{ ...place, value }];
  return Object.entries(value ?? {}).flatMap(([key, item]) => {
    const isRow = Array.isArray(value);
    const field = isRow ? place.field : `${place.field}.${key}`;
    return textsIn(item, { ...place, field, path: [...place.path, isRow ? Number(key) : key] });
  });
}

/** All texts of the content, file by file; the text of a Markdown document has the path `body`. */
export function contentTexts(content: Content): readonly PlacedText[] {
  const known = TEXT_CACHE.get(content) ?? collectTexts(content);
  TEXT_CACHE.set(content, known);
  return known;
}

/** Cache of the texts of a content, because many rules read them one after the other. */
const TEXT_CACHE = new WeakMap<Content, readonly PlacedText[]>();

const collectTexts = (content: Content): PlacedText[] => [
  // Signed texts are left out, because they were checked before they were signed.
  ...SINGLE_SCHEMA.keyof()
    .options.filter((name) => name !== "medicalReview")
    .flatMap((name) => textsIn(content[name], { file: contentPath(name), field: name, path: [] })),
  ...(["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, ...entry }) =>
      textsIn(entry, { file: contentPath(folder, slug), field: folder, path: [] }),
    ),
  ),
];

/** Applies `find` to each text and returns the findings with their file and path. */
export const findIn = <T extends PlacedText>(
  texts: readonly T[],
  find: (text: T) => readonly (Pick<Finding, "rule" | "message"> & Partial<Match>)[],
): Finding[] =>
  texts.flatMap((text) => find(text).map((found) => ({ file: text.file, path: text.path, ...found })));

/** Names of fields that contain no prose. */
const NO_PROSE = new Set(
  "href id file field reviewed version checked on icon iconPosition art opens closes score from to street registeredOffice fingerprints headerPhone footerPhone email taxCode tradeRegister rsyncTarget folder".split(
    " ",
  ),
);

/** A text with tokens replaced in `value`; `written` is the text in the file. */
export interface Prose extends PlacedText {
  readonly written: string;
}

/**
 * Texts that visitors read, with their positions. Identifiers and addresses (`rmn-umar`,
 * `/servicii/rmn-umar`) are left out.
 */
export function contentProse(content: Content): Prose[] {
  const facts = collectFacts(content);
  const read = (value: string) => plainText(asRich(fillIn(withoutEmptyLines(value, facts), facts)));
  return contentTexts(content)
    .filter(({ field }) => !NO_PROSE.has(field.slice(field.lastIndexOf(".") + 1)))
    .filter(({ value }) => !/^(?:https?:\S+|[a-z/][a-z\d/-]*|\d{4}-\d\d-\d\d)$/.test(value))
    .map((text) => ({ ...text, written: text.value, value: read(text.value).replaceAll("\u00a0", " ") }));
}
