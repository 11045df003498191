import { isDeepStrictEqual } from "node:util";
import { checkContent } from "../../src/lib/content/check.ts";
import { collectFacts, fillIn } from "../../src/lib/content/tokens.ts";
import { formatDay, formatLei, formatPhone } from "../../src/lib/format.ts";
import { asRich, plainText } from "../../src/lib/rich-text.ts";
import { fieldAt, fieldWords, nameOf, type Schema } from "../fields.ts";
import type { Change, FieldPath, Values } from "../shared.ts";
import { type PageTexts, plain } from "./page-texts.ts";

/** „Ce se schimbă”: fields that differ, as people read them, and the pages on which the old text stands. */

/** Shortest text that is looked for on pages, in characters. */
const SHORTEST = 3;

interface Difference {
  readonly path: FieldPath;
  readonly old: unknown;
  readonly new: unknown;
}

const isGroup = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function differences(old: unknown, wanted: unknown, path: FieldPath = []): Difference[] {
  if (isDeepStrictEqual(old, wanted)) return [];
  if (isGroup(old) && isGroup(wanted)) {
    const names = new Set([...Object.keys(old), ...Object.keys(wanted)]);
    return [...names].flatMap((name) => differences(old[name], wanted[name], [...path, name]));
  }
  if (Array.isArray(old) && Array.isArray(wanted) && old.length === wanted.length && isInPlace(old, wanted)) {
    return old.flatMap((item, index) => differences(item, wanted[index], [...path, index]));
  }
  return [{ path, old, new: wanted }];
}

/** Whether rows changed where they stand; otherwise the list is told as a whole. */
const isInPlace = (old: readonly unknown[], wanted: readonly unknown[]) =>
  !old.some((item, index) =>
    wanted.some((other, place) => place !== index && isDeepStrictEqual(item, other)),
  ) || old.every((item, index) => isDeepStrictEqual(item, wanted[index]) || !wanted.includes(item));

/** A value in words: amounts and days as they are printed, lists by the first text of each row. */
function words(value: unknown, kind?: string): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "string") {
    if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
    return kind === "phone" ? formatPhone(value) : value;
  }
  if (Array.isArray(value))
    return value.map((item, index) => `${index + 1}. ${words(item) ?? ""}`).join("\n");
  return Object.entries(value)
    .filter(([key]) => key !== "id")
    .map(([, item]) => words(item))
    .find(Boolean);
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
  const changes = differences(old, wanted).map(({ path, old: before, new: after }) => {
    const field = fieldAt(schema, path) ?? {};
    const kind = field.kind ?? field.anyOf?.find(({ type }) => type !== "null")?.kind;
    const shown = words(before, kind);
    const isText =
      shown !== undefined && (typeof before === "string" || kind === "lei") && kind !== "markdown";
    // Tables print amounts without their unit.
    const sought = isText ? plain(filled(shown, facts)).replace(kind === "lei" ? / lei$/ : /$^/, "") : "";
    const name = fieldWords(schema, path, old) || nameOf(field);
    return { path, field: name, old: shown, new: words(after, kind), sought };
  });
  const isWanted = changes.some(({ sought }) => sought.length >= SHORTEST);
  const texts = (isWanted && (await pageTexts?.of(files))) || [];
  return changes.map(({ sought, ...change }) => {
    // „1.835,00” is another amount than „835,00”.
    const place = new RegExp(`(?<![\\d.])${RegExp.escape(sought)}`);
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
