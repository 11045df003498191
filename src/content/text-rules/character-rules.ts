import { asRich, inlineParts } from "#lib/rich-text.ts";
import type { Finding, TextFinding } from "../findings/finding.ts";
import { memoize } from "../memoize.ts";
import type { SourceFiles } from "../reading/read.ts";
import { firstMatch, type Match, match, type PatternRules } from "./pattern-rules.ts";

/**
 * Checks the characters of texts. A text may contain words, punctuation, tokens and two forms of markup:
 * links and emphasis.
 */

/** Soft hyphens, zero-width characters, direction marks, line separators, and control characters. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u;

/** Characters that are not allowed in texts of pages. The message of each rule says what to write instead. */
const TEXT_CHARACTERS: PatternRules = [
  ["invisible", INVISIBLE],
  // A letter followed by a separate diacritic, as macOS and PDF files write „ă”, and ligatures such as „ﬁ”.
  ["letter-of-two", /\p{L}\p{M}|[\uFB00-\uFB06]/u],
  // „ã” or „ǎ” instead of „ă”, but not in Portuguese names, such as „João”.
  ["foreign-letter", /[ãÃǎǍ](?![eo](?!\p{L}*ã))/u],
  // A Cyrillic or Greek letter in a word with Latin letters.
  [
    "look-alike",
    /(?<=\p{Script=Latin}\p{L}{0,20})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{L}{0,20}\p{Script=Latin})/u,
  ],
  // Bullets of lists that were copied from word processors. Some of these are private-use characters (`Co`).
  ["bullet", /[\p{Co}•‣▪●○■□►➢➤✓✔◦]/u],
  ["html", /<\/?[a-zA-Z!?][^>\s]*>?/u],
  // Character references, such as „&nbsp;” and „&#160;”.
  ["html-code", /&(?:[a-zA-Z][a-zA-Z\d]*|#\d+|#[xX][\da-fA-F]+);/u],
  // „https://” without a domain.
  ["half-address", /https?:\/\/(?![\w-]+\.\w)/u],
  // Braces of an incomplete token. Complete tokens are replaced before this check.
  ["brace", /[{}]+/u],
  // Brackets of an incomplete link or image. Complete links are removed before this check.
  ["bracket", /!\[|\]\(|[[\]]/u],
  // Stars, except as a footnote sign: „orientativ*” or „* Fără interpretare”.
  ["star", /(?<![\p{L}\d)”.])\*+(?! \p{L})|\*{2,}|\*(?=\p{L})/u],
  // „_” at the start or the end of a word.
  ["underscore", /(?<![\p{L}\d])_+|_+(?![\p{L}\d])/u],
  // „#” at the start of a line or a word, but not before a number: „Operația #1”.
  ["hash", /(?m:^|(?<=\s))#+(?=\s|#|(?m:$)|\p{L})|(?m:^)#+/u],
  // A dash at the start of a line or a word, or „ - ” after a punctuation mark such as „.” or „:”.
  ["dash", /(?m:^|(?<=\s))[-–](?=\p{L})|(?m:^)[-–] |(?<=[.;:!?]) - /u],
  // „->”, and „>-”, the sign of a long text in YAML.
  ["arrow", />-(?=\s)|-{1,4}>/u],
  // A line that begins with a sign such as „,” or „)”. Signs with which a text can begin, such as „(”, are
  // allowed.
  ["sign", /^[^\s*\p{L}\p{N}„“"'‘«(+−…§\p{Extended_Pictographic}-]/mu],
  // Any character that is not a letter, a number, a space, usual punctuation, an emoji or a sign such as „€”
  // or „°”.
  [
    "sign",
    /(?!\uFE0F)[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{Zs}\n*.,;:?!()/%+=„”“"'’‘«»…–—‑‐−\-&@#°º×<>≤≥≈€§®™©→_µ\p{Extended_Pictographic}]/u,
  ],
];

/**
 * Maximum length of a content file. A longer file probably contains something that was pasted by mistake, and
 * it would take long to check.
 */
const MAX_CHARACTERS = 200_000;

/** Characters that occur in a file only if it was saved or read with a wrong encoding. */
const FILE_CHARACTERS: PatternRules = [
  // `\0` (the file is in UTF-16), `\uFFFD` (a byte could not be decoded), and a byte order mark.
  ["not-utf-8", /[\0\uFFFD]|^\uFEFF/u],
  // „ă”, „î”, „ș”, „ț” and „„”, encoded as UTF-8 and read as Latin-1 or Latin-2.
  ["not-utf-8", /Ã[¢®‚Ž]|Ä[ƒ‚]|È[™›˜š]|Ă[˘®]|â€/u],
];

/** Characters that keyboards, editors and version control put into lines by mistake. */
const LINE_CHARACTERS: PatternRules = [
  ["cedilla", /[şţŞŢ]/u],
  ["merge-mark", /^\s*(?:<{7}|={7}|>{7}|\|{7})(?= |$)/u],
  ["tab", /\t/u],
  ["invisible", INVISIBLE],
];

/**
 * Finds the first illegal character in a text without markup.
 * @param isStart false if `text` continues a sentence, so that rules about the first character do not apply
 */
export function illegalCharacter(text: string, isStart = true): Match | undefined {
  const shown = text.replaceAll(/\{\{[^{}]*\}\}/g, "0");
  return firstMatch(TEXT_CHARACTERS, isStart ? shown : `0${shown}`);
}

/**
 * Finds the first illegal character in a text that may contain markup. It also finds an image, and a link or
 * emphasis whose text begins or ends with a space.
 */
export function illegalInRich(text: string): Match | undefined {
  const parts = inlineParts(asRich(text));
  for (const [index, part] of parts.entries()) {
    const isImage = part.kind === "text" && part.text.endsWith("!") && parts[index + 1]?.kind === "link";
    if (isImage) return match("image", "![");
    if (part.kind !== "text" && part.text !== part.text.trim()) return match("loose-markup", part.text);
    const found = illegalCharacter(part.text, index === 0);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the first illegal character, or any complete or incomplete markup, in a text that must not contain
 * markup.
 */
export function illegalInPlain(text: string): Match | undefined {
  const hasMarkup = inlineParts(asRich(text)).some(({ kind }) => kind !== "text") || /\*\*|\]\(/.test(text);
  return hasMarkup ? match("plain-text", "") : illegalCharacter(text);
}

/**
 * Finds illegal characters in the text of a file, at most one for each line. If the file is too long or has a
 * wrong encoding, only that is reported.
 */
const findingsInFile = memoize((text): readonly TextFinding[] => {
  const unreadable =
    text.length > MAX_CHARACTERS ? match("long-file", "") : firstMatch(FILE_CHARACTERS, text);
  if (unreadable) return [unreadable];
  return text.split(/\r?\n/).flatMap((line, index) => {
    const found = firstMatch(LINE_CHARACTERS, line);
    return found ? [{ ...found, line: index + 1 }] : [];
  });
});

/**
 * Finds content files that are too long, have a wrong encoding, or contain characters such as tabs and merge
 * marks. It needs only the texts of the files, so it also works for a file that cannot be parsed.
 */
export const sourceProblems = (files: SourceFiles): Finding[] =>
  [...files]
    .filter(([file]) => /\.(ya?ml|md)$/.test(file))
    .flatMap(([file, text]) => findingsInFile(text).map((found) => ({ ...found, file })));
