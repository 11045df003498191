import { asRich, inlineParts } from "#lib/rich-text.ts";
import type { SourceFiles } from "../load/read.ts";
import type { Finding } from "./finding.ts";
import { sentence } from "./messages.ts";

/**
 * Checks the characters of texts. A text may contain words, punctuation, tokens and two forms of markup:
 * links and emphasis.
 */

/** Zero-width characters, direction marks and control characters, which people do not see. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u;

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

/** Texts with these parts are unreadable: bytes of another encoding, and the marks of a merge in git. */
const UNREADABLE: typeof TEXT_CHARACTERS = [
  ["not-utf-8", /[\0\uFFFD]/u],
  ["merge-mark", /^(?:<{7}|={7}|>{7})(?= |$)/mu],
];

/** Finds files that cannot be read as text. It needs no parser, so it also works for a file with wrong syntax. */
export const sourceFindings = (files: SourceFiles): Finding[] =>
  [...files].flatMap(([file, text]) => {
    const [found] = UNREADABLE.map(([rule, pattern]) => ({ rule, at: text.search(pattern) })).filter(
      ({ at }) => at >= 0,
    );
    if (!found) return [];
    const { rule, at } = found;
    const line = text.slice(0, at).split("\n").length;
    return { rule, file, line, excerpt: text.charAt(at), message: sentence(rule) };
  });
