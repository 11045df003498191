import { type Facts, fillIn, GAP } from "./tokens.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What stands between the tags; inside them, numbers and letters are none of ours: `<h2 id>`. */
const TEXT = /(?<=^|>)[^<]+/g;

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] as string);

/** The HTML of a legal document, made from Markdown, with its facts filled in and its gaps marked. */
export function legalHtml(html: string, facts: Facts): string {
  const htmlFacts = new Map([...facts].map(([name, value]) => [name, escaped(value)]));
  const filled = html.replaceAll(TEXT, (text) => fillIn(text, htmlFacts));
  return filled.replaceAll(GAP, "<mark>$&</mark>");
}
