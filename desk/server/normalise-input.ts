import { isFields, type Schema, type Values } from "../shared/fields.ts";

/** Letters with a cedilla, which old keyboard layouts and documents use, and the Romanian letters that they mean. */
const COMMA: Readonly<Record<string, string>> = { ş: "ș", Ş: "Ș", ţ: "ț", Ţ: "Ț" };

/** Invisible characters that a paste brings: soft hyphens, zero-width and direction marks, control characters. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|(?![\n\r])\p{Cc}/gu;

/** The text in the characters that the content allows, if that does not change its meaning. */
const normaliseText = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[şŞţŢ]/g, (letter) => COMMA[letter] ?? letter)
    // Ligatures of a PDF: „ﬁ” is „fi”.
    .replaceAll(/[\uFB00-\uFB06]/g, (letters) => letters.normalize("NFKC"))
    .replaceAll(/[\t\u00A0\u2028\u2029\u202F]/g, " ")
    .replaceAll(INVISIBLE, "");

/** „0256/000.000” and „(0256) 000-000” as „0256 000 000”; a text that is not a phone number stays. */
const phoneFrom = (text: string) =>
  /^[\d\s().,/+-]+$/.test(text) ? text.replace("(0)", "").replaceAll(/[^\d+]+/g, " ") : text;

/**
 * Values of a form as the file keeps them: normalised characters, no spaces at the ends of a text, phone numbers without
 * punctuation. The text of a Markdown document keeps its lines.
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
