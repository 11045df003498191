import { ADDRESS, ANCHORS } from "#lib/anchors.ts";
import { phoneHref } from "#lib/format.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { hiddenPaths } from "../hidden-pages.ts";
import { chapterAnchor } from "../legal-document.ts";
import { allPages, legalPath, servicePath, TERMS_PATH } from "../routes.ts";
import { firstMatch, type PatternRules } from "../text-rules/pattern-rules.ts";
import { contentTexts, type PlacedText } from "../texts.ts";
import { titlesOf } from "./menus.ts";

/**
 * Finds wrong links: links to unknown pages or anchors, to hidden pages or to incomplete addresses, and links
 * whose text names another page.
 */

/**
 * Matches Markdown links. The part `[text` is optional; character-rules.ts reports a link without it. An
 * address may contain pairs of round brackets.
 */
const LINK = /(?:\[([^[\]]*))?\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** The text and the target of each link in a text. A field that refers to a page contains only a target. */
const linksIn = ({ marks, value }: PlacedText) =>
  marks.refersTo === "page"
    ? [{ name: "", href: value }]
    : [...value.matchAll(LINK)].map(([, name = "", href = ""]) => ({ name, href }));

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/**
 * The rules for wrong links whose target begins as these patterns say. All other wrong links break
 * `page-link`.
 */
const WRONG_TARGETS: PatternRules = [
  ["half-link", /^https:/],
  ["http-link", /^http:/],
  ["phone-link", /^tel:/],
  ["email-link", /^mailto:/],
];

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
    ...content.faq.items.map(({ id }) => `/#${id}`),
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

/** Findings for links that lead nowhere, to a hidden page, or to another page than their text says. */
export function linkProblems(content: Content): Finding[] {
  const { siteUrl } = content.clinic;
  const known = knownTargets(content);
  const hidden = hiddenPaths(content);
  const titles = titlesOf(content);
  return contentTexts(content).flatMap((text) =>
    linksIn(text).flatMap(({ name, href }) => {
      const [page = "", anchor] = href.split("#");
      const namedPage = titles.get(name) ?? page;
      // Entries of menus and tables may link to a hidden page, because they are hidden with it.
      const mayBeHidden = text.marks.refersTo === "page";
      const report = (rule = "page-link") =>
        finding(rule, text.file, text.path, {
          excerpt: href,
          name,
          href,
          page: namedPage,
          path: href.slice(siteUrl.length) || "/",
        });
      if (href.startsWith("/") && namedPage !== page) return report("name-elsewhere");
      if (`${href}/`.startsWith(`${siteUrl}/`)) return report("own-link");
      if (hidden.has(page) && !mayBeHidden) return report("hidden-link");
      if (known.has(href) || WHOLE_ADDRESS.test(href)) return [];
      if (known.has(page) && anchor !== undefined) return report("place-link");
      return report(firstMatch(WRONG_TARGETS, href)?.rule);
    }),
  );
}

/**
 * Findings for examinations whose texts insert the cost of contrast, „{{contrast.…}}” or „{{supliment.…}}”,
 * although their price includes contrast or is given without a cost of contrast.
 */
export const contrastProblems = ({ services }: Content): Finding[] =>
  services.flatMap(({ slug, price, ...service }) => {
    if (price.contrast && price.contrast !== "inclus") return [];
    const [cost] = /\{\{(?:contrast|supliment)\.[^}]+\}\}/.exec(JSON.stringify({ ...service, price })) ?? [];
    return cost
      ? finding("contrast-cost", contentPath("services", slug), ["price", "contrast"], { cost })
      : [];
  });
