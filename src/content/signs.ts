import { asRich, inlineParts } from "../lib/rich-text.ts";
import { type Finding, firstIn, type Match, type Patterns } from "./problem.ts";
import type { SourceFiles } from "./read.ts";

/** Text by permission: words, punctuation, tokens, two forms of markup; the tables say what to write for the rest. */

/** Signs without shape: zero-width, soft hyphens, directions of writing, control signs other than the end of a line. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u;

/** All that a text may hold, and how it may begin; tokens stand as a digit. */
const ALLOWED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Zs}\n*.,;:?!()/%+=„”“"'’‘«»…–—‑‐−\-&@#°º×<>≤≥≈€§®™©→_µ\p{Extended_Pictographic}]|\uFE0F/u;
const BEGINNING = /[*\p{L}\p{N}„“"'‘«(+−…§\p{Extended_Pictographic}-]/u;

const CURES: Patterns = {
  invisible: INVISIBLE,
  "letter-of-two": /\p{L}\p{M}|[\uFB00-\uFB06]/u,
  // „João” is a name.
  "foreign-letter": /[ãÃǎǍ](?![eo](?!\p{L}*ã))/u,
  "look-alike":
    /(?<=\p{Script=Latin}\p{L}*)[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{L}*\p{Script=Latin})/u,
  bullet: /[\p{Co}•‣▪●○■□►➢➤✓✔◦]/u,
  html: /<\/?[a-z!?][^>\s]*>?/i,
  "html-code": /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
  "half-address": /https?:\/\/(?![\w-]+\.\w)/,
  brace: /[{}]+/,
  bracket: /!\[|\]\(|[[\]]/,
  // Beside a word, and before the text below that it leads to, it is the mark of a footnote.
  star: /(?<![\p{L}\d)”.])\*+(?! \p{L})|\*{2,}|\*(?=\p{L})/u,
  underscore: /(?<![\p{L}\d])_+|_+(?![\p{L}\d])/u,
  hash: /(?:^|(?<=\s))#+(?=\s|#|$|\p{L})|^#+/mu,
  dash: /(?:^|(?<=\s))[-–](?=\p{L})|^[-–] |(?<=[.;:!?]) - /mu,
  arrow: />-(?=\s)|-+>/,
  sign: new RegExp(`^(?!\\s|${BEGINNING.source})[^]|(?!${ALLOWED.source})[^]`, "mu"),
};

/** The first sign in a piece of text that has no place there. @param isStart whether the text begins with it */
export function signIn(text: string, isStart = true): Match | undefined {
  const shown = text.replaceAll(/\{\{[^{}]*\}\}/g, "0");
  return firstIn(CURES, isStart ? shown : `0${shown}`);
}

const IMAGE = { rule: "image", sign: "![", remedy: "are o imagine; aici încape doar text" };

const LOOSE =
  "are spații lângă [ ] sau lângă steluțe, ori nimic între ele; scrieți [textul](/pagina), **textul**";

/** The first such sign in a text with markup. */
export function richSignIn(text: string): Match | undefined {
  const parts = inlineParts(asRich(text));
  const signs = parts.map((part, index) => {
    if (part.kind === "text" && part.text.endsWith("!") && parts[index + 1]?.kind === "link") return IMAGE;
    const isLoose = part.kind !== "text" && part.text !== part.text.trim();
    const sign = part.kind === "link" ? `[${part.text}]` : `**${part.text}**`;
    return isLoose ? { rule: "loose-markup", sign, remedy: LOOSE } : signIn(part.text, index === 0);
  });
  return signs.find(Boolean);
}

/** The same for a text without markup, which it may not have by half either. */
export function plainSignIn(text: string): Match | undefined {
  const hasMarkup = inlineParts(asRich(text)).some(({ kind }) => kind !== "text") || /\*\*|\]\(/.test(text);
  const remedy = "aici încape doar text simplu; scoateți legătura sau steluțele **";
  return hasMarkup ? { rule: "plain-text", sign: "", remedy } : signIn(text);
}

/** What makes the rest of a file unreadable: the first of these is all that is said about it. */
const FILE_SLIPS: Patterns = {
  // Twenty times the longest there is.
  "long-file": /^.{200001}/s,
  "utf-16": /\0/,
  "unread-letter": /\uFFFD/,
  bom: /^\uFEFF/,
  "old-line-end": /\r(?!\n)/,
  // „ă” and others, read as Windows letters and saved once more.
  "broken-letter": /Ã[¢®‚Ž]|Ä[ƒ‚]|È[™›˜š]|Ă[˘®]|â€/,
};

/** What may stand on any line; every line that has it is named. */
const LINE_SLIPS: Patterns = {
  // Of old keyboards; Romanian has a comma below (Unicode U+0218–U+021B).
  cedilla: /[şţŞŢ]/,
  "merge-mark": /^\s*(?:<{7}|={7}|>{7}|\|{7})(?= |$)/,
  tab: /\t/,
  invisible: INVISIBLE,
};

/** Slips of a keyboard, an editor or a version control, told by the letters of a file before anything reads it. */
export const sourceProblems = (files: SourceFiles): Finding[] =>
  [...files].flatMap(([file, text]) => {
    if (!/\.(ya?ml|md)$/.test(file)) return [];
    const slip = firstIn(FILE_SLIPS, text);
    if (slip) return [{ file, ...slip }];
    return text.split(/\r?\n/).flatMap((line, index) => {
      const found = firstIn(LINE_SLIPS, line);
      return found ? [{ file, line: index + 1, ...found }] : [];
    });
  });
