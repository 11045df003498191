import { formatDay, formatLei, formatPhone } from "../../src/content/editing.ts";
import { fieldAt, fieldWords, isFields, kindOf, type Schema } from "../fields.ts";
import { type Difference, differences } from "../rows.ts";
import type { Change, Values } from "../shared.ts";

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

/** Part of its old amount by which a price may change without a question. */
const USUAL = 0.2;

/** Shortest opening that nobody asks about, in minutes. */
const SHORTEST = 60;

const minutes = (time: unknown) => Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3));

const digits = (value: unknown) => String(value ?? "").replaceAll(/\D/g, "");

/** The question about a changed or added value; undefined when there is none. */
function doubtOf(field: Schema, { path, old, new: value }: Difference, wanted: Values): string | undefined {
  const group = path.slice(0, -1).reduce<unknown>((at, key) => (at as Values | undefined)?.[key], wanted);
  const row = isFields(value) ? value : isFields(group) ? group : {};
  const kind = kindOf(field);
  if (kind === "lei" && typeof old === "number" && typeof value === "number") {
    const percent = Math.round((value / old - 1) * 100);
    if (Math.abs(value - old) > old * USUAL)
      return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
  }
  if ((kind === "time" || isFields(value)) && minutes(row.closes) - minutes(row.opens) < SHORTEST)
    return "Programul este mai scurt de o oră.";
  const isPast = String(row.to ?? row.from) < new Date().toISOString().slice(0, 10);
  if (path[0] === "closingDays" && value && isPast) return "Zilele au trecut deja.";
  if (kind === "phone") {
    const [before, now] = [digits(old), digits(value)];
    const differing = [...now].filter((digit, index) => digit !== before[index]).length;
    if (before.length === now.length && differing === 1) return "Numărul diferă printr-o singură cifră.";
  }
  return undefined;
}
