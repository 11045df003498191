import type { Content } from "../files.ts";
import { collectFacts, type Facts } from "../fill/tokens.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { contentTexts } from "./texts.ts";

/**
 * Finds literals where a token belongs: a value that a visitor's text repeats by hand, and that stays behind
 * when the value itself changes.
 */

/** Matches „835 lei”, „1.015,00 de lei”, „700–900 RON” and „€ 50”. */
const AMOUNT =
  /(?<![\d.,])(?:\d+(?:[.\s]\d{3}){0,3}(?:,\d+)?\s?[–-]\s?)?\d+(?:[.\s]\d{3}){0,3}(?:,\d+)?\s?(?:de\s)?(?:lei|ron|euro|eur|€)(?![\p{L}\d])|(?:€|\beur)\s?\d[\d.,]*\d?/giu;

/** Matches „08:00–20:00”, „8.00 - 18.30”, „între 8:00 și 18:00” and „orele 8–18”. One time alone is no range. */
const HOURS =
  /(?<![\d.,:])\d?\d[:.][0-5]\d\s?(?:[–-]|și|(?:până\s)?la)\s?(?:ora\s|orele\s)?\d?\d[:.][0-5]\d(?![\d.:]*\d)|orele\s\d?\d\s?[–-]\s?\d?\d(?!\d)/giu;

/** Matches Romanian phone numbers of nine or ten digits, with or without „+40”. */
const PHONE = /(?<![\d:/+])(?:(?:\+|00)40[\s./-]?|0)[237]\d(?:[\s./-]?\d){7}(?!\d)/gu;

/** Matches the fields of facts and of notes for staff, in which literals are at home. */
const HOME = /^(?:clinic(?!\.visit)|publishing|openDecisions)\./;

/** The parts of a value that decide whether two ways of writing it mean the same: „835 de lei” is „835,00 lei”. */
const bare = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/,00|\bde\b|[\s.+/-]/g, "")
    .replace("ron", "lei")
    .replace(/^(?:00)?40(?=\d{9}$)/, "0");

/** The tokens of some kinds that insert `value`, joined by „sau”; all of `otherwise` if none does. */
function tokensFor(value: string, kinds: RegExp, facts: Facts, otherwise: readonly string[] = []) {
  const same = [...facts].filter(([name, shown]) => kinds.test(name) && bare(shown) === bare(value));
  const names = same.length > 0 ? same.map(([name]) => name) : otherwise;
  return names.map((name) => `{{${name}}}`).join(" sau ");
}

const PRICES = /^(?:pret|contrast|supliment)\./;
const PHONES = ["clinica.telefon-programari", "clinica.telefon"];

/** Amounts of money are errors: a price stands once, in the list of prices. */
export function literalAmounts(content: Content): Finding[] {
  const facts = collectFacts(content);
  return proseTexts(content).flatMap(({ file, path, value }) =>
    (value.match(AMOUNT) ?? []).map((excerpt) => {
      const tokens = tokensFor(excerpt, PRICES, facts);
      return finding(tokens ? "literal-price" : "literal-amount", file, path, { excerpt, tokens });
    }),
  );
}

/** Opening hours, phone numbers, the clinic's e-mail address and street are questions: they may be somebody else's. */
export function literalContacts(content: Content): Finding[] {
  const { email, address } = content.clinic;
  const facts = collectFacts(content);
  return proseTexts(content).flatMap(({ file, path, field, value }) => {
    const ask = (excerpt: string, tokens: string) =>
      tokens ? [finding("literal", file, path, { excerpt, tokens })] : [];
    // Legal texts contain the numbers of authorities, so only the clinic's own are asked about.
    const phones = field.startsWith("legal.") ? [] : PHONES;
    return [
      ...(value.match(HOURS) ?? []).flatMap((excerpt) => ask(excerpt, "{{clinica.program}}")),
      ...(value.match(PHONE) ?? []).flatMap((excerpt) =>
        ask(excerpt, tokensFor(excerpt, /^clinica\.telefon/, facts, phones)),
      ),
      ...(isWritten(email, value) ? ask(email, "{{clinica.email}}") : []),
      ...(isWritten(address.street, value) ? ask(address.street, "{{clinica.adresa}}") : []),
    ];
  });
}

/** A link „mailto:…” may contain the address, because the check of links reports it when the address changes. */
const isWritten = (literal: string, text: string) =>
  text.replaceAll(`mailto:${literal}`, "").includes(literal);

const proseTexts = (content: Content) =>
  contentTexts(content).filter(({ marks, field }) => marks.isProse && !HOME.test(field));
