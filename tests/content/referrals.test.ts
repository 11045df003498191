import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadSite } from "#content/load.ts";
import { bareLetters, byLetter } from "#lib/referral-terms.ts";

const { referralTerms, services } = loadSite(process.cwd());
const letters = byLetter(referralTerms.items);
const referrals: Record<string, Record<string, string>> = parse(
  readFileSync("tests/fixtures/referrals.yaml", "utf8"),
);
/** An examination that the clinic has taken away or renamed took its words along. */
const answers = ["telefon", ...services.map(({ slug }) => slug)];

it.each(
  answers.flatMap((answer) =>
    Object.entries(referrals[answer] ?? {}).map(([written, word]) => ({ written, word, answer })),
  ),
)("$written stands under its letter, and leads to its page", ({ word, answer }) => {
  const bare = bareLetters(word);
  const group = letters.find(({ letter }) => letter === bare.charAt(0).toUpperCase());
  const row = group?.rows.find((row) =>
    [row.word, ...row.others].some((other) => bareLetters(other) === bare),
  );
  expect(row && (row.entry.service ?? "telefon")).toBe(answer);
});
