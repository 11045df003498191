import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { getSite } from "#content/site.ts";
import { bareLetters, byLetter } from "#lib/referral-terms.ts";

const { referralTerms } = getSite();
const allRows = byLetter(referralTerms.items).flatMap(({ rows }) => rows);
type Row = (typeof allRows)[number];

/**
 * Wordings of referrals. `answers` groups them by the answer that the site should give, such as
 * „rmn-cerebral”; `urgent` contains possible emergencies.
 */
const referrals: { answers: Record<string, string[]>; urgent: string[] } = parse(
  readFileSync("tests/fixtures/referrals.yaml", "utf8"),
);
/**
 * Parts of a referral that do not name an examination: words such as „nativ”, punctuation, and stop words.
 */
const IGNORED =
  /(?<![\p{L}\d])-?(?:RMN|IRM|RM|nativ|postcontrast|s\.c\.|c\/s)-?(?![\p{L}\d])|[„”"?+,;()]|(?<!\p{L})(?:la|de|al|ale|cu|fără|și|în|contrast|substanță)(?!\p{L})/gu;
const wordsOf = (text: string) => text.replaceAll(IGNORED, " ").split(/\s+/).map(bareLetters).filter(Boolean);

/**
 * Whether two words are equal, or begin with the same three or more letters and differ only in at most two
 * letters at the end: „cervical”, „cervicală”.
 */
function isSameWord(one: string, other: string) {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return one === other || (common >= 3 && Math.max(one.length, other.length) - common <= 2);
}

/**
 * Measures how well a term of content/referral-terms.yaml matches a referral. Both must have the same first
 * word, and the referral must contain the other words of the term, except those after a colon, which explain
 * it.
 * @returns the number of matching words, plus 0.5 if the first words are exactly equal; 0 for no match
 */
function coverage(wording: string, referral: readonly string[]) {
  const words = wordsOf(wording.replace(/:.*/, ""));
  const [first = ""] = words;
  const occurs = (word: string) => referral.some((other) => isSameWord(word, other));
  if (!isSameWord(first, referral[0] ?? "") || !words.every(occurs)) return 0;
  return words.length + (first === referral[0] ? 0.5 : 0);
}

/**
 * Returns the rows that a patient would choose from the site's list of referral terms: those that match the
 * referral best.
 */
function rowsFor(referral: string): Row[] {
  const words = wordsOf(referral);
  const covered = allRows.map((row) => ({
    row,
    by: Math.max(...[row.word, ...row.others].map((wording) => coverage(wording, words))),
  }));
  const best = Math.max(0, ...covered.map(({ by }) => by));
  return best > 0 ? covered.filter(({ by }) => by === best).map(({ row }) => row) : [];
}

/** Returns the answer of a row as referrals.yaml writes it: a slug, „la telefon”, or both. */
const answerOf = ({ entry: { service, confirm } }: Row) =>
  [service, (confirm || !service) && "la telefon"].filter(Boolean).join(" ");

const cases = Object.entries(referrals.answers).flatMap(([answer, written]) =>
  written.map((referral) => ({ referral, answer })),
);

it.each(cases)("$referral is listed and leads to $answer", ({ referral, answer }) => {
  expect([...new Set(rowsFor(referral).map(answerOf))]).toEqual([answer]);
});

it.each(referrals.urgent)("%s, a possible emergency, has a sentence about 112 in its row", (referral) => {
  expect([...new Set(rowsFor(referral).map(({ entry }) => Boolean(entry.urgent)))]).toEqual([true]);
});
