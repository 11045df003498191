import * as format from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";
import { bindNumbers, bindShortWords } from "#lib/typography.ts";
import type { Content } from "./files.ts";
import { memoize } from "./memoize.ts";

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
export function collectFacts(content: Pick<Content, Sources>): Facts {
  const facts = FACTS_CACHE.get(content) ?? factsOf(content);
  FACTS_CACHE.set(content, facts);
  return facts;
}

/** Cache of the facts by content, because many texts quote them. */
const FACTS_CACHE = new WeakMap<Pick<Content, Sources>, Facts>();

function factsOf({ clinic, prices, services, ui }: Pick<Content, Sources>): Facts {
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
    ["clinica.adresa", `${clinic.address.street}, ${clinic.address.locality}`],
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
  const quotesNone = (line: string) =>
    [...line.matchAll(TOKEN)].every(([, name = ""]) => facts.get(name) !== "");
  return text.split("\n").filter(quotesNone).join("\n");
}

/** The names of those tokens in a text that stand for no known fact. */
export const unknownTokens = (text: string, facts: Facts): string[] =>
  [...text.matchAll(TOKEN)].flatMap(([, name = ""]) => (facts.has(name) ? [] : name));

const bindNumbersCached = memoize(bindNumbers);

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
  return bindNumbersCached(filled);
}

/** Names of fields that pages show as headings. */
const HEADINGS = ["title", "question"];

/**
 * Applies `fillIn` to every string in a JSON value; headings also get non-breaking spaces after short words.
 */
export const fillInAll = <T>(value: T, facts: Facts): T =>
  JSON.parse(JSON.stringify(value), (key, item) => {
    if (typeof item !== "string") return item;
    const filled = fillIn(item, facts);
    return HEADINGS.includes(key) ? bindShortWords(filled) : filled;
  });
