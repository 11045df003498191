import { memoize } from "../memoize.ts";
import { hit, type TextRule } from "./text-rule.ts";

/**
 * Claims that medical advertising must not make, according to Decision 20/2025 of the Romanian College of
 * Physicians (superlatives, comparisons, guarantees, discounts) and Law 158/2008 (misleading and comparative
 * advertising). The patterns have no diacritics, because they are matched against text without diacritics.
 * `allowedIn` matches fields in which the words are no claim: parking, for example, may be free.
 */
const ADVERTISING: readonly (readonly [what: string, words: RegExp, allowedIn?: RegExp])[] = [
  ["un superlativ", /\b(?:cel|cea|cei|cele) mai (?:bun|bine|performant|modern|rapid|ieftin|mic pret)\w*/gu],
  ["un superlativ", /\b(?:lider|numarul unu|unic[aiu]?l?|imbatabil\w*) (?:in|din|la|pe)\b/gu],
  ["o comparație", /\bmai (?:bun|ieftin|rapid|precis)\w* (?:decat|ca la)\b/gu],
  ["o garanție", /\bgarant(?:am|at|ata|ati|ate|eaza)\b/gu],
  ["o garanție", /\b100 ?%/gu],
  ["o promisiune de siguranță", /\b(?:fara (?:niciun )?risc(?:uri)?|complet sigur\w*)/gu],
  ["o reducere", /\b(?:reducere de|promotie|oferta speciala|black friday)/gu],
  ["o gratuitate", /\b(?:gratuit[aei]?|gratis)\b/gu, /^clinic\.visit\./],
];

/**
 * The text in lower case without diacritics. The number of characters stays the same, so that each position
 * in the result is the same position in `text`.
 */
const bare = (text: string) =>
  [...text]
    .map((letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()[0] ?? " ")
    .join("");

/** Matches a negation before a claim, in the same part of the sentence; a negated claim is allowed. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

/** Finds the forbidden claims in a text; a claim with `allowedIn` is none in the fields that it matches. */
const claimsIn = memoize((text) => {
  const words = bare(text);
  return ADVERTISING.flatMap(([what, pattern, allowedIn]) =>
    [...words.matchAll(pattern)]
      .filter(({ index }) => !DENIED.test(words.slice(0, index)))
      .map(({ 0: found, index }) => ({ what, allowedIn, excerpt: text.slice(index, index + found.length) })),
  );
});

/** Finds claims that are forbidden in medical advertising. */
export const ADVERTISING_RULE: TextRule = {
  name: "advertising",
  level: "warning",
  reads: "shown",
  except: /^(?:clinic\.(?:name|operator)|legal\.)/,
  *find(value, { field }) {
    for (const { what, allowedIn, excerpt } of claimsIn(value))
      if (!allowedIn?.test(field))
        yield hit(
          excerpt,
          `„${excerpt}” pare ${what}, ceea ce publicitatea medicală nu are voie să conțină (Decizia 20/2025 a Colegiului Medicilor); verificați sau scoateți`,
        );
  },
  wrong: "Suntem cei mai buni din Timișoara.",
  right: "Niciun aparat nu este cel mai bun pentru toate întrebările.",
};
