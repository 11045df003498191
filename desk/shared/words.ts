import { bareLetters, formatDay, formatLei, formatPhone } from "../../src/content/editing.ts";
import { CHOSEN, type FieldPath, fieldAt, isFields, rowsOf, type Schema } from "./fields.ts";

/** Fields, rows and values in words. */

/** One thing that can be chosen: what stands in the file, and what people read. */
export interface Option {
  value: string;
  label: string;
}

/** A place in the content, with words about it. */
export interface Note {
  file: string;
  title: string;
  path: FieldPath;
  /** The field's name, as the forms show it. */
  field: string;
  words: string;
  /** A warning is worth a second look, and keeps nothing from being saved. */
  level?: "error" | "warning";
}

/**
 * „RMN cerebral → Suma în lei întregi”: every step by its name, rows of a list by their first text or their number.
 * @param values what the file holds
 */
export function fieldWords(schema: Schema, path: FieldPath, values?: unknown): string {
  const words: string[] = [];
  let value = values;
  path.forEach((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const field = fieldAt(schema, path.slice(0, index + 1)) ?? {};
    if (typeof key === "string") words.push(field.title ?? key);
    else words.push(rowName(value, field) ?? `${words.pop() ?? ""} ${key + 1}`.trim());
  });
  return words.join(" → ");
}

/** Longest name of a row, in characters. */
const NAME = 60;

/** The first text of a row that somebody wrote, or else all that it says; undefined for one that says nothing yet. */
export function rowName(row: unknown, schema: Schema): string | undefined {
  const isWritten = (name: string) =>
    !["id", "time", "day", ...CHOSEN].includes(schema.properties?.[name]?.kind ?? "");
  const fields = isFields(row) ? Object.entries(row) : [];
  const text = fields.find(([name, value]) => value && typeof value === "string" && isWritten(name))?.[1];
  const name = valueWords(text ?? row, text === undefined ? schema : {});
  return name && name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name;
}

/** A value in words: amounts, phones and days as they are printed, a row by all that it says. */
export function valueWords(value: unknown, schema: Schema = {}): string | undefined {
  const { kind, labels } = schema;
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "object") {
    const inner = Array.isArray(value)
      ? value.map((item) => valueWords(item, schema.items))
      : Object.entries(value).map(
          ([key, item]) => key !== "id" && valueWords(item, schema.properties?.[key]),
        );
    return inner.filter(Boolean).join(", ") || undefined;
  }
  const text = String(value);
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return kind === "phone" ? formatPhone(text) : (labels?.[text] ?? text);
}

/** A name for a file or a row from words: „RMN umăr” becomes `rmn-umar`. */
export const slugOf = (words: string) =>
  bareLetters(words)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** What can be chosen where a price is asked for: the amounts of the document „Prețuri”, saved or not. */
export const amountOptions = (amounts: unknown): Option[] =>
  rowsOf(amounts).map(({ id, label, amount }) => ({
    value: String(id),
    label: `${label}, ${formatLei(Number(amount))}`,
  }));
