import { formatDay, formatLei, formatPhone } from "../../src/content/editing.ts";
import { differences } from "../differences.ts";
import { fieldAt, fieldWords, kindOf, type Schema } from "../fields.ts";
import type { Change, Values } from "../shared.ts";
import { doubtOf } from "./doubts.ts";

/** „Ce se schimbă”: every value that differs, as people read it. */

/** Longest line about a row, in characters. */
const ROW = 160;

/** A value in words: amounts, phones and days as they are printed, a row by all that it says. */
function words(value: unknown, schema: Schema = {}): string | undefined {
  const kind = kindOf(schema);
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "string") {
    if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
    return kind === "phone" ? formatPhone(value) : (schema.labels?.[value] ?? value);
  }
  const inner = Array.isArray(value)
    ? value.map((item, index) => words(item, fieldAt(schema, [index])))
    : Object.entries(value).map(([key, item]) => key !== "id" && words(item, fieldAt(schema, [key])));
  const text = inner.filter(Boolean).join(", ");
  return text.length > ROW ? `${text.slice(0, ROW - 1)}…` : text;
}

/** What a draft changes. */
export function changesOf(schema: Schema, old: Values, wanted: Values): Change[] {
  return [...differences(old, wanted, schema)].map((difference) => {
    const { kind, path } = difference;
    const field = fieldAt(schema, path) ?? {};
    const said = (value: unknown) => (kind === "moved" ? `locul ${Number(value) + 1}` : words(value, field));
    return {
      kind,
      path,
      field: fieldWords(schema, path, kind === "removed" ? old : wanted),
      old: said(difference.old),
      new: said(difference.new),
      doubt: doubtOf(field, difference, wanted),
    };
  });
}
