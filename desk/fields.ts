import { bareLetters, formatDay, formatLei, formatPhone } from "../src/content/editing.ts";
import type { FieldPath, Option } from "./shared.ts";

/** Fields of a document: their values, and the schema's own sentences as their names. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The rows of a list; none of what somebody broke by hand. */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly kind?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  /** What the values of a closed list mean. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Kinds whose values are names or addresses that another file gives: chosen, never read. */
export const CHOSEN = ["page", "amount", "contrast", "examination"];

/** What a value is beyond its JSON type; see `kind` of the content's fields. */
export const kindOf = (schema: Schema) => schema.kind ?? inner(schema).kind;

/** The schema of a value that may be absent, without its absence. */
const inner = (schema: Schema) => schema.anyOf?.find(({ type }) => type !== "null") ?? schema;

/** The sentence up to its first comma, colon, semicolon or bracket: what a field is called. */
export function nameOf({ description = "" }: Schema): string {
  return (/^[^,:;(]+/.exec(description)?.[0] ?? "").trim().replace(/\.$/, "");
}

/** What the sentence says beyond the name, without the quotes that a file wants; empty when it is the name alone. */
export function helpOf(schema: Schema): string {
  const rest = (schema.description ?? "").slice(nameOf(schema).length).replace(/^[\s,:;.]+|"/g, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The field that a path leads to; undefined where the schema has none. */
export function fieldAt(schema: Schema, path: FieldPath): Schema | undefined {
  return path.reduce<Schema | undefined>((at, key) => {
    const group = at && inner(at);
    return typeof key === "number" ? group?.items : group?.properties?.[key];
  }, schema);
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
    if (typeof key === "string") words.push(nameOf(field) || key);
    else words.push(rowName(value, field) ?? `${words.pop() ?? ""} ${key + 1}`.trim());
  });
  return words.join(" → ");
}

/** Longest name of a row, in characters. */
const NAME = 60;

/** The first text of a row that somebody wrote, or else all that it says; undefined for one that says nothing yet. */
export function rowName(row: unknown, schema: Schema): string | undefined {
  const isWritten = (name: string) =>
    !["id", "time", "day", ...CHOSEN].includes(kindOf(fieldAt(schema, [name]) ?? {}) ?? "");
  const fields = isFields(row) ? Object.entries(row) : [];
  const text = fields.find(([name, value]) => value && typeof value === "string" && isWritten(name))?.[1];
  return valueWords(text ?? row, text === undefined ? schema : {}, NAME);
}

/**
 * A value in words: amounts, phones and days as they are printed, a row by all that it says.
 * @param most characters
 */
export function valueWords(
  value: unknown,
  schema: Schema = {},
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const kind = kindOf(schema);
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "object") {
    const inner = Array.isArray(value)
      ? value.map((item, index) => valueWords(item, fieldAt(schema, [index])))
      : Object.entries(value).map(([key, item]) => key !== "id" && valueWords(item, fieldAt(schema, [key])));
    return shortened(inner.filter(Boolean).join(", "), most) || undefined;
  }
  const text = String(value);
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return shortened(kind === "phone" ? formatPhone(text) : (schema.labels?.[text] ?? text), most);
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

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
