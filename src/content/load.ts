import { today } from "#lib/open-now.ts";
import { checkContent } from "./check.ts";
import { describeProblems } from "./describe-problems.ts";
import type { Content, Site } from "./files.ts";
import { documentOf } from "./legal-document.ts";
import { draftPaths } from "./links.ts";
import { publishedContent, signatureOf } from "./medical-review.ts";
import { readContentFiles, type SourceFiles } from "./read.ts";
import { servicePath } from "./routes.ts";
import { collectFacts, fillInAll } from "./tokens.ts";

/**
 * Reads and checks the files in `content/` below `root`, and replaces the tokens in their texts.
 * @throws Error with a message in plain Romanian for staff
 */
export const loadSite = (root: string): Site => siteOf(readContentFiles(root));

/**
 * Creates the site's content from the texts of its files, which need not be on the disk.
 * @param withDrafts whether hidden pages and unsigned texts are included
 */
export function siteOf(files: SourceFiles, withDrafts = false): Site {
  const { problems, content } = checkContent(files);
  // Staff see the error as it is printed. The stack trace is removed, because it would not help them.
  if (!content) throw Object.assign(new Error(describeProblems(problems)), { stack: "" });
  return siteFrom(withDrafts ? content : withoutDrafts(publishedContent(content)));
}

/** An entry of a list, with the fields that may refer to an examination. */
type Row = { readonly href?: string; readonly service?: string; readonly slug?: string };

/** Returns the content without the hidden examinations and without the entries that refer to them. */
function withoutDrafts(content: Content): Content {
  const hidden = draftPaths(content);
  const isHidden = ({ href = "", service = "", slug = service }: Row) =>
    hidden.has(href) || hidden.has(servicePath(slug));
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (Array.isArray(value)) return value.filter((row) => !isHidden(row));
    // A referral term stays in the list, but without its hidden examination, because patients ask about the
    // term by phone.
    return value?.term && isHidden(value) ? { ...value, service: null } : value;
  });
}

/**
 * Converts checked content to the form that pages show on a day (`YYYY-MM-DD`); past closing days and special
 * hours are left out.
 */
export function siteFrom(content: Content, day = today()): Site {
  const facts = collectFacts(content);
  const { legal, clinic, ...texts } = content;
  const days = {
    closingDays: clinic.closingDays.filter(({ from, to = from }) => to >= day),
    specialHours: clinic.specialHours.filter((row) => row.day >= day),
  };
  return {
    ...fillInAll(texts, facts),
    // Tokens and spaces of the 404 page are not changed, because its texts are in English and the rules for
    // Romanian line breaks do not apply.
    notFoundPage: texts.notFoundPage,
    services: fillInAll(texts.services, facts).map((service) => ({
      ...service,
      checkedBy: signatureOf(content, service),
    })),
    // Only `visit` is changed, because it is the only part of clinic.yaml with running text; the rules for
    // line breaks do not apply to the other facts.
    clinic: { ...clinic, ...days, visit: fillInAll(clinic.visit, facts) },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
