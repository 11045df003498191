import { checkContent } from "../../src/content/check.ts";
import {
  asRich,
  collectFacts,
  fillIn,
  formatDay,
  formatLei,
  formatPhone,
  plainText,
} from "../../src/content/editing.ts";
import { differences } from "../differences.ts";
import { fieldAt, fieldWords, kindOf, type Schema } from "../fields.ts";
import type { Change, Values } from "../shared.ts";
import { doubtOf } from "./doubts.ts";
import { type PageTexts, plain } from "./page-texts.ts";

/** „Ce se schimbă”: every value that differs, as people read it, and the pages on which the old text stands. */

/** Shortest text that is looked for on pages, in characters. */
const SHORTEST = 3;

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

/**
 * What a draft changes.
 * @param files the content as it is
 * @param pageTexts left out where nobody asks on which pages the old stands
 */
export async function changesOf(
  schema: Schema,
  old: Values,
  wanted: Values,
  files: ReadonlyMap<string, string>,
  pageTexts?: PageTexts,
): Promise<Change[]> {
  const { content } = checkContent(files);
  const facts = content && collectFacts(content);
  const changes = [...differences(old, wanted, schema)].map((difference) => {
    const { kind, path } = difference;
    const field = fieldAt(schema, path) ?? {};
    const isMove = kind === "moved";
    const shown = isMove ? `locul ${Number(difference.old) + 1}` : words(difference.old, field);
    const isText = kind === "changed" && shown && ["string", "number"].includes(typeof difference.old);
    // Tables print amounts without their unit.
    const sought =
      isText && kindOf(field) !== "markdown" ? plain(filled(shown, facts)).replace(/ lei$/, "") : "";
    const change: Change = {
      kind,
      path,
      field: fieldWords(schema, path, kind === "removed" ? old : wanted),
      old: shown,
      new: isMove ? `locul ${Number(difference.new) + 1}` : words(difference.new, field),
      doubt: doubtOf(field, difference, wanted),
      pages: [],
    };
    return { change, sought, path };
  });
  const isWanted = changes.some(({ sought }) => sought.length >= SHORTEST);
  const texts = (isWanted && (await pageTexts?.of(files))) || [];
  return changes.map(({ change, sought }) => {
    // „1.835,00” is another amount than „835,00”, and „150,00” another number than „150”.
    const place = new RegExp(`(?<![\\d.,])${RegExp.escape(sought)}(?![.,]?\\d)`);
    const pages = sought.length < SHORTEST ? [] : texts.filter(({ text }) => place.test(text));
    return { ...change, pages: pages.map(({ label }) => label) };
  });
}

function filled(text: string, facts: ReadonlyMap<string, string> | undefined): string {
  const bare = plainText(asRich(text));
  try {
    return facts ? fillIn(bare, facts) : bare;
  } catch {
    return bare;
  }
}
