import { asRich, inlineParts } from "#lib/rich-text.ts";

/**
 * Checks the characters of texts. A text may contain words, punctuation, tokens and two forms of markup:
 * links and emphasis.
 */

/** Zero-width characters, direction marks and control characters, which people do not see. */
export const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u;

/** The rules with a pattern of what breaks each; only the first broken rule of a text is reported. */
const TEXT_CHARACTERS: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ["invisible", INVISIBLE],
  // A Cyrillic or Greek letter in a word with Latin letters.
  [
    "look-alike",
    /(?<=\p{Script=Latin}\p{L}{0,20})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{L}{0,20}\p{Script=Latin})/u,
  ],
  // Tags; „<https://…>” and „<dpo@…>” are links in Markdown.
  ["html", /<\/?(?!https:|[\w.+-]+@)[a-zA-Z!?][^>\s]*>?/u],
  // Braces of an incomplete token. Complete tokens are replaced before this check.
  ["brace", /[{}]+/u],
  // Brackets of an incomplete link or of an image. Complete links are removed before this check.
  ["bracket", /!\[|\]\(|[[\]]/u],
  // Any character that is not a letter, a number, a space, usual punctuation, an emoji or a sign such as „€”
  // or „°”.
  [
    "sign",
    /(?!\uFE0F)[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Zs}\t\n\r*.,;:?!()/%+=„“”"'’‘«»…–—‑‐−\-&@#°º×<>≤≥≈€§®™©→_µ\p{Extended_Pictographic}]/u,
  ],
];

/** A part of a text that breaks a rule. */
export interface IllegalPart {
  readonly rule: string;
  readonly excerpt: string;
}

/** Finds the first illegal part of a plain text, in which all markup is illegal. */
export function illegalInPlain(text: string): IllegalPart | undefined {
  const shown = text.replaceAll(/\{\{[^{}]*\}\}/g, "0");
  for (const [rule, pattern] of TEXT_CHARACTERS) {
    const [excerpt] = pattern.exec(shown) ?? [];
    if (excerpt) return { rule, excerpt };
  }
  return undefined;
}

/** Finds the first illegal part of a text that may contain links and emphasis. */
export const illegalInRich = (text: string): IllegalPart | undefined =>
  inlineParts(asRich(text))
    .values()
    .map((part) => illegalInPlain(part.text))
    .find(Boolean);
