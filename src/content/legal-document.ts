import { markdownToHtml } from "satteri";
import { phoneParts } from "#lib/format.ts";
import type { Content, LegalDocument } from "./files.ts";
import { type Facts, fillIn, fillInAll, GAP, withoutEmptyLines } from "./tokens.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text between tags, and links. */
const TEXT_BETWEEN_TAGS = /(?<=^|>)[^<]+/g;
const LINK_OR_TEXT = /<a\b.*?<\/a>|(?<=>)[^<]+/gs;

/** Anchor of a chapter. @param index from 0 */
export const chapterAnchor = (index: number): string => `capitolul-${index + 1}`;

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] as string);

/** A legal document as its page shows it: facts filled in, gaps marked, phones linked. @throws for HTML in it */
export function documentOf({ body, ...header }: Content["legal"][number], facts: Facts): LegalDocument {
  const chapters: { slug: string; text: string }[] = [];
  const { html } = markdownToHtml(withoutEmptyLines(body, facts), {
    hastPlugins: [
      {
        name: "anchors",
        element: {
          filter: ["h2"],
          visit(heading, context) {
            // A number stays when the title is reworded, and no word in it („banner”) makes a reader mode take the
            // chapter for an advertisement.
            const slug = chapterAnchor(chapters.length);
            context.setProperty(heading, "id", slug);
            chapters.push({ slug, text: fillIn(context.textContent(heading), facts) });
          },
        },
        // The content check has named it with its line; here is the last door before the page.
        raw() {
          throw new Error(`${header.slug}: HTML in a legal document`);
        },
      },
    ],
  });
  const htmlFacts = new Map([...facts].map(([name, value]) => [name, escaped(value)]));
  const filled = html.replaceAll(TEXT_BETWEEN_TAGS, (text) => fillIn(text, htmlFacts));
  const linked = filled.replaceAll(LINK_OR_TEXT, (text) => {
    const parts = text.startsWith("<a") ? [{ text, tel: undefined }] : phoneParts(text);
    return parts
      .map(({ tel, text }) => (tel ? `<a href="${tel}" translate="no">${text}</a>` : text))
      .join("");
  });
  return {
    ...fillInAll(header, facts),
    html: linked.replaceAll(GAP, "<mark>urmează<span>: $1</span></mark>"),
    chapters,
  };
}
