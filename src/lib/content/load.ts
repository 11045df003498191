import { checkContent } from "./check.ts";
import type { Content, Site } from "./files.ts";
import { documentOf } from "./legal-document.ts";
import { describeProblems } from "./problem.ts";
import { readContentFiles } from "./read.ts";
import { collectFacts, fillInAll } from "./tokens.ts";

/** Says in plain Romanian what is wrong in the content files. */
export class ContentError extends Error {}

/**
 * The one way from `content/` to the pages: read, checked, filled in and typed.
 * @param root folder of the project
 * @throws ContentError
 */
export function loadSite(root: string): Site {
  const { problems, content } = checkContent(readContentFiles(root));
  if (!content) throw new ContentError(describeProblems(problems));
  return siteFrom(content);
}

/** Checked content as pages show it. */
export function siteFrom(content: Content): Site {
  const facts = collectFacts(content);
  const { legal, ...texts } = content;
  return {
    ...fillInAll(texts, facts),
    // Facts stand as they are, also where the rules for running text would tie their words together.
    clinic: { ...content.clinic, visit: fillInAll(content.clinic.visit, facts) },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
