/** Reads the built site as a search engine does, without JavaScript. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";
import { listFiles, readPages } from "#hosting/built-files.ts";
import { isPageFile, publicPath } from "#hosting/rules.ts";

export const DIST = resolve("dist");

const config = await new StaticConfigLoader({ elements: ["html5"] }).getConfigFor("page.html");
const parser = new Parser(config);

export type CrawledPage = ReturnType<typeof crawl>[number];

/**
 * Parses every page of the build. `file` is for example `/servicii.html`. `path` is the public path of the
 * page, or undefined for the 404 page.
 */
export function crawl() {
  if (!existsSync(DIST)) throw new Error(`These tests read ${DIST}. Build the site first: npm run build`);
  return [...readPages(DIST)].map(([file, html]) => ({
    path: publicPath(file),
    file,
    html,
    document: parser.parseHtml(html),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Replaces character references, such as `&amp;`, by their characters. The HTML parser does not do this. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex ?? decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}

export const textOf = (element: HtmlElement | null | undefined) => decoded(element?.textContent ?? "").trim();

export const attribute = (element: HtmlElement | null, name: string) =>
  decoded(element?.getAttributeValue(name) ?? "");

/** The elements that separate their text from the text before and after them. */
const BLOCKS = new Set(
  (
    "address article aside blockquote body br caption dd details dialog div dl dt figcaption figure footer h1 h2 h3 h4 header " +
    "hgroup hr li main nav ol p section summary table tbody td th thead tr ul"
  ).split(" "),
);

/**
 * Returns the texts of an element that screen readers read: for each block element, its pieces of text in their order.
 * @param isSkipped says which elements are left out
 */
export function blockTexts(root: HtmlElement, isSkipped = (_: HtmlElement) => false): string[][] {
  const blocks: string[][] = [[]];
  const visit = (element: HtmlElement) => {
    if (["script", "style", "template"].includes(element.tagName)) return;
    if (attribute(element, "aria-hidden") === "true" || isSkipped(element)) return;
    const isBlock = BLOCKS.has(element.tagName);
    if (isBlock) blocks.push([]);
    for (const child of element.childNodes)
      if (child.nodeName === "#text") blocks.at(-1)?.push(decoded(child.textContent));
      else if ("tagName" in child) visit(child as HtmlElement);
    if (isBlock) blocks.push([]);
  };
  visit(root);
  return blocks.filter((texts) => texts.length > 0);
}

/** Returns the content of the meta element with this `name` or `property`, or undefined. */
export function meta({ document }: CrawledPage, name: string): string | undefined {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element ? attribute(element, "content") : undefined;
}

/** Returns the accessible name of a link: its `aria-label`, or its text. */
const nameOf = (link: HtmlElement) => (attribute(link, "aria-label") || textOf(link)).replaceAll(/\s+/g, " ");

/** Returns the links of a page to pages of this site. */
export const internalLinks = ({ document }: CrawledPage) =>
  document
    .querySelectorAll("a")
    .map((link) => ({ name: nameOf(link), href: attribute(link, "href") }))
    .filter(({ href }) => href.startsWith("/") && !/\.\w+$/.test(href));

/** Removes all spaces, because a text that consists of several elements has other spaces than its source. */
export const squashed = (text: string) => text.replaceAll(/\s+/g, "");

/**
 * Returns the number of bytes that are transferred for a file: the size of its Brotli copy, or of the file
 * itself if it has no copy.
 */
export function transferSize(file: string): number {
  const copy = `${DIST}${file}.br`;
  return readFileSync(existsSync(copy) ? copy : DIST + file).length;
}

/** Returns the paths of all public files that are not pages. */
export const publicFiles = () => listFiles(DIST).filter((file) => publicPath(file) && !isPageFile(file));
