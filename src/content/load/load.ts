import { today } from "#lib/clock.ts";
import { checkContent } from "../checks/check.ts";
import { describeFindings } from "../checks/describe-findings.ts";
import { type Content, contentPath, type Site } from "../files.ts";
import { CONTENT_FIELD } from "../schema/content-field.ts";
import { documentOf } from "./legal-document.ts";
import { readContentFiles, type SourceFiles } from "./read.ts";
import { readingOf } from "./readings.ts";
import { collectFacts, fillInAll } from "./tokens.ts";

/**
 * Reads and checks the files in `content/` below `root`, and replaces the tokens in their texts.
 * @throws Error with a message in plain Romanian for staff
 */
export const readSite = (root: string): Site => siteFromFiles(readContentFiles(root));

/** Creates the site's content from the texts of its files, which need not be on the disk. */
export function siteFromFiles(files: SourceFiles): Site {
  const { findings, content } = checkContent(files);
  // Staff see the error as it is printed. The stack trace is removed, because it would not help them.
  if (!content) throw Object.assign(new Error(describeFindings(findings)), { stack: "" });
  return siteFromContent(content);
}

/**
 * Converts checked content to the form that pages show on a day (`YYYY-MM-DD`); past closing days and special
 * hours are left out.
 */
export function siteFromContent(content: Content, day = today()): Site {
  const facts = collectFacts(content);
  const { legal, ...sheets } = content;
  const { clinic } = content;
  const days = {
    closingDays: clinic.closingDays.filter(({ from, to = from }) => to >= day),
    specialHours: clinic.specialHours.filter((row) => row.day >= day),
  };
  const filled = fillInAll(sheets, facts, CONTENT_FIELD);
  return {
    ...filled,
    services: filled.services.map((service) => ({
      ...service,
      checkedBy: readingOf(content, contentPath("services", service.slug), day),
    })),
    // In clinic.yaml only `visit` contains sentences. `fillInAll` would put non-breaking spaces into the
    // other values, such as the address.
    clinic: { ...clinic, ...days, visit: filled.clinic.visit },
    legal: legal.map((document) => documentOf(document, facts)),
  };
}
