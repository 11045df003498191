import { hit, type TextRule } from "./text-rule.ts";

/**
 * Claims that medical advertising must not make, according to Decision 20/2025 of the Romanian College of
 * Physicians (superlatives, comparisons, guarantees, discounts) and Law 158/2008 (misleading and comparative
 * advertising). The patterns have no diacritics, because they are matched against text without diacritics.
 * `allowedIn` matches fields in which the words are no claim: parking, for example, may be free.
 */
const ADVERTISING: readonly (readonly [what: string, words: RegExp, allowedIn?: RegExp])[] = [
  ["un superlativ", /\b(?:cel|cea|cei|cele) mai (?:bun|bine|performant|modern|rapid|ieftin|mic pret)\w*/],
  ["un superlativ", /\b(?:lider|numarul unu|unic[aiu]?l?|imbatabil\w*) (?:in|din|la|pe)\b/],
  ["o comparație", /\bmai (?:bun|ieftin|rapid|precis)\w* (?:decat|ca la)\b/],
  ["o garanție", /\bgarant(?:am|at|ata|ati|ate|eaza)\b/],
  ["o garanție", /\b100 ?%/],
  ["o promisiune de siguranță", /\b(?:fara (?:niciun )?risc(?:uri)?|complet sigur\w*)/],
  ["o reducere", /\b(?:reducere de|promotie|oferta speciala|black friday)/],
  ["o gratuitate", /\b(?:gratuit[aei]?|gratis)\b/, /^clinic\.visit\./],
];

/**
 * The text in lower case without diacritics. The number of characters stays the same, so that a position in
 * the result is also one in `text`.
 */
const bare = (text: string) =>
  [...text]
    .map((letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()[0] ?? " ")
    .join("");

/** Matches a negation before a claim, in the same part of the sentence; a negated claim is allowed. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

/** Finds claims that are forbidden in medical advertising. */
export const ADVERTISING_RULE: TextRule = {
  name: "advertising",
  level: "warning",
  reads: "shown",
  except: /^(?:clinic\.(?:name|operator)|legal\.)/,
  *find(value, { field }) {
    const words = bare(value);
    for (const [what, pattern, allowedIn] of ADVERTISING) {
      if (allowedIn?.test(field)) continue;
      for (const { 0: found, index } of words.matchAll(new RegExp(pattern, "gu"))) {
        if (DENIED.test(words.slice(0, index))) continue;
        const excerpt = value.slice(index, index + found.length);
        yield hit(
          excerpt,
          `„${excerpt}” pare ${what}, ceea ce publicitatea medicală nu are voie să conțină (Decizia 20/2025 a Colegiului Medicilor); verificați sau scoateți`,
        );
      }
    }
  },
  wrong: "Suntem cei mai buni din Timișoara.",
  right: "Niciun aparat nu este cel mai bun pentru toate întrebările.",
};
