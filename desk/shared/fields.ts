import { bareLetters, formatDay, formatDays, formatLei, formatPhone } from "../../src/content/editing.ts";

/** Values of a document, their JSON Schema, and their names for people. */

/** Names and list positions (from 0) that lead to a field. */
export type FieldPath = (string | number)[];

export type Values = Record<string, unknown>;

export const isFields = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The rows of a list; an empty list for a value that is not a list, because the file may have been damaged by hand. */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

/** A field of the content's JSON Schema, in the form that is easiest for the desk to use. */
export interface Schema {
  type?: string;
  /** The meaning of a value beyond its type (`kind` in src/content/fields.ts). */
  kind?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  /** The only allowed value, if the specification prescribes it. */
  const?: unknown;
  /** Labels of the values in `enum`. */
  labels?: Record<string, string>;
  /** The label of a field: its description up to the first comma, colon, semicolon or bracket. */
  title?: string;
  /** The rest of the description, without the quotation marks that are only needed in a file. */
  help?: string;
  /** Whether an empty field is stored as `null`. */
  isNullable?: boolean;
}

/** The JSON Schema in the form that Zod generates. */
interface JsonSchema extends Schema {
  description?: string;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

/** Converts a JSON Schema: descriptions become titles and help texts, and „a text or null” becomes a nullable text. */
export function schemaFrom(json: JsonSchema, key = ""): Schema {
  const some = json.anyOf?.find(({ type }) => type !== "null");
  const { description = "", properties = {}, items, anyOf, ...plain } = { ...some, ...json };
  const name = /^[^,:;(]*/.exec(description)?.[0] ?? "";
  const help = description.slice(name.length).replace(/^[\s,:;.]+|"/g, "");
  const fields = Object.entries(properties).map(([name, field]) => [name, schemaFrom(field, name)]);
  return {
    ...plain,
    title: name.trim().replace(/\.$/, "") || key,
    help: help.charAt(0).toUpperCase() + help.slice(1),
    isNullable: anyOf !== undefined,
    properties: Object.fromEntries(fields),
    ...(items && { items: schemaFrom(items, key) }),
  };
}

/** Kinds whose values are names or addresses from another file; users choose them from a list and never see them. */
export const CHOSEN = ["page", "amount", "contrast", "examination"];

/** The field at a path; undefined if the schema has none. */
export const fieldAt = (schema: Schema, path: FieldPath) =>
  path.reduce<Schema | undefined>(
    (at, key) => (typeof key === "number" ? at?.items : at?.properties?.[key]),
    schema,
  );

/** The texts and numbers of a document with their paths, including empty ones (null), without ids. */
export function* leaves(value: unknown, path: FieldPath = []): Generator<[FieldPath, unknown]> {
  if (value === null || ["string", "number"].includes(typeof value)) yield [path, value];
  else if (typeof value === "object") {
    for (const [key, item] of Object.entries(value))
      if (key !== "id") yield* leaves(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** An option: the stored value and its label. */
export interface Option {
  value: string;
  label: string;
}

/** A position in the content, with a message or an excerpt. */
export interface Note {
  file: string;
  title: string;
  path: FieldPath;
  /** The field's name, as the forms show it. */
  field: string;
  words: string;
  /** Whether the note prevents saving (error) or not (warning). */
  level?: "error" | "warning";
}

/**
 * The name of a field for people: „RMN cerebral → Suma în lei întregi”. Each step has its title; rows of lists have
 * their first text or their number.
 * @param values values of the file, from which rows get their names
 */
export function fieldWords(schema: Schema, path: FieldPath, values?: unknown) {
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

/** Maximum length of a row's name, in characters. */
const MAX_NAME_LETTERS = 60;

/** The name of a row: its first written text, otherwise all its values; undefined for an empty row. */
export function rowName(row: unknown, schema: Schema) {
  const isWritten = (name: string) => {
    const { kind = "", enum: choices } = schema.properties?.[name] ?? {};
    return !choices && !["id", "time", "day", "photo", ...CHOSEN].includes(kind);
  };
  const fields = isFields(row) ? Object.entries(row) : [];
  const text = fields.find(([name, value]) => value && typeof value === "string" && isWritten(name))?.[1];
  const name = valueWords(text ?? row, text === undefined ? schema : {});
  return name && name.length > MAX_NAME_LETTERS ? `${name.slice(0, MAX_NAME_LETTERS - 1)}…` : name;
}

/** Matches „2026-11-20”. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as text for people: amounts, phones and days are formatted; a row is the list of its values. */
export function valueWords(value: unknown, schema: Schema = {}): string | undefined {
  const { kind, labels } = schema;
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (isFields(value) && "from" in value) {
    const { from, to } = value as { from?: unknown; to?: unknown };
    const [first, last = first] = [from, to || from].map((end) => valueWords(end, schema.properties?.from));
    if (first === last) return first;
    const isDays = [from, to].every((end) => ISO_DAY.test(String(end)));
    return isDays ? formatDays({ from: String(from), to: String(to) }) : `${first ?? ""}–${last}`;
  }
  if (typeof value === "object") {
    const inner = Array.isArray(value)
      ? value.map((item) => valueWords(item, schema.items))
      : Object.entries(value).map(
          ([key, item]) => key !== "id" && valueWords(item, schema.properties?.[key]),
        );
    return inner.filter(Boolean).join(", ") || undefined;
  }
  const text = String(value);
  if (kind === "day" && ISO_DAY.test(text)) return formatDay(text);
  return kind === "phone" ? formatPhone(text) : (labels?.[text] ?? text);
}

/** Makes a name for a file or a row from a text: „Angio-RMN umăr” becomes `angio-rmn-umar`. */
export const slugOf = (words: string) =>
  bareLetters(words.replaceAll(/[-‐‑–—/]/g, " "))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** Options for a price: the amounts of „Prețuri”, which may be unsaved. */
export const amountOptions = (amounts: unknown) =>
  rowsOf(amounts).map(({ id, label, amount }) => ({
    value: String(id),
    label: `${label}, ${formatLei(Number(amount))}`,
  }));
