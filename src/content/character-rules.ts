import { asRich, inlineParts } from "#lib/rich-text.ts";
import { memoize } from "./memoize.ts";
import { sentence } from "./messages.ts";
import patterns from "./patterns.json" with { type: "json" };
import { type Finding, firstIn, type Match } from "./problem.ts";
import type { SourceFiles } from "./read.ts";

/**
 * Checks the characters of texts. A text may contain words, punctuation, tokens and two forms of markup:
 * links and emphasis. Each rule in patterns.json matches one other thing that people type, and its message
 * says what to write instead. The last rule of `letters` matches every character that is not allowed.
 */

/**
 * Finds the first illegal character in a text without markup.
 * @param isStart false if `text` continues a sentence, so that rules about the first character do not apply
 */
export function illegalCharacter(text: string, isStart = true): Match | undefined {
  const shown = text.replaceAll(/\{\{[^{}]*\}\}/g, "0");
  return firstIn(patterns.letters, isStart ? shown : `0${shown}`);
}

const match = (rule: string, excerpt: string): Match => ({ rule, excerpt, message: sentence(rule) });

/**
 * Finds the first illegal character in a text that may contain markup. It also finds an image, and a link or
 * emphasis whose text begins or ends with a space.
 */
export function illegalInRich(text: string): Match | undefined {
  const parts = inlineParts(asRich(text));
  const signs = parts.map((part, index) => {
    if (part.kind === "text" && part.text.endsWith("!") && parts[index + 1]?.kind === "link")
      return match("image", "![");
    if (part.kind !== "text" && part.text !== part.text.trim()) return match("loose-markup", part.text);
    return illegalCharacter(part.text, index === 0);
  });
  return signs.find(Boolean);
}

/**
 * Finds the first illegal character, or any complete or incomplete markup, in a text that must not contain
 * markup.
 */
export function illegalInPlain(text: string): Match | undefined {
  const hasMarkup = inlineParts(asRich(text)).some(({ kind }) => kind !== "text") || /\*\*|\]\(/.test(text);
  return hasMarkup ? match("plain-text", "") : illegalCharacter(text);
}

/** Finds the illegal characters in the text of a file, each with its line, counted from 1. */
const fileSlips = memoize((text): readonly Omit<Finding, "file">[] => {
  // A problem of the whole file, such as a wrong encoding, is reported alone, without problems of single
  // lines.
  const slip = firstIn(patterns.files, text);
  if (slip) return [slip];
  return text.split(/\r?\n/).flatMap((line, index) => {
    const found = firstIn(patterns.lines, line);
    return found ? [{ line: index + 1, ...found }] : [];
  });
});

/**
 * Finds characters that keyboards, editors or version control put into files by mistake, such as tabs or
 * merge marks. It reads the text of each file before the file is parsed.
 */
export const sourceProblems = (files: SourceFiles): Finding[] =>
  [...files].flatMap(([file, text]) =>
    /\.(ya?ml|md)$/.test(file) ? fileSlips(text).map((slip) => ({ file, ...slip })) : [],
  );
