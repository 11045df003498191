import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseRich, type RichKind } from "../shared/rich-text-document.ts";

/** Replaces no-break spaces and tabs by spaces, and removes invisible characters such as soft hyphens. */
const clean = (text: string) =>
  text.replaceAll(/[\u00a0\t]/g, " ").replaceAll(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, "");

/** Reduces HTML from Word, Google Docs or a web page to elements that the editor's schema can parse. */
export function cleanHtml(html: string): string {
  // ProseMirror adds this attribute to HTML that is copied from an editor of the desk; such HTML needs no
  // cleaning.
  if (html.includes("data-pm-slice")) return html;
  // Removes `<style>` and renames `style` attributes before parsing, because the desk's
  // Content-Security-Policy blocks and reports styles even in a document that is never shown.
  const bare = html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/i, " data-style="));
  const { body } = new DOMParser().parseFromString(bare, "text/html");
  const rows = "[data-style*=mso-list]:not([data-style*='mso-list:Ignore'])";
  for (const item of body.querySelectorAll<HTMLElement>(rows)) makeListItem(item);
  // The inner table is converted first if a cell contains a table.
  for (const row of [...body.querySelectorAll("tr")].reverse()) row.replaceWith(paragraphOf(row));
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) {
    const weight = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(element.dataset.style ?? "")?.[1];
    if (weight === "normal" || weight === "400") {
      if (["B", "STRONG"].includes(element.tagName)) element.replaceWith(...element.childNodes);
    } else if (weight && element.tagName === "SPAN") wrap(element, "strong");
  }
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = clean(texts.currentNode.nodeValue ?? "");
  return body.innerHTML;
}

/**
 * Converts a paragraph of Word to a list item, because Word writes list items as paragraphs with the bullet
 * or number as text.
 */
function makeListItem(paragraph: HTMLElement) {
  const bullet = paragraph.querySelector("[data-style*='mso-list:Ignore']");
  const name = /^\s*[\da-z]{1,3}[.)]/i.test(bullet?.textContent ?? "") ? "OL" : "UL";
  bullet?.remove();
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  if (before?.tagName === name) {
    before.append(item);
    paragraph.remove();
  } else {
    const list = document.createElement(name);
    list.append(item);
    paragraph.replaceWith(list);
  }
}

/** Converts a row of a table to a paragraph, because texts have no tables; a dash separates the cells. */
function paragraphOf(row: HTMLTableRowElement) {
  const paragraph = document.createElement("p");
  for (const cell of row.cells) {
    for (const block of cell.querySelectorAll("p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br")) {
      block.replaceWith(...block.childNodes, " ");
    }
    if (!cell.textContent.trim()) continue;
    if (paragraph.hasChildNodes()) paragraph.append(" – ");
    paragraph.append(...cell.childNodes);
  }
  return paragraph;
}

function wrap(element: Element, tag: string) {
  const around = document.createElement(tag);
  around.append(...element.childNodes);
  element.append(around);
}

/**
 * Converts plain text: each line becomes a paragraph. In a legal document, a line with a bullet becomes a
 * list item; in other texts the bullet is removed.
 */
export function sliceOfText(text: string, kind: RichKind): Slice {
  const bullet = kind === "document" ? "- " : "";
  const lines = clean(text)
    .replaceAll("\r\n", "\n")
    .replaceAll(/^ *[•·▪●◦–-] +/gm, bullet);
  return Slice.maxOpen(parseRich(lines.replaceAll(/\n+/g, "\n\n"), kind).content);
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
