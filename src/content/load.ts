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

/** The one way from `content/` below `root` to the pages: read, checked, filled in and typed. @throws in plain Romanian */
export const loadSite = (root: string): Site => siteOf(readContentFiles(root));

/**
 * The site of texts that need not be on the disk.
 * @param withDrafts includes hidden pages, and texts that wait for a signature
 */
export function siteOf(files: SourceFiles, withDrafts = false): Site {
  const { problems, content } = checkContent(files);
  // The error is shown to people: its message is a sentence, and a stack would not help them.
  if (!content) throw Object.assign(new Error(describeProblems(problems)), { stack: "" });
  return siteFrom(withDrafts ? content : withoutDrafts(publishedContent(content)));
}

/** A row that may lead to an examination. */
type Row = { readonly href?: string; readonly service?: string; readonly slug?: string };

/** Content without the hidden examinations, and without the rows that lead to them. */
function withoutDrafts(content: Content): Content {
  const hidden = draftPaths(content);
  const isHidden = ({ href = "", service = "", slug = service }: Row) =>
    hidden.has(href) || hidden.has(servicePath(slug));
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (Array.isArray(value)) return value.filter((row) => !isHidden(row));
    // A word of a referral stays: about it, patients ask by phone.
    return value?.term && isHidden(value) ? { ...value, service: null } : value;
  });
}

/** Checked content as pages show it on a day (`YYYY-MM-DD`): closing and special days that are over are left out. */
export function siteFrom(content: Content, day = today()): Site {
  const facts = collectFacts(content);
  const { legal, clinic, ...texts } = content;
  const days = {
    closingDays: clinic.closingDays.filter(({ from, to = from }) => to >= day),
    specialHours: clinic.specialHours.filter((row) => row.day >= day),
  };
  return {
    ...fillInAll(texts, facts),
    // English: the rules of Romanian line breaks do not apply.
    notFoundPage: texts.notFoundPage,
    services: fillInAll(texts.services, facts).map((service) => ({
      ...service,
      checkedBy: signatureOf(content, service),
    })),
    // Facts of the clinic are shown unchanged: the rules for line breaks in running text do not apply.
    clinic: { ...clinic, ...days, visit: fillInAll(clinic.visit, facts) },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
