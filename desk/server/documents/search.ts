import { collectFacts, fillInAll } from "#content/fill/tokens.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { formatAmount, formatPhone } from "#lib/format.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import { plainText, type Rich } from "#lib/rich-text.ts";
import { CHOSEN, fieldAt, fieldWords, leaves, type Values } from "../../shared/form-fields.ts";
import { labelledSchemas } from "./changes.ts";
import { checked, documents, valuesAt } from "./documents.ts";

/** Maximum number of hits that are shown. */
const MAX_HITS = 60;

/** Number of characters that an excerpt shows before and after a hit. */
const EXCERPT_LETTERS = 50;

/** Searches the values that people type and the names of their fields, ignoring case and diacritics. */
export function search(query: string, files: SourceFiles) {
  const sought = bareLetters(spaced(query));
  if (!sought) return [];
  const has = (text: string) => bareLetters(text).includes(sought);
  const all = [...typedValues(files)];
  const inValues = all.filter(({ text, typedForm }) => has(`${text} ${typedForm}`));
  const inNames = all.filter((hit) => !inValues.includes(hit) && has(hit.link.field));
  return [...inValues, ...inNames]
    .slice(0, MAX_HITS)
    .map(({ link, text }) => ({ ...link, words: excerpt(text, sought) }));
}

/** Maximum number of fields from which the user can choose after a click in the preview. */
const CHOICES = 8;

/** Minimum length of a text that is compared with the texts of a page, in characters. */
const MIN_LETTERS = 3;

/**
 * Finds the fields that contain a text of a page. A field whose whole text is equal is preferred to a partial
 * match.
 * @param page path of the page
 * @param nearbyTexts texts of the page around the position that the user clicked, the nearest first
 * @param files the content that the page shows
 */
export function located(page: string, nearbyTexts: string[], files: SourceFiles) {
  const { content } = checked(files);
  if (!content) return [];
  const facts = collectFacts(content);
  const fields = [...typedValues(files, (values) => fillInAll(values, facts))]
    .map(({ kind, text, link, ...field }) => {
      const said = spaced(kind === "phone" ? formatPhone(text) : plainText(text as unknown as Rich));
      return { ...field, said, link: { ...link, words: excerpt(said, "") } };
    })
    .filter(({ said }) => said.length >= MIN_LETTERS);
  const sought = nearbyTexts.map(spaced).filter((text) => text.length >= MIN_LETTERS);
  const ways: ((said: string, text: string) => boolean)[] = [
    (said, text) => said === text || `${said} lei` === text,
    (said, text) => said.includes(text),
    (said, text) => text.includes(said),
  ];
  const found = ways
    .flatMap((isIt) => sought.map((text) => fields.filter(({ said }) => isIt(said, text))))
    .find(({ length }) => length > 0);
  // If several fields match, prefers those of this page. Among these it prefers the fields whose row or list
  // is mentioned in the largest text around the click.
  const own = prefer(found ?? [], (field) => field.page === page);
  const rows = prefer(own, ({ link }) =>
    link.field.split(" → ").some((name) => sought.at(-1)?.includes(name)),
  );
  return rows.slice(0, CHOICES).map(({ link }) => link);
}

/** Returns the items for which `isIt` is true, or all items if there is none. */
function prefer<T>(list: T[], isIt: (item: T) => boolean): T[] {
  const found = list.filter(isIt);
  return found.length > 0 ? found : list;
}

/** Replaces each sequence of white space by a single space. */
const spaced = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * Yields all values that people type. Values that refer to another file (`CHOSEN`) are left out, because
 * people choose them from a list.
 * @param printed converts the values of a file to the form that the site shows
 */
function* typedValues(files: SourceFiles, printed = (values: Values) => values) {
  const schemaOf = labelledSchemas(files);
  for (const { file, title, page, group } of documents(files)) {
    if (group === "hidden") continue;
    const schema = schemaOf(file);
    const values = valuesAt(file, files);
    for (const [path, value] of leaves(printed(values))) {
      const { kind = "", enum: choices } = fieldAt(schema, path) ?? {};
      if (CHOSEN.includes(kind)) continue;
      // A number can be found in its printed form („1.845,00”) and in its typed form („1845”). A choice is
      // found by the name of its field, because people never see its value.
      const [text, typedForm] =
        typeof value === "number" ? [formatAmount(value), value] : [choices ? "" : String(value ?? ""), ""];
      yield {
        page,
        kind,
        text,
        typedForm,
        link: { file, title, path, field: fieldWords(schema, path, values) },
      };
    }
  }
}

/** Returns the part of a text around the first place where `sought` (bare letters) begins, or its start. */
function excerpt(text: string, sought: string) {
  // In the original text the place can be twice as long, because of diacritics and punctuation.
  const begins = (at: number) => bareLetters(text.slice(at, at + 2 * sought.length)).startsWith(sought);
  const places = [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);
  const at = sought ? (places.find(begins) ?? 0) : 0;
  const from = Math.max(0, at - EXCERPT_LETTERS);
  const to = Math.min(text.length, at + sought.length + EXCERPT_LETTERS);
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}
