import { today } from "#lib/open-now.ts";
import { checkContent } from "./check.ts";
import type { Content, Site } from "./files.ts";
import { documentOf } from "./legal-document.ts";
import { draftPaths } from "./links.ts";
import { publishedContent, signatureOf } from "./medical-review.ts";
import { describeProblems } from "./problem.ts";
import { readContentFiles, type SourceFiles } from "./read.ts";
import { servicePath } from "./routes.ts";
import { collectFacts, fillInAll } from "./tokens.ts";

/**
 * Reads, checks and completes the content in `content/` below `root`; the only way to get content for pages.
 * @throws Error with a message in plain Romanian for staff
 */
export const loadSite = (root: string): Site => siteOf(readContentFiles(root));

/**
 * Creates the site from files that need not be on the disk.
 * @param withDrafts whether hidden pages and unsigned texts are included
 */
export function siteOf(files: SourceFiles, withDrafts = false): Site {
  const { problems, content } = checkContent(files);
  // The message is shown to staff as it is; a stack trace would not help them.
  if (!content) throw Object.assign(new Error(describeProblems(problems)), { stack: "" });
  return siteFrom(withDrafts ? content : withoutDrafts(publishedContent(content)));
}

/** A row that may refer to an examination. */
type Row = { readonly href?: string; readonly service?: string; readonly slug?: string };

/** Returns the content without the hidden examinations and the rows that refer to them. */
function withoutDrafts(content: Content): Content {
  const hidden = draftPaths(content);
  const isHidden = ({ href = "", service = "", slug = service }: Row) =>
    hidden.has(href) || hidden.has(servicePath(slug));
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (Array.isArray(value)) return value.filter((row) => !isHidden(row));
    // A referral term stays, without its examination: patients ask about it by phone.
    return value?.term && isHidden(value) ? { ...value, service: null } : value;
  });
}

/**
 * Converts checked content to the form that pages show on a day (`YYYY-MM-DD`); past closing days and special hours are
 * left out.
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
    // Not changed, because this page is in English and the rules for Romanian line breaks do not apply.
    notFoundPage: texts.notFoundPage,
    services: fillInAll(texts.services, facts).map((service) => ({
      ...service,
      checkedBy: signatureOf(content, service),
    })),
    // Not changed except for `visit`, because the rules for line breaks in running text do not apply to facts.
    clinic: { ...clinic, ...days, visit: fillInAll(clinic.visit, facts) },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
