/**
 * The inline markup of content texts: `[label](/path)` for links and `**important**` for emphasis, and
 * nothing else.
 */

declare const markup: unique symbol;

/**
 * A text that may contain links and emphasis. It is not a `string` for the type checker, so that raw markup
 * cannot get into a page or structured data by mistake: pages use the `RichText` component, data uses
 * `plainText`.
 */
export interface Rich {
  readonly [markup]: true;
}

/** Marks a string as a text that may contain markup. Only its type changes, not its value. */
export const asRich = (text: string): Rich => text as unknown as Rich;

/**
 * Matches a link or emphasised words. An address may contain pairs of brackets:
 * „https://ro.wikipedia.org/wiki/RMN_(medicina)”.
 */
const MARKUP = /\[([^[\]]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|\*\*([^*]+)\*\*/;

export type InlinePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Splits a text into plain, emphasised and linked parts, in order. */
export function inlineParts(rich: Rich): InlinePart[] {
  const pieces = (rich as unknown as string).split(MARKUP);
  const parts: InlinePart[] = [];
  // The pieces come in groups of four: a text, the label and the address of a link, and emphasised words.
  for (let i = 0; i < pieces.length; i += 4) {
    const [text, label, href, strong] = pieces.slice(i, i + 4);
    if (text) parts.push({ kind: "text", text });
    if (label && href) parts.push({ kind: "link", text: label, href });
    if (strong) parts.push({ kind: "strong", text: strong });
  }
  return parts;
}

/** The text with each link replaced by its label, and without emphasis. */
export function plainText(rich: Rich): string {
  return inlineParts(rich)
    .map((part) => part.text)
    .join("");
}
