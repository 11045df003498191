import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { illegalInRich } from "../schema/characters.ts";

/** Matches the marks of headings that pages do not show: only `##` and `###` are headings of a document. */
const OTHER_HEADING = /^(?:#|#{4,})\s/m;

const PARAGRAPH = /\S(?:.|\n(?!\s*\n))*/g;

/** Finds empty legal documents, and paragraphs with a heading or with signs that pages cannot show. */
export const legalFindings = ({ legal }: Content): Finding[] =>
  legal.flatMap(({ slug, body }) => {
    const file = contentPath("legal", slug);
    if (body.trim() === "") return finding("empty-text", file, ["body"]);
    return (body.match(PARAGRAPH) ?? []).flatMap((paragraph) => {
      const found = OTHER_HEADING.test(paragraph)
        ? { rule: "other-title", excerpt: paragraph }
        : illegalInRich(paragraph.replaceAll(/^#{2,3}\s+/gm, ""));
      return found ? finding(found.rule, file, ["body"], { excerpt: found.excerpt }) : [];
    });
  });
