/** The one inline markup that content may hold: `[label](/path)` and `**important**`. */

declare const markup: unique symbol;

/**
 * A text that may hold links and emphasis. No string for the type checker, so that its brackets reach neither a page
 * nor a search engine: pages show it with `RichText`, data gets its `plainText`.
 */
export interface Rich {
  readonly [markup]: true;
}

/** The type marks texts in which markup is allowed; the value does not change. */
export const asRich = (text: string): Rich => text as unknown as Rich;

/** An address may hold pairs of brackets: „https://ro.wikipedia.org/wiki/RMN_(medicina)”. */
const MARKUP = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\*\*([^*]+)\*\*/;

export type InlinePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Cuts a text into plain parts, important ones and links, in order. */
export function inlineParts(rich: Rich): InlinePart[] {
  const pieces = (rich as unknown as string).split(MARKUP);
  const parts: InlinePart[] = [];
  // A text, and the markup after it: label and address of a link, or emphasised words.
  for (let i = 0; i < pieces.length; i += 4) {
    const [text, label, href, strong] = pieces.slice(i, i + 4);
    if (text) parts.push({ kind: "text", text });
    if (label && href) parts.push({ kind: "link", text: label, href });
    if (strong) parts.push({ kind: "strong", text: strong });
  }
  return parts;
}

/** The same text with each link replaced by its label, without emphasis. */
export function plainText(rich: Rich): string {
  return inlineParts(rich)
    .map((part) => part.text)
    .join("");
}

/** Entries of a list as plain sentences: „A. B.” */
export const joinSentences = (entries: readonly Rich[]) =>
  entries.map((entry) => plainText(entry).replace(/[^.?!]$/, "$&.")).join(" ");
