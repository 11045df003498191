import { normaliseLetters } from "#content/read/normalise.ts";
import { INVISIBLE } from "#content/schema/characters.ts";
import { isFields, type Schema } from "../../shared/form-fields.ts";

/**
 * Normalises the values of a form for storage: it replaces and removes characters that the content does not
 * allow, and trims texts. The text of a Markdown document keeps its line breaks.
 */
export function normaliseInput(value: unknown, { kind, items, properties }: Schema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => normaliseInput(item, items));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, normaliseInput(field, properties?.[name])]),
    );
  if (typeof value !== "string") return value;
  const text = normaliseLetters(value).replaceAll("\t", " ").replaceAll(new RegExp(INVISIBLE, "gu"), "");
  return kind === "markdown" ? text : text.trim();
}
