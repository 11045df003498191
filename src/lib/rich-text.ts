/** The one inline markup that content may hold: `[label](/path)` and `**important**`. */

declare const markup: unique symbol;

/**
 * A text that may hold links and emphasis. No string for the type checker, so that its brackets reach neither a page
 * nor a search engine: pages show it with `RichText`, data gets its `plainText`.
 */
export interface Rich {
  readonly [markup]: true;
}

/** A text is rich by what its reader does with it; text without markup stays as it is. */
export const asRich = (text: string): Rich => text as unknown as Rich;

const MARKUP = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

export type InlinePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly href: string };

/** Cuts a text into plain parts, important ones and links, in order. */
export function inlineParts(rich: Rich): InlinePart[] {
  const text = rich as unknown as string;
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const [whole, label, href, strong] = match;
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else parts.push({ kind: "link", text: label as string, href: href as string });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** The same text with each link replaced by its label, without emphasis. */
export function plainText(rich: Rich): string {
  return inlineParts(rich)
    .map((part) => part.text)
    .join("");
}

/** Entries of a list as plain sentences: „A. B.” */
export const enumerated = (entries: readonly Rich[]): string =>
  entries.map((entry) => plainText(entry).replace(/[^.?!]$/, "$&.")).join(" ");
