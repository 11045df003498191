import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseRich, type RichKind, STYLE_ATTRIBUTE } from "../shared/rich-text-document.ts";

/**
 * Prepares pasted HTML for the parser of the editor's schema: no-break spaces become spaces, `style` attributes are
 * renamed, and `<style>` elements are removed. Otherwise the desk's Content-Security-Policy would block and report
 * the styles, even in a document that is never shown.
 */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(/&nbsp;|\u00a0/g, " ")
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/i, ` ${STYLE_ATTRIBUTE}=`));

/**
 * Converts plain text: each line becomes a paragraph. In a legal document, a line with a bullet becomes a
 * list item; in other texts the bullet is removed.
 */
export function sliceOfText(text: string, kind: RichKind): Slice {
  const bullet = kind === "document" ? "- " : "";
  const lines = text.replaceAll(/^\s*[•·▪●◦–-]\s+/gm, bullet).replaceAll(/[\r\n]+/g, "\n\n");
  return Slice.maxOpen(parseRich(lines, kind).content);
}

/** Joins pasted paragraphs into one, for a field with a single paragraph. */
export function inOneParagraph(slice: Slice): Slice {
  const inline: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isInline) inline.push(node);
    else if (node.isTextblock && inline.length > 0) inline.push(node.type.schema.text(" "));
    return !node.isInline;
  });
  return new Slice(Fragment.from(inline), 0, 0);
}
