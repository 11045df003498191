import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadSite } from "#content/load.ts";
import { bareLetters, byLetter } from "#lib/referral-terms.ts";

const { openDecisions, referralTerms, services } = loadSite(process.cwd());
const letters = byLetter(referralTerms.items);
type Row = (typeof letters)[number]["rows"][number];

const PHONE = "la telefon";

/** The answers for a wording: „rmn-cerebral”, „rmn-cerebral la telefon” (the row asks to confirm), „la telefon”. */
const referrals: { answers: Record<string, string[]>; urgent: string[] } = parse(
  readFileSync("tests/fixtures/referrals.yaml", "utf8"),
);
/** Whether a radiologist has decided which examinations are special; then the list of the clinic is right. */
const isDecided = openDecisions.items.every(({ id }) => id !== "termeni-speciali");

/** Words that the list tells readers to skip, and stop words. */
const SIGNS =
  /(?<![\p{L}\d])-?(?:RMN|IRM|RM|nativ|postcontrast|s\.c\.|c\/s)-?(?![\p{L}\d])|[„”"?+,;()]|(?<!\p{L})(?:la|de|al|ale|cu|fără|și|în|contrast|substanță)(?!\p{L})/gu;
/** Abbreviations and their full words; only the first is explained on the page. */
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

/** Whether two words are equal except for their endings: „cervical”, „cervicală”. */
function isSameWord(one: string, other: string) {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common++;
  return one === other || (common >= 3 && Math.max(one.length, other.length) - common <= 2);
}

/**
 * How well a wording of the list matches a referral: its first word is the referral's first word, and the others
 * occur in it. Words after a colon are explanations.
 * @returns the number of matching words, slightly more for an equal ending; 0 for no match
 */
function coverage(wording: string, referral: readonly string[]) {
  const [words = [], explained = []] = wording.split(":").map(wordsOf);
  const [first = ""] = words;
  const stands = (word: string) => referral.some((other) => isSameWord(word, other));
  if (!isSameWord(first, referral[0] ?? "") || !words.every(stands)) return 0;
  return words.length + explained.filter(stands).length + (first === referral[0] ? 0.5 : 0);
}

/** The rows that a reader would tap: under the first letter after the signs, those that cover the referral best. */
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

/** The answer of a row, in the words of the fixture. */
const answerOf = ({ entry: { service, confirm } }: Row) =>
  [service, (confirm || !service) && PHONE].filter(Boolean).join(" ");

/** To be confirmed by telephone is as honest as „la telefon”; once it is decided, whatever is no other page. */
function isRight(row: Row, answer: string) {
  const said = answerOf(row);
  const [page] = answer.split(" ");
  if (isDecided && [said, answer].some((one) => one === PHONE)) return true;
  if (isDecided) return row.entry.service === page;
  const isPhone = said.endsWith(PHONE) && answer.endsWith(PHONE);
  return said === answer || (isPhone && [said, answer].includes(PHONE));
}

/** Whether the examination still exists: the clinic may have removed or renamed it together with its words. */
const isThere = (answer: string) =>
  answer === PHONE || services.some(({ slug }) => slug === answer.split(" ")[0]);

const cases = Object.entries(referrals.answers)
  .map(([answers, written]) => ({ answers: answers.split(", "), written }))
  .filter(({ answers }) => answers.every(isThere))
  .flatMap(({ answers, written }) => written.map((referral) => ({ referral, answers })));

it.each(cases)("$referral is listed under its letter and leads to $answers", ({ referral, answers }) => {
  const rows = rowsFor(referral);
  expect(rows, "no row under its letter says so").not.toEqual([]);
  const wrong = rows.filter((row) => !answers.some((answer) => isRight(row, answer)));
  expect(
    wrong.map((row) => `${row.word} → ${answerOf(row)}`),
    "leads elsewhere",
  ).toEqual([]);
});

it.each(referrals.urgent)("%s may be an emergency, and its row names 112", (referral) => {
  expect(rowsFor(referral).map(({ entry }) => Boolean(entry.urgent))).not.toContain(false);
});
