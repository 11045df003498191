import { bareLetters, formatAmount } from "../../src/content/editing.ts";
import { CHOSEN, fieldAt, fieldWords, kindOf } from "../fields.ts";
import type { FieldPath, Note, Sheet } from "../shared.ts";
import { safeValues, schemaOf } from "./documents.ts";

/** Most hits that are shown. */
const MOST = 60;

/** Letters around a hit. */
const AROUND = 50;

/** Finds a text, without regard to capitals and diacritics, in everything that is written, and in names of fields. */
export function search(query: string, sheets: readonly Sheet[], files: ReadonlyMap<string, string>): Note[] {
  const sought = bareLetters(query.replaceAll(/\s+/g, " ").trim());
  if (sought.length < 2) return [];
  const found: { note: Note; inValue: boolean }[] = [];
  for (const { file, title } of sheets) {
    const schema = schemaOf(file);
    const values = safeValues(file, files.get(file) ?? "");
    for (const { path, text, sums = "" } of leaves(values)) {
      // Addresses and names that other files give are chosen, not written.
      if (CHOSEN.includes(kindOf(fieldAt(schema, path) ?? {}) ?? "")) continue;
      const field = fieldWords(schema, path, values);
      const inValue = bareLetters(`${text} ${sums}`).includes(sought);
      if (!inValue && !bareLetters(field).includes(sought)) continue;
      found.push({
        inValue,
        note: { file, title, path, field, words: inValue ? excerpt(text, sought) : text },
      });
    }
  }
  return found
    .sort((a, b) => Number(b.inValue) - Number(a.inValue))
    .slice(0, MOST)
    .map(({ note }) => note);
}

/** A value as it is printed and, for a number, as it is typed. */
interface Leaf {
  readonly path: FieldPath;
  readonly text: string;
  readonly sums?: string;
}

function* leaves(value: unknown, path: FieldPath = []): Generator<Leaf> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "number") yield { path, text: formatAmount(value), sums: String(value) };
  else if (value === null) yield { path, text: "" };
  else if (typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (key !== "id") yield* leaves(item, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
}

function excerpt(text: string, sought: string): string {
  const at = Math.max(0, bareLetters(text).indexOf(sought));
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + sought.length + AROUND);
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
