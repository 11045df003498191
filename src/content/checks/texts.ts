import { type Content, sheetsOf } from "../files.ts";
import type { Path } from "../findings/finding.ts";
import type { Field, Marks } from "../schema/field-marks.ts";

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
export const contentTexts = (content: Content): PlacedText[] =>
  sheetsOf(content)
    // Names and hashes of readings are no texts of the site.
    .filter(({ name }) => name !== "readings")
    .flatMap(({ name, file, value, field }) => [...textsIn(value, field, { file, field: name, path: [] })]);
