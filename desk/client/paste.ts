import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseRich, type RichKind } from "../shared/rich-text-document.ts";

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
