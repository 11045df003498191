import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadSite } from "#content/load.ts";
import { bareLetters, byLetter } from "#lib/referral-terms.ts";

const { openDecisions, referralTerms, services } = loadSite(process.cwd());
const letters = byLetter(referralTerms.items);
type Row = (typeof letters)[number]["rows"][number];

const PHONE = "la telefon";

/**
 * Wordings of referrals by the answers that the page should give (see referrals.yaml), and wordings that may
 * describe an emergency.
 */
const referrals: { answers: Record<string, string[]>; urgent: string[] } = parse(
  readFileSync("tests/fixtures/referrals.yaml", "utf8"),
);
/**
 * Whether a radiologist has decided which examinations need a confirmation by phone. After that decision the
 * test accepts confirmations in the clinic's list that differ from referrals.yaml.
 */
const isDecided = openDecisions.items.every(({ id }) => id !== "termeni-speciali");

/**
 * Parts of a referral that are ignored: words that the page tells readers to skip, punctuation and stop
 * words.
 */
const SIGNS =
  /(?<![\p{L}\d])-?(?:RMN|IRM|RM|nativ|postcontrast|s\.c\.|c\/s)-?(?![\p{L}\d])|[„”"?+,;()]|(?<!\p{L})(?:la|de|al|ale|cu|fără|și|în|contrast|substanță)(?!\p{L})/gu;
/** Abbreviations and their full words. The page explains only „col.”. */
const IN_FULL: Readonly<Record<string, string>> = {
  "col.": "coloană",
  "art.": "articulație",
  "gen.": "genunchi",
  "b.": "boală",
};

const wordsOf = (text: string) =>
  text
    .replaceAll(SIGNS, " ")
    .split(/\s+/)
    .map((word) => bareLetters(IN_FULL[word] ?? word))
    .filter(Boolean);

/** Whether two words are equal except for at most two letters at the end: „cervical”, „cervicală”. */
function isSameWord(one: string, other: string) {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return one === other || (common >= 3 && Math.max(one.length, other.length) - common <= 2);
}

/**
 * Measures how well a wording of the list matches a referral. The first word of the wording must be the first
 * word of the referral, and its other words must occur in the referral; words after a colon are explanations
 * and need not occur.
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
 * Returns the rows of the list that a reader would choose: those that match the referral best under the
 * letter of its first word.
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

/** Returns the answer of a row in the form of referrals.yaml. */
const answerOf = ({ entry: { service, confirm } }: Row) =>
  [service, (confirm || !service) && PHONE].filter(Boolean).join(" ");

/**
 * Whether the answer of a row agrees with `answer` from referrals.yaml. They agree if they are equal, or if
 * both contain „la telefon” and one of them is „la telefon” alone. After the radiologist's decision „la
 * telefon” alone agrees with every answer; two answers with an examination agree if it is the same one.
 */
function isRight(row: Row, answer: string) {
  const given = answerOf(row);
  const [page] = answer.split(" ");
  if (isDecided && [given, answer].some((one) => one === PHONE)) return true;
  if (isDecided) return row.entry.service === page;
  const isPhone = given.endsWith(PHONE) && answer.endsWith(PHONE);
  return given === answer || (isPhone && [given, answer].includes(PHONE));
}

/**
 * Whether the examination of an answer still exists: the clinic may remove or rename it together with its
 * terms.
 */
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

it.each(referrals.urgent)("%s may be an emergency, so its row says when to call 112", (referral) => {
  expect(rowsFor(referral).map(({ entry }) => Boolean(entry.urgent))).not.toContain(false);
});
