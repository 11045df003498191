import {
  bareLetters,
  collectFacts,
  fillInAll,
  formatAmount,
  formatPhone,
  plainText,
  type Rich,
} from "../../src/content/editing.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import { CHOSEN, fieldAt, fieldWords, kindOf } from "../fields.ts";
import type { FieldPath, Note, Values } from "../shared.ts";
import { checked, documents, safeValues, schemaOf } from "./documents.ts";

/** Most hits that are shown. */
const MOST = 60;

/** Letters around a hit. */
const AROUND = 50;

/** Finds a text, without regard to capitals and diacritics, in everything that is written, and in names of fields. */
export function search(query: string, files: SourceFiles): Note[] {
  const sought = bareLetters(query.replaceAll(/\s+/g, " ").trim());
  if (sought.length < 2) return [];
  const found = [...written(files)].flatMap(({ place, text, sums }) => {
    const inValue = bareLetters(`${text} ${sums}`).includes(sought);
    if (!inValue && !bareLetters(place.field).includes(sought)) return [];
    return [{ inValue, note: { ...place, words: inValue ? excerpt(text, sought) : text } }];
  });
  return found
    .sort((a, b) => Number(b.inValue) - Number(a.inValue))
    .slice(0, MOST)
    .map(({ note }) => note);
}

/** Most fields among which somebody chooses. */
const CHOICES = 8;

/**
 * The fields in which a text of a page is written: those that say just this, or else the nearest to it.
 * @param page path of the page
 * @param around texts of the page around the place that somebody points at, the nearest first
 * @param files the content as the page shows it
 */
export function located(page: string, around: readonly string[], files: SourceFiles): Note[] {
  const { content } = checked(files);
  if (!content) return [];
  const facts = collectFacts(content);
  const fields = [...written(files, (values) => fillInAll(values, facts))].flatMap((field) => {
    const { kind, text, place } = field;
    const said = plain(kind === "phone" ? formatPhone(text) : plainText(text as unknown as Rich));
    if (said.length < 3) return [];
    return [{ said, isOwn: field.page === page, note: { ...place, words: excerpt(said, "") } }];
  });
  const sought = around.map((text) => plain(text)).filter((text) => text.length >= 3);
  const ways: ((said: string, text: string) => boolean)[] = [
    (said, text) => said === text || `${said} lei` === text,
    (said, text) => said.includes(text),
    (said, text) => text.includes(said),
  ];
  const [found = []] = ways
    .flatMap((isIt) => sought.map((text) => fields.filter(({ said }) => isIt(said, text))))
    .filter(({ length }) => length > 0);
  // Of several, those of this page; of those, the ones whose row is named beside the place.
  const own = some(found, ({ isOwn }) => isOwn);
  const rows = some(own, ({ note }) => note.field.split(" → ").some((name) => sought.at(-1)?.includes(name)));
  return rows.slice(0, CHOICES).map(({ note }) => note);
}

/** Those of which something is true, or else all. */
function some<T>(list: readonly T[], isIt: (item: T) => boolean): readonly T[] {
  const found = list.filter(isIt);
  return found.length > 0 ? found : list;
}

/** A text with usual blanks only. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Every text that somebody wrote. Addresses and names that other files give are chosen, not written. */
function* written(files: SourceFiles, printed = (values: Values) => values) {
  for (const { file, title, page } of documents(files)) {
    const schema = schemaOf(file);
    const values = safeValues(file, files.get(file) ?? "");
    for (const { path, text, sums = "" } of leaves(printed(values))) {
      const kind = kindOf(fieldAt(schema, path) ?? {}) ?? "";
      const place = { file, title, path, field: fieldWords(schema, path, values) };
      if (!CHOSEN.includes(kind)) yield { place, page, kind, text, sums };
    }
  }
}

/** Values as they are printed and, for a number, as they are typed. */
function* leaves(
  value: unknown,
  path: FieldPath = [],
): Generator<{ path: FieldPath; text: string; sums?: string }> {
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
