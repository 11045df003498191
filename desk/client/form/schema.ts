import { formatLei, formatPhone } from "../../../src/content/editing.ts";
import { isFields, nameOf, rowsOf, type Schema, slugOf } from "../../fields.ts";
import type { FieldPath, Values } from "../../shared.ts";

/** The content's JSON Schema as the form reads it best, and values as the files hold them. */

/** A field of a form. */
export interface FormSchema extends Schema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  /** Empty is written as `null`. */
  readonly nullable?: boolean;
  /** Follows another list by itself. */
  readonly readOnly?: boolean;
}

/** The same schema with names, and „a text or nothing” as a text that may be empty. */
export function formSchema(schema: FormSchema, name = ""): FormSchema {
  const option = (schema.anyOf as readonly FormSchema[] | undefined)?.find(({ type }) => type !== "null");
  const { anyOf, ...plain } = option
    ? { ...option, ...schema, type: option.type, nullable: true }
    : { ...schema, nullable: false };
  return {
    ...plain,
    title: nameOf(plain) || name,
    ...(plain.items && { items: formSchema(plain.items, name) }),
    ...(plain.properties && {
      properties: Object.fromEntries(
        Object.entries(plain.properties).map(([key, field]) => [key, formSchema(field, key)]),
      ),
    }),
  };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (value !== null && typeof value === "object" && Object.keys(value).length === 0);

/** What a form holds as the file would: what may be left out and is empty is left out. */
export function cleaned(schema: FormSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => cleaned(schema.items ?? {}, item));
  if (schema.type === "array") return [];
  if (schema.type === "object") {
    const fields = (value ?? {}) as Values;
    const names = [...Object.keys(fields), ...(schema.required ?? []).filter((name) => !(name in fields))];
    const kept = names.flatMap((name) => {
      const field = schema.properties?.[name] ?? {};
      const isRequired = schema.required?.includes(name);
      if (!isRequired && isBare(field, fields[name])) return [];
      return [[name, cleaned(field, fields[name])]];
    });
    return Object.fromEntries(kept);
  }
  if (isEmpty(value)) return schema.nullable ? null : schema.type === "boolean" ? false : "";
  return value;
}

/** Nothing is typed anywhere in it. */
function isBare(schema: FormSchema, value: unknown): boolean {
  if (schema.type !== "object") return isEmpty(value);
  return Object.entries((value ?? {}) as Values).every(([name, field]) =>
    isBare(schema.properties?.[name] ?? {}, field),
  );
}

/** Rows that are new get their `id` from their first text: nobody should have to think of one. */
export function withIds(schema: FormSchema, values: unknown, saved: unknown): unknown {
  if (Array.isArray(values)) {
    const { items = {} } = schema;
    if (items.properties?.id?.kind !== "id")
      return values.map((item, index) =>
        withIds(items, item, Array.isArray(saved) ? saved[index] : undefined),
      );
    const kept = rowsOf(saved)
      .map(({ id }) => id)
      .filter(Boolean);
    const taken = values.map(({ id }) => id).filter((id) => kept.includes(id));
    return values.map((row: Values) => {
      if (kept.includes(row.id)) return row;
      const [, text = ""] =
        Object.entries(row).find(([key, value]) => key !== "id" && typeof value === "string") ?? [];
      const slug = slugOf(String(text).slice(0, 40)) || "rand-nou";
      let id = slug;
      for (let number = 2; taken.includes(id); number++) id = `${slug}-${number}`;
      taken.push(id);
      return { ...row, id };
    });
  }
  if (!isFields(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      withIds(schema.properties?.[name] ?? {}, value, (saved as Values | undefined)?.[name]),
    ]),
  );
}

/** The values with another one at a place. */
export function withValue(values: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const old = Array.isArray(values) ? [...values] : { ...(values as Values) };
  return Object.assign(old, { [key]: withValue((old as Values)[key], rest, value) });
}

/** Shortest piece of a text that is looked for on a page, and the longest, in characters. */
const SHORTEST = 3;
const LONGEST = 40;

/** A value as a page may print it: without marks, cut at the facts between braces. */
export function printed(value: string): string[] {
  const bare = value.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  const texts = /^\d+$/.test(value)
    ? [formatLei(Number(value))]
    : /^0[\d ]{9,}$/.test(value)
      ? [formatPhone(value), value]
      : bare.split(/\{\{[^}]*\}\}|\n/);
  return texts
    .map((text) => text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST))
    .filter((text) => text.length >= SHORTEST);
}

/** „1.015,00”, „835.00 lei” and „835” as numbers of lei; what is no amount stays as it is typed, for the check to speak of. */
export function leiFrom(text: string): number | string {
  const bare = text.trim().replace(/\s*lei$/i, "");
  if (!/^-?(\d{1,3}(\.\d{3})+|\d+)([.,]\d{1,2})?$/.test(bare)) return text.trim();
  const [whole = "", cents = "0"] = bare.split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replaceAll(".", "")}.${cents}`);
}

/** What is no whole number stays as it is typed. */
export const wholeFrom = (text: string) => (/^\s*-?\d+\s*$/.test(text) ? Number(text) : text);

/** „8”, „8.30” and „08:30” as times of day; what is none stays as it is typed. */
export function timeFrom(text: string): string {
  const [, hour, minutes = "00"] = /^(\d{1,2})(?:[.:](\d\d))?$/.exec(text.trim()) ?? [];
  return hour ? `${hour.padStart(2, "0")}:${minutes}` : text.trim();
}
