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
    .map((letter) => {
      const bareLetter = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
      return bareLetter.length === letter.length ? bareLetter : letter;
    })
    .join("");

/** Matches a negation before a claim, in the same part of the sentence; a negated claim is allowed. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

/**
 * The claims in a text that a pattern matches, without negated claims.
 * @param words the text in lower case without diacritics
 */
function* claimsIn(text: string, words: string, pattern: RegExp): Generator<string> {
  for (const { 0: found, index } of words.matchAll(pattern))
    if (!DENIED.test(words.slice(0, index))) yield text.slice(index, index + found.length);
}

export const ADVERTISING_RULE: TextRule = {
  name: "advertising",
  level: "warning",
  reads: "shown",
  except: /^(?:clinic\.(?:name|operator)|legal\.)/,
  *find(value, { field }) {
    const words = bare(value);
    for (const [what, pattern, allowedIn] of ADVERTISING) {
      if (allowedIn?.test(field)) continue;
      for (const excerpt of claimsIn(value, words, pattern))
        yield hit(
          excerpt,
          `„${excerpt}” pare ${what}, ceea ce publicitatea medicală nu are voie să conțină (Decizia 20/2025 a Colegiului Medicilor); verificați sau scoateți`,
        );
    }
  },
  wrong: "Suntem cei mai buni din Timișoara.",
  right: "Niciun aparat nu este cel mai bun pentru toate întrebările.",
};
