import { Fragment, type Node, Slice } from "prosemirror-model";
import { parseRich, type RichKind } from "../shared/rich-text.ts";

/** Pasted text without the blanks and invisible characters of word processors. */
const clean = (text: string) =>
  text.replaceAll(/[\u00a0\t]/g, " ").replaceAll(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, "");

/** HTML of Word, Google Docs or a page, reduced to elements that an editor's schema reads. */
export function cleanHtml(html: string): string {
  // Copied in an editor of the desk: nothing is foreign in it.
  if (html.includes("data-pm-slice")) return html;
  // The desk's policy allows no styles, not even in a document that is never shown.
  const bare = html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle=/i, " data-style="));
  const { body } = new DOMParser().parseFromString(bare, "text/html");
  const rows = "[data-style*=mso-list]:not([data-style*='mso-list:Ignore'])";
  for (const item of body.querySelectorAll<HTMLElement>(rows)) makeListItem(item);
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

/** Word writes the row of a list as a paragraph whose bullet or number is text. */
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

function wrap(element: Element, tag: string) {
  const around = document.createElement(tag);
  around.append(...element.childNodes);
  element.append(around);
}

/** Plain text: each line is a paragraph; in a document, a line with a bullet is a row of a list. */
export function sliceOfText(text: string, kind: RichKind): Slice {
  const bullet = kind === "document" ? "- " : "";
  const lines = clean(text)
    .replaceAll("\r\n", "\n")
    .replaceAll(/^ *[•·▪●◦–-] +/gm, bullet);
  return Slice.maxOpen(parseRich(lines.replaceAll(/\n+/g, "\n\n"), kind).content);
}

/** Pasted content of several paragraphs as the content of one, for a field that holds one. */
export function inOneParagraph(slice: Slice): Slice {
  const inline: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isInline) inline.push(node);
    else if (node.isTextblock && inline.length > 0) inline.push(node.type.schema.text(" "));
    return !node.isInline;
  });
  return new Slice(Fragment.from(inline), 0, 0);
}
