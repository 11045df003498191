import * as format from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";
import { bindNumbers, bindShortWords } from "#lib/typography.ts";
import type { Content } from "../files.ts";
import { type Field, mapTexts } from "../schema/field-marks.ts";

/** The names of all tokens, and the text that replaces each token. */
export type Facts = ReadonlyMap<string, string>;

/** Matches a token; the first group is its name. */
const TOKEN = /\{\{\s{0,9}([^{}]*?)\s{0,9}\}\}/g;

/** The text that marks a gap in a legal document where a fact is still unknown. */
const gap = (name: string) => `[de completat: ${name}]`;

/** Matches the gaps that `gap` makes. */
export const GAP = /\[de completat: ([^\]]+)\]/g;

type Sources = "clinic" | "prices" | "services" | "ui";

/** All facts that a text may quote, formatted for Romanian readers. */
export function collectFacts({ clinic, prices, services, ui }: Pick<Content, Sources>): Facts {
  const names: Readonly<Record<string, string>> = ui.gaps;
  const { checked } = clinic.rating;
  const facts = new Map<string, string>([
    // The European emergency number (Directive (EU) 2018/1972, article 109).
    ["urgenta", "112"],
    ["clinica.nume", clinic.name],
    ["clinica.telefon", format.formatPhone(clinic.footerPhone)],
    ["clinica.telefon-programari", format.formatPhone(clinic.headerPhone)],
    ["clinica.nume-telefon", clinic.phoneNames.footer],
    ["clinica.nume-telefon-programari", clinic.phoneNames.header],
    ["clinica.email", clinic.email],
    ["clinica.adresa", format.addressLine(clinic.address)],
    ["clinica.program", formatOpeningHours(clinic.openingHours)],
    ["clinica.scor", String(Number(clinic.rating.score)).replace(".", ",")],
    ["clinica.data-scor", checked ? format.formatDay(checked) : gap(ui.gaps.ratingChecked)],
  ]);
  for (const { id, amount, to } of prices.amounts) facts.set(`pret.${id}`, format.formatLei(amount, to));
  for (const { id, extra } of prices.contrast) {
    facts.set(`contrast.${id}`, format.formatLeiInProse(extra));
    facts.set(`supliment.${id}`, format.formatExtra(extra));
  }
  for (const { slug, duration } of services)
    facts.set(`durata.${slug}`, format.formatMinutes(duration.minutes));
  for (const [field, value] of Object.entries(clinic.operator))
    facts.set(`firma.${field}`, value ?? gap(names[field] ?? field));
  for (const [field, value] of Object.entries(clinic.operatorOptional))
    facts.set(`firma.${field}`, value ?? "");
  return facts;
}

/** Removes the lines of a Markdown text that contain a token of an optional fact without a value. */
export function withoutEmptyLines(text: string, facts: Facts): string {
  const hasEmptyFact = (line: string) =>
    [...line.matchAll(TOKEN)].some(([, name = ""]) => facts.get(name) === "");
  return text
    .split("\n")
    .filter((line) => !hasEmptyFact(line))
    .join("\n");
}

/** The names of the tokens in a text. */
const tokensIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name = ""]) => name);

/** The names of those tokens in a text that stand for no known fact. */
export const unknownTokens = (text: string, facts: Facts): string[] =>
  tokensIn(text).filter((name) => !facts.has(name));

/**
 * The text in the form that pages show: tokens are replaced, and numbers are tied to their units by
 * non-breaking spaces.
 * @throws Error for an unknown token
 */
export function fillIn(text: string, facts: Facts): string {
  const filled = text.replaceAll(TOKEN, (_, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(`Unknown token {{${name}}}`);
    return value;
  });
  return bindNumbers(filled);
}

/**
 * Applies `fillIn` to every text in a value; headings also get non-breaking spaces after short words.
 * @param field the field of the value, which says what is a heading
 */
export const fillInAll = <T>(value: T, facts: Facts, field?: Field): T =>
  mapTexts(value, field, (text, { isHeading }) => {
    const filled = fillIn(text, facts);
    return isHeading ? bindShortWords(filled) : filled;
  });
