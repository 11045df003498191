/** Romanian micro-typography that writers need not think of. */

const NBSP = "\u00a0";

/**
 * Ties a number to the next word, „de” included, and to „nr.”, „articolul” or a street before it, and a single
 * letter to its word: no line breaks between them.
 */
export function bindNumbers(text: string): string {
  return text
    .replaceAll(/\b(articol\p{L}*|alineatul|litera|nr\.) (?=\(?\d|\p{L}\))/gu, `$1${NBSP}`)
    .replaceAll(/(?<=\p{Lu}\p{L}+) (?=\d[\d–]*,)/gu, NBSP)
    .replaceAll(/ (?=[A-Z](?![\p{L}\d]))/gu, NBSP)
    .replaceAll(/(?<![\p{L}\d-])([oa]) (?=\p{L})/giu, `$1${NBSP}`)
    .replaceAll(/(\d) (de )?(?=\p{L})(?!alineat)/gu, (_, digit: string, de?: string) =>
      de ? `${digit}${NBSP}de${NBSP}` : `${digit}${NBSP}`,
    );
}

/** Ties words of up to three letters („în”, „nu”, „să”) to the next one: in a heading, a line that ends with one reads badly. A word that is tied to a number already is not tied further. */
export const bindShortWords = (heading: string): string =>
  heading.replaceAll(/(?<![\p{L}\d\u00a0-])(\p{Ll}{1,3}) (?=\p{L})/gu, `$1${NBSP}`);

// Browsers may break after an en dash or a hyphen: „30–45 de minute”, „luni–vineri”, „v-a”, „cookie-urile”. After a longer
// word, as in „spuneți-ne”, a line may end: marking it, too, would take 60 bytes (Brotli) of a service page.
const UNBROKEN =
  /(\d[\d.,:]*–\d[\d.,:]*(?:\u00a0\p{L}+)*|(?<!\p{L})(?:\p{L}{1,4}-\p{L}{1,6}|\p{L}{1,12}-u\p{L}{1,5}|\p{L}{1,12}–\p{L}{1,6})(?!\p{L}))/u;

/** Cuts a text into runs; ranges and words with a hyphen near their beginning are marked, which must stay on one line. */
export const textRuns = (text: string) =>
  text
    .split(UNBROKEN)
    .map((run, index) => ({ text: run, unbroken: index % 2 === 1 }))
    .filter((run) => run.text);
