import { normaliseLetters } from "../../../src/content/read/normalise.ts";
import { isFields, type Schema, type Values } from "../../shared/form-fields.ts";

/** Invisible characters in pasted text: soft hyphens, zero-width and direction marks, control characters. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|(?![\n\r])\p{Cc}/gu;

/** Replaces and removes characters that the content does not allow. */
const normaliseText = (text: string) =>
  normaliseLetters(text).replaceAll("\t", " ").replaceAll(INVISIBLE, "");

/**
 * Writes „0256/000.000” and „(0256) 000-000” as „0256 000 000”; a text that is not a phone number is not
 * changed.
 */
const phoneFrom = (text: string) =>
  /^[\d\s().,/+-]+$/.test(text) ? text.replace("(0)", "").replaceAll(/[^\d+]+/g, " ") : text;

/**
 * Normalises the values of a form for storage: it replaces characters, trims texts, and removes the
 * punctuation of phone numbers. The text of a Markdown document keeps its line breaks.
 */
export const normaliseInput = (values: Values, schema: Schema) => normalised(values, schema) as Values;

function normalised(value: unknown, { kind, items, properties }: Schema = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => normalised(item, items));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, normalised(field, properties?.[name])]),
    );
  if (typeof value !== "string") return value;
  const text = normaliseText(value);
  if (kind === "markdown") return text;
  return (kind === "phone" ? phoneFrom(text) : text).trim();
}
