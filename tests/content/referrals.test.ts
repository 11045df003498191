import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { getSite } from "#content/site.ts";
import { bareLetters, byLetter } from "#lib/referral-terms.ts";

const { openDecisions, referralTerms, services } = getSite();
const letters = byLetter(referralTerms.items);
type Row = (typeof letters)[number]["rows"][number];

const PHONE = "la telefon";

/**
 * Wordings of referrals. `answers` groups them by the answer that the site should give, such as
 * „rmn-cerebral”; `urgent` contains possible emergencies.
 */
const referrals: { answers: Record<string, string[]>; urgent: string[] } = parse(
  readFileSync("tests/fixtures/referrals.yaml", "utf8"),
);
/**
 * Whether a radiologist has decided which words of referrals get the answer „la telefon” (`termeni-speciali`
 * in open-decisions.yaml). After this decision one of the two, the site or referrals.yaml, may say
 * „la telefon” where the other one names an examination.
 */
const isDecided = openDecisions.items.every(({ id }) => id !== "termeni-speciali");

/**
 * Parts of a referral that do not name an examination: words such as „nativ”, punctuation, and stop words.
 */
const IGNORED =
  /(?<![\p{L}\d])-?(?:RMN|IRM|RM|nativ|postcontrast|s\.c\.|c\/s)-?(?![\p{L}\d])|[„”"?+,;()]|(?<!\p{L})(?:la|de|al|ale|cu|fără|și|în|contrast|substanță)(?!\p{L})/gu;
/** Abbreviations and their full words. */
const IN_FULL: Readonly<Record<string, string>> = {
  "col.": "coloană",
  "art.": "articulație",
  "gen.": "genunchi",
  "b.": "boală",
};

const wordsOf = (text: string) =>
  text
    .replaceAll(IGNORED, " ")
    .split(/\s+/)
    .map((word) => bareLetters(IN_FULL[word] ?? word))
    .filter(Boolean);

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
  const [words = [], explained = []] = wording.split(":").map(wordsOf);
  const [first = ""] = words;
  const occurs = (word: string) => referral.some((other) => isSameWord(word, other));
  if (!isSameWord(first, referral[0] ?? "") || !words.every(occurs)) return 0;
  return words.length + explained.filter(occurs).length + (first === referral[0] ? 0.5 : 0);
}

/**
 * Returns the rows that a patient would choose from the site's list of referral terms: of the rows under the
 * first letter of the referral, those that match the referral best.
 */
function rowsFor(referral: string): Row[] {
  const words = wordsOf(referral);
  const letter = (words[0] ?? "").charAt(0).toUpperCase();
  const rows = letters.find((group) => group.letter === letter)?.rows ?? [];
  const covered = rows.map((row) => ({
    row,
    by: Math.max(...[row.word, ...row.others].map((wording) => coverage(wording, words))),
  }));
  const best = Math.max(0, ...covered.map(({ by }) => by));
  return best > 0 ? covered.filter(({ by }) => by === best).map(({ row }) => row) : [];
}

/** Returns the answer of a row as referrals.yaml writes it: a slug, „la telefon”, or both. */
const answerOf = ({ entry: { service, confirm } }: Row) =>
  [service, (confirm || !service) && PHONE].filter(Boolean).join(" ");

/**
 * Whether the answer of a row agrees with `answer` from referrals.yaml. Before the radiologist's decision the
 * two must be equal, but „la telefon” also agrees with „rmn-cerebral la telefon”. After the decision they
 * must name the same examination, and „la telefon” agrees with every answer.
 */
function isRight(row: Row, answer: string) {
  const given = answerOf(row);
  const [page] = answer.split(" ");
  if (isDecided && [given, answer].some((one) => one === PHONE)) return true;
  if (isDecided) return row.entry.service === page;
  const isPhone = given.endsWith(PHONE) && answer.endsWith(PHONE);
  return given === answer || (isPhone && [given, answer].includes(PHONE));
}

/** Whether the examination that an answer names still exists. The clinic may have removed or renamed it. */
const isThere = (answer: string) =>
  answer === PHONE || services.some(({ slug }) => slug === answer.split(" ")[0]);

const cases = Object.entries(referrals.answers)
  .map(([answers, written]) => ({ answers: answers.split(", "), written }))
  .filter(({ answers }) => answers.every(isThere))
  .flatMap(({ answers, written }) => written.map((referral) => ({ referral, answers })));

it.each(cases)("$referral is listed under its letter and leads to $answers", ({ referral, answers }) => {
  const rows = rowsFor(referral);
  expect(rows, "no row under its letter matches").not.toEqual([]);
  const wrong = rows.filter((row) => !answers.some((answer) => isRight(row, answer)));
  expect(
    wrong.map((row) => `${row.word} → ${answerOf(row)}`),
    "leads elsewhere",
  ).toEqual([]);
});

it.each(referrals.urgent)("%s, a possible emergency, has a sentence about 112 in its row", (referral) => {
  const rows = rowsFor(referral);
  expect(rows, "no row under its letter matches").not.toEqual([]);
  expect(rows.filter(({ entry }) => !entry.urgent)).toEqual([]);
});
