import { markdownToHtml } from "satteri";
import { phoneParts } from "#lib/format.ts";
import { bindShortWords, textRuns } from "#lib/typography.ts";
import { CONTENT_FIELD, type Content, type LegalDocument } from "../files.ts";
import { type Facts, fillIn, fillInAll, GAP, withoutEmptyLines } from "./tokens.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const TEXT_BETWEEN_TAGS = /(?<=^|>)[^<]+/g;
const HEADING_TEXT = /(?<=<h\d[^>]*>)[^<]+/g;
/**
 * Matches a text between tags, except the text directly after `<span>`. That is the name of a missing fact,
 * which only screen readers read (`GAP`).
 */
const VISIBLE_TEXT = /(?<=^|(?<!<span)>)[^<]+/g;
/**
 * Matches a whole link or a text between tags, so that phone numbers and e-mail addresses inside links are
 * not linked again.
 */
const LINK_OR_TEXT = /<a\b.*?<\/a>|(?<=>)[^<]+/gs;
const EMAIL = /[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** Numbers the chapters („2. ”) and subchapters („2.1 ”) of a Markdown document. */
function numbered(body: string): string {
  let [chapter, part] = [0, 0];
  return body.replaceAll(/^##(#?) /gm, (_, isPart: string) => {
    if (isPart) return `### ${chapter}.${++part} `;
    part = 0;
    return `## ${++chapter}. `;
  });
}

const withEmailLinks = (text: string) => text.replaceAll(EMAIL, '<a href="mailto:$&" translate="no">$&</a>');

/** Anchor of a chapter. @param index position of the chapter, from 0 */
export const chapterAnchor = (index: number): string => `capitolul-${index + 1}`;

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] as string);

/**
 * Marks ranges and short hyphenated words, which must stay on one line, like the component `RichText` does.
 */
const withUnbroken = (html: string) =>
  textRuns(html)
    .map(({ text, unbroken }) => (unbroken ? `<span data-unbroken="">${text}</span>` : text))
    .join("");

/**
 * Converts a legal document to the form that its page shows: tokens are replaced by their values, missing
 * values are highlighted, and phone numbers and e-mail addresses become links.
 * @throws Error if the Markdown contains HTML
 */
export function documentOf({ body, ...header }: Content["legal"][number], facts: Facts): LegalDocument {
  const chapters: { slug: string; text: string }[] = [];
  const { html } = markdownToHtml(numbered(withoutEmptyLines(body, facts)), {
    hastPlugins: [
      {
        name: "anchors",
        element: {
          filter: ["h2"],
          visit(heading, context) {
            // The anchor contains a number instead of the title. It stays the same when the title is
            // reworded, and no word in it, such as „banner”, makes a reader mode take the chapter for an
            // advertisement.
            const slug = chapterAnchor(chapters.length);
            context.setProperty(heading, "id", slug);
            chapters.push({ slug, text: bindShortWords(fillIn(context.textContent(heading), facts)) });
          },
        },
        // The content check has already reported HTML; this is only a safeguard before the page is built.
        raw() {
          throw new Error(`${header.slug}: HTML in a legal document`);
        },
      },
    ],
  });
  const htmlFacts = new Map([...facts].map(([name, value]) => [name, escaped(value)]));
  const filled = html
    .replaceAll(TEXT_BETWEEN_TAGS, (text) => fillIn(text, htmlFacts))
    .replaceAll(HEADING_TEXT, (text) => bindShortWords(text));
  const linked = filled.replaceAll(LINK_OR_TEXT, (text) => {
    if (text.startsWith("<a")) return text;
    return phoneParts(text)
      .map(({ tel, text }) => (tel ? `<a href="${tel}" translate="no">${text}</a>` : withEmailLinks(text)))
      .join("");
  });
  return {
    ...fillInAll(header, facts, CONTENT_FIELD.fields?.legal?.item),
    html: linked
      .replaceAll(GAP, "<mark>urmează<span>: $1</span></mark>")
      .replaceAll(VISIBLE_TEXT, (text) => withUnbroken(text)),
    chapters,
  };
}
