import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { illegalInRich } from "../schema/characters.ts";
import type { Context } from "./texts.ts";

/** Matches the marks of headings that pages do not show: only `##` and `###` are headings of a document. */
const OTHER_HEADING = /^(?:#|#{4,})\s/m;

const PARAGRAPH = /\S(?:.|\n(?!\s*\n))*/g;

const linesIn = (text: string) => text.split("\n").length;

/** Finds empty legal documents, and paragraphs with a heading or with signs that pages cannot show. */
export const legalFindings = ({ legal }: Content, { files }: Context): Finding[] =>
  legal.flatMap(({ slug, body }) => {
    const file = contentPath("legal", slug);
    if (body.trim() === "") return finding("empty-text", file, ["body"]);
    const linesAbove = linesIn(files.get(file) ?? "") - linesIn(body);
    return [...body.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) => {
      const isHeading = OTHER_HEADING.test(paragraph);
      const found = isHeading
        ? { rule: "other-title", excerpt: paragraph }
        : illegalInRich(paragraph.replaceAll(/^#{2,3}\s+/gm, ""));
      if (!found) return [];
      const line = linesAbove + linesIn(body.slice(0, index));
      return { ...finding(found.rule, file, ["body"], { excerpt: found.excerpt }), line };
    });
  });
