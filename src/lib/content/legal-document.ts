import Slugger from "github-slugger";
import { markdownToHtml } from "satteri";
import type { Content, LegalDocument } from "./files.ts";
import { type Facts, fillIn, fillInAll, GAP } from "./tokens.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What stands between the tags; inside them, numbers and letters are none of ours: `<h2 id>`. */
const TEXT = /(?<=^|>)[^<]+/g;

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (letter) => ESCAPES[letter] as string);

/** A legal document as its page shows it: Markdown turned into HTML, facts filled in, gaps marked. */
export function documentOf({ body, ...header }: Content["legal"][number], facts: Facts): LegalDocument {
  const slugger = new Slugger();
  const chapters: { slug: string; text: string }[] = [];
  const { html } = markdownToHtml(body, {
    hastPlugins: [
      {
        name: "anchors",
        element: {
          filter: ["h1", "h2", "h3", "h4"],
          visit(heading, context) {
            const text = context.textContent(heading);
            const slug = slugger.slug(text);
            context.setProperty(heading, "id", slug);
            if (heading.tagName === "h2") chapters.push({ slug, text: fillIn(text, facts) });
          },
        },
      },
    ],
  });
  const htmlFacts = new Map([...facts].map(([name, value]) => [name, escaped(value)]));
  const filled = html.replaceAll(TEXT, (text) => fillIn(text, htmlFacts));
  return { ...fillInAll(header, facts), html: filled.replaceAll(GAP, "<mark>$&</mark>"), chapters };
}
