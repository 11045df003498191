import { asRich, plainText } from "#lib/rich-text.ts";
import { type Content, contentPath, SINGLE_SCHEMA } from "../files.ts";
import { collectFacts, fillIn, withoutEmptyLines } from "../load/tokens.ts";
import { CONTENT_FIELD } from "../schema/content-field.ts";
import type { Field, Marks } from "../schema/field-marks.ts";
import type { Path } from "./finding.ts";

/** A text of the content, with its position. */
export interface PlacedText {
  readonly file: string;
  readonly path: Path;
  /**
   * The path as text, with the name of the file or folder and without list positions:
   * `services.questions.answer`.
   */
  readonly field: string;
  readonly marks: Marks;
  readonly value: string;
}

/** The texts of all fields of a file, or of a part of it. */
function* textsIn(
  value: unknown,
  schema: Field | undefined,
  place: Pick<PlacedText, "file" | "path" | "field">,
): Generator<PlacedText> {
  const { file, path, field } = place;
  if (typeof value === "string") {
    yield { file, path, field, marks: schema?.marks ?? MARKDOWN, value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* textsIn(item, schema?.item, { file, path: [...path, index], field });
  } else if (value !== null && typeof value === "object") {
    for (const [name, item] of Object.entries(value)) {
      const inner = { file, path: [...path, name], field: `${field}.${name}` };
      yield* textsIn(item, schema?.fields?.[name], inner);
    }
  }
}

/** Marks of the text of a Markdown document, which has no schema. */
const MARKDOWN: Marks = { isProse: true };

/** All texts of the content, file by file; the text of a Markdown document has the path `body`. */
export function contentTexts(content: Content): readonly PlacedText[] {
  const known = COLLECTED_TEXTS.get(content) ?? [...collectTexts(content)];
  COLLECTED_TEXTS.set(content, known);
  return known;
}

/** A cache of `contentTexts`, because a dozen checks read the texts of the same content. */
const COLLECTED_TEXTS = new WeakMap<Content, readonly PlacedText[]>();

function* collectTexts(content: Content): Generator<PlacedText> {
  const { fields = {} } = CONTENT_FIELD;
  for (const name of SINGLE_SCHEMA.keyof().options) {
    // Names and hashes of readings are no texts of the site.
    if (name === "readings") continue;
    yield* textsIn(content[name], fields[name], { file: contentPath(name), field: name, path: [] });
  }
  for (const folder of ["services", "legal"] as const) {
    for (const { slug, ...entry } of content[folder]) {
      const file = contentPath(folder, slug);
      yield* textsIn(entry, fields[folder]?.item, { file, field: folder, path: [] });
    }
  }
}

/**
 * A text in the form that visitors read: `value` has no tokens and no markup. `written` is the text in the
 * file.
 */
export interface Prose extends PlacedText {
  readonly written: string;
}

/** The texts that visitors read, with tokens replaced and without markup. */
export function contentProse(content: Content): Prose[] {
  const facts = collectFacts(content);
  const read = (value: string) => plainText(asRich(fillIn(withoutEmptyLines(value, facts), facts)));
  return contentTexts(content)
    .filter(({ marks }) => marks.isProse)
    .map((text) => ({ ...text, written: text.value, value: read(text.value).replaceAll("\u00a0", " ") }));
}
