import { ADDRESS, ANCHORS, HOME_ANCHORS } from "#lib/anchors.ts";
import { phoneHref } from "#lib/format.ts";
import type { Content } from "../files.ts";
import { chapterAnchor } from "../fill/legal-document.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { allPages, legalPath, servicePath, TERMS_PATH } from "../routes.ts";
import { contentTexts, type PlacedText } from "./texts.ts";

/** Finds links to unknown pages or anchors, and to incomplete addresses. */

/** Matches Markdown links. An address may contain pairs of round brackets. */
const LINK = /\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** The targets of the links in a text. A field that refers to a page contains only a target. */
const targetsIn = ({ marks, value }: PlacedText) =>
  marks.refersTo === "page" ? [value] : [...value.matchAll(LINK)].map(([, href = ""]) => href);

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/**
 * All valid targets of links, except other sites: pages, anchors, 112, and the clinic's phone numbers and
 * e-mail addresses.
 */
function knownTargets(content: Content): ReadonlySet<string> {
  const { headerPhone, footerPhone, email, operator } = content.clinic;
  const chapters = content.legal.flatMap(({ slug, body }) =>
    (body.match(/^## /gm) ?? []).map((_, index) => `${legalPath(slug)}#${chapterAnchor(index)}`),
  );
  const sections = content.services.flatMap(({ slug, questions }) =>
    [...Object.values(ANCHORS), ...questions.map(({ id }) => id)].map((id) => `${servicePath(slug)}#${id}`),
  );
  return new Set([
    ...allPages(content).map(({ path }) => path),
    ...chapters,
    ...sections,
    ...[...Object.values(HOME_ANCHORS), ...content.faq.items.map(({ id }) => id)].map((id) => `/#${id}`),
    ...content.contactPage.questions.map(({ id }) => `/contact#${id}`),
    `/contact#${ADDRESS}`,
    TERMS_PATH,
    "tel:112",
    phoneHref(headerPhone),
    phoneHref(footerPhone),
    `mailto:${email}`,
    `mailto:${operator.dpoContact}`,
  ]);
}

export function linkFindings(content: Content): Finding[] {
  const known = knownTargets(content);
  return contentTexts(content).flatMap((text) =>
    targetsIn(text).flatMap((excerpt) => {
      const [page = "", anchor] = excerpt.split("#");
      const report = (rule: string) => finding(rule, text.file, text.path, { excerpt, page });
      if (known.has(excerpt) || WHOLE_ADDRESS.test(excerpt)) return [];
      return report(known.has(page) && anchor !== undefined ? "place-link" : "page-link");
    }),
  );
}
