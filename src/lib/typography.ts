import { NBSP } from "./format.ts";

/** Rules of Romanian typography that are applied to texts automatically. */

/**
 * Puts non-breaking spaces between a number and the next word („de” included), between „nr.”, „articolul”, a
 * street or the name of a score („Google 5.0”) and the following number, and beside a single letter:
 * „hepatita B”, „o zi”, „v-a trimis”; „A” and „O” may begin a sentence. The number of a law („95/2006”) is
 * not bound to the next word.
 */
export function bindNumbers(text: string): string {
  return text
    .replaceAll(/\b(articol\p{L}*|alineatul|litera|nr\.) (?=\(?\d|\p{L}\))/gu, `$1${NBSP}`)
    .replaceAll(/(?<=\p{Lu}\p{L}+) (?=\d[\d–]*,|\d\.\d(?!\d))/gu, NBSP)
    .replaceAll(/ (?=[B-NP-Z](?![\p{L}\d]))/gu, NBSP)
    .replaceAll(/(?<![\p{L}\d-])((?:\p{L}-)?[oa]) (?=\p{L})/giu, `$1${NBSP}`)
    .replaceAll(/(?<!\/\d*)(\d) (de )?(?=\p{L})(?!alineat)/gu, (_, digit: string, de?: string) =>
      de ? `${digit}${NBSP}de${NBSP}` : `${digit}${NBSP}`,
    );
}

/**
 * Puts a non-breaking space after short words („în”, „nu”, „să”, „prin”, „v-a”), because they look bad at the
 * end of a line in a heading. A short word after a number („20 de”) is not bound to the next word, because
 * three words that cannot be separated would be too long for a phone with large text. Nor is a first word with
 * a capital letter, because no line ends after it.
 */
export const bindShortWords = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\d-]|\d\u00a0)((?:\p{Ll}{1,4}-)?\p{Ll}{1,3}|(?<= )\p{Lu}\p{Ll}{1,2}|prin|spre|fără|după) (?=[\p{L}\d])/gu,
    `$1${NBSP}`,
  );

// Matches ranges and hyphenated words, which browsers might break into two lines: „30–45 de minute”,
// „luni–vineri”, „spuneți-ne”, „angio-RMN-ul”. The lengths are limited, so that a word fits on a phone with
// large text.
const UNBROKEN =
  /(\d[\d.,:]*–\d[\d.,:]*(?:\u00a0\p{L}+)*|(?<!\p{L})\p{L}{1,12}(?:-RMN)?[-–]\p{L}{1,6}(?!\p{L}|-))/u;

/**
 * Splits a text into parts. `unbroken` marks ranges and hyphenated words, which must stay on one line.
 */
export const textRuns = (text: string) =>
  text
    .split(UNBROKEN)
    .map((run, index) => ({ text: run, unbroken: index % 2 === 1 }))
    .filter((run) => run.text);
