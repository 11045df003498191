import { formatDay, formatDays, formatLei, formatPhone } from "#lib/format.ts";
import { bareLetters } from "#lib/referral-terms.ts";

/**
 * Types and functions for the values of a document, for their JSON Schema, and for the names that people see.
 */

/** The path of a field: names of properties, and indexes (from 0) of list rows. */
export type FieldPath = (string | number)[];

export type Values = Record<string, unknown>;

export const isFields = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Returns the rows of a list that are objects. A value that is not a list has no rows: someone may have
 * damaged the file by hand.
 */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

/**
 * A field of the content's JSON Schema. `schemaFrom` has converted it to the shape that the desk's forms use.
 */
export interface Schema {
  type?: string;
  /** The meaning of a value beyond its type (`kind` in src/content/schema/fields.ts). */
  kind?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  /** Maximum length of a text, in characters. */
  maxLength?: number;
  enum?: string[];
  /** Labels of the values in `enum`. */
  labels?: Record<string, string>;
  /** The label of a field: its description up to the first comma, colon, semicolon or bracket. */
  title?: string;
  /**
   * The help text of a field: its description after the title. The quotation marks of examples such as
   * "24:00" are removed, because a YAML file needs them and a form does not.
   */
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

/**
 * Converts a JSON Schema for the desk: it splits each description into a title and a help text, and replaces
 * „a text or null” by `isNullable`.
 * @param key name of the field, which is its title if it has no description
 */
export function schemaFrom(json: JsonSchema, key = ""): Schema {
  const some = json.anyOf?.find(({ type }) => type !== "null");
  const { description = "", properties = {}, items, anyOf, ...plain } = { ...some, ...json };
  const name = /^[^,:;(]*/.exec(description)?.[0] ?? "";
  const help = description
    .slice(name.length)
    .replace(/^[\s,:;.]+|"/g, "")
    .replace(/^\(([^()]*)\)\.$/, "$1.");
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

/**
 * Kinds of fields whose value identifies something in another file. Users choose it from a list of labels and
 * never see the stored value.
 */
export const CHOSEN = ["page", "amount", "contrast", "examination", "file"];

/** Maximum length of a text, in characters, that fits into a field beside other fields. */
const SHORT_TEXT = 40;

/** Whether people type a text into a field that may be too long to be shown beside other fields. */
export const isLongText = ({ type, kind, enum: choices, maxLength = Number.POSITIVE_INFINITY }: Schema) =>
  type === "string" && kind === undefined && choices === undefined && maxLength > SHORT_TEXT;

/** Returns the schema of the field at a path; undefined if there is no such field. */
export const fieldAt = (schema: Schema, path: FieldPath) =>
  path.reduce<Schema | undefined>(
    (at, key) => (typeof key === "number" ? at?.items : at?.properties?.[key]),
    schema,
  );

/** Yields each text, number and null of a document with its path, except the values of `id` fields. */
export function* leaves(value: unknown, path: FieldPath = []): Generator<[FieldPath, unknown]> {
  if (value === null || ["string", "number"].includes(typeof value)) yield [path, value];
  else if (typeof value === "object") {
    for (const [key, item] of Object.entries(value))
      if (key !== "id") yield* leaves(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** An option of a select: the value that is stored, and the label that is shown. */
export interface Option {
  value: string;
  label: string;
}

/** A link to a field of a document, with an excerpt of its text or a message about it. */
export interface FieldLink {
  file: string;
  /** Title of the document; the path of the file if the file has no document. */
  title: string;
  path: FieldPath;
  /** The field's name, as the forms show it. */
  field: string;
  words: string;
}

/** What the content check has found. An error prevents saving, a warning does not. */
export interface Finding extends FieldLink {
  level: "error" | "warning";
}

/**
 * Returns the name of a field for people, for example „Sumele → RMN cerebral → Suma în lei întregi”. The name
 * consists of the titles along the path; a list row is named by `rowName`, or by its number if it is empty.
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

/**
 * Returns the name of a list row: its first text that a person typed, otherwise all its values; undefined for
 * an empty row.
 */
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

/**
 * Returns a value as text for people; undefined if it is empty. Amounts, phone numbers and days are
 * formatted; the values in a list or an object are joined by commas.
 */
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

/** Makes a file name or an id from a text: „Angio-RMN umăr” becomes `angio-rmn-umar`. */
export const slugOf = (words: string) =>
  bareLetters(words.replaceAll(/[-‐‑–—/]/g, " "))
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/**
 * Returns the options of a field that refers to an amount.
 * @param amounts rows of the price list („Prețuri”), which may be unsaved
 */
export const amountOptions = (amounts: unknown) =>
  rowsOf(amounts).map(({ id, label, amount }) => ({
    value: String(id),
    label: `${label}, ${formatLei(Number(amount))}`,
  }));
