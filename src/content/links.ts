import { phoneHref } from "#lib/format.ts";
import { asRich, inlineParts } from "#lib/rich-text.ts";
import { type Content, contentPath } from "./files.ts";
import { chapterAnchor } from "./legal-document.ts";
import patterns from "./patterns.json" with { type: "json" };
import { type Finding, finding, firstIn } from "./problem.ts";
import { allPages, legalPath, servicePath, TERMS_PATH } from "./routes.ts";
import { type PlacedText, textsOf } from "./texts.ts";

/** Links: to no page of the site, to no place in it, out of it by half, to a page that nobody sees yet. */

function hrefsIn({ field, value }: PlacedText): string[] {
  if (field.endsWith(".href")) return [value];
  if (field === "legal.body") return [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);
  return inlineParts(asRich(value)).flatMap((part) => (part.kind === "link" ? [part.href] : []));
}

/** Paths of the examinations that nobody sees yet. */
export const draftPaths = ({ services }: Content): ReadonlySet<string> =>
  new Set(services.filter(({ draft }) => draft).map(({ slug }) => servicePath(slug)));

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Where a link may lead, of what is no address of another site. */
function knownPlaces(content: Content): ReadonlySet<string> {
  const { headerPhone, footerPhone, email, operator } = content.clinic;
  const chapters = content.legal.flatMap(({ slug, body }) =>
    (body.match(/^## /gm) ?? []).map((_, index) => `${legalPath(slug)}#${chapterAnchor(index)}`),
  );
  const contacts = [
    phoneHref(headerPhone),
    phoneHref(footerPhone),
    `mailto:${email}`,
    `mailto:${operator.dpoContact}`,
  ];
  return new Set([
    ...allPages(content).map(({ path }) => path),
    ...chapters,
    ...contacts,
    TERMS_PATH,
    "tel:112",
  ]);
}

/** The links of all texts that lead nowhere. */
export function linkProblems(content: Content): Finding[] {
  const { siteUrl } = content.clinic;
  const [known, drafts] = [knownPlaces(content), draftPaths(content)];
  const ruleOf = (href: string, field: string): string | undefined => {
    if (`${href}/`.startsWith(`${siteUrl}/`)) return "own-link";
    // Rows of menus and tables come when the page does.
    if (drafts.has(href) && !field.endsWith(".href")) return "draft-link";
    if (known.has(href) || WHOLE_ADDRESS.test(href)) return undefined;
    const [page = "", anchor] = href.split("#");
    return known.has(page) && anchor !== undefined ? "place-link" : firstIn(patterns.links, href)?.rule;
  };
  return textsOf(content).flatMap((text) =>
    hrefsIn(text).flatMap((sign) => {
      const rule = ruleOf(sign, text.field);
      const values = { sign, page: sign.split("#")[0], path: sign.slice(siteUrl.length) || "/" };
      return rule ? finding(rule, text.file, text.path, values) : [];
    }),
  );
}

/** A contrast that the price includes, or that has no price, with a text that adds its cost. */
export const contrastProblems = ({ services }: Content): Finding[] =>
  services.flatMap(({ slug, price, ...service }) => {
    if (price.contrast && price.contrast !== "inclus") return [];
    const [cost] = /\{\{(?:contrast|supliment)\.[^}]+\}\}/.exec(JSON.stringify({ ...service, price })) ?? [];
    return cost
      ? finding("contrast-cost", contentPath("services", slug), ["price", "contrast"], { cost })
      : [];
  });
