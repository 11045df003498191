import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { HtmlElement } from "html-validate";
import { afterAll, expect, it } from "vitest";
import { fileHeaders, HTTPS_HEADERS, SECURITY_HEADERS } from "#hosting/rules.ts";
import { attribute, type CrawledPage, crawl, DIST, publicFiles, transferSize } from "../dist/crawl.ts";

/**
 * Bounds in bytes as they travel (Brotli). They are promises to a patient on a slow phone: never raised. Scripts are
 * counted in a browser.
 */
const BUDGET = {
  /** Page and headers together: the first TCP round trip, ten segments of 1460 bytes (RFC 6928). */
  answer: 14_600,
  css: 10_000,
  fonts: 60_000,
  /** It reads a head (docs/decisions/stars.md), with the brain of the film in it; and the component that shows it. */
  starField: 6_600,
};

/**
 * Bytes that nginx adds by itself to a page of five digits: status, `Server`, `Date`, `Content-Length`, `Connection`, `Vary`,
 * `ETag` and `Content-Encoding`; the hosting table has seen that the others are the rules'.
 */
const NGINX = 186;

const headers = { ...SECURITY_HEADERS, ...HTTPS_HEADERS };

const rows = crawl().map((page) => ({
  path: page.path ?? "/404",
  html: transferSize(page.file),
  headers: headerSize({ ...headers, ...fileHeaders(page.file) }),
  css: inlineCssSize(page),
  blocking: renderBlocking(page),
}));

afterAll(() => {
  console.log("Bytes as they travel (Brotli)");
  console.table(Object.fromEntries(rows.map(({ path, blocking, ...sizes }) => [path, sizes])));
});

it.each(rows)("$path paints from its first round trip alone", ({ html, headers, css, blocking }) => {
  expect(blocking).toEqual([]);
  expect(html + headers).toBeLessThanOrEqual(BUDGET.answer);
  expect(css).toBeLessThanOrEqual(BUDGET.css);
});

it.each([
  ["the fonts", /\.(woff2?|ttf|otf)$/, BUDGET.fonts],
  ["the star field's own code", /\/HeroStars\.[^/]*\.js$/, BUDGET.starField],
])("keeps %s small", (_, pattern, budget) => {
  const sizes = publicFiles()
    .filter((file) => pattern.test(file))
    .map(transferSize);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(budget);
});

it("makes no formatter in what every page runs at its start, which takes 50 ms on a slow phone", () => {
  const clients = publicFiles().filter((file) => /\/client\.[^/]*\.js$/.test(file));
  expect(clients).toHaveLength(1);
  for (const client of clients) expect(readFileSync(`${DIST}${client}`, "utf8")).not.toMatch(/new Intl\b/);
});

/** Bytes of what nginx sends before a page, as HTTP/1.1: HTTP/2 packs them tighter. */
function headerSize(all: Record<string, string>): number {
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return NGINX + lines.join("").length;
}

/** Bytes of a page's inline styles together, Brotli. */
function inlineCssSize({ document }: CrawledPage): number {
  const styles = document.querySelectorAll("style").map(({ textContent }) => textContent);
  return brotliCompressSync(styles.join("")).length;
}

/**
 * Whatever keeps the browser from painting: linked or imported style sheets, scripts that the parser waits for. A
 * style within the body, where the first screen ends, holds back only what follows it (Q3).
 */
function renderBlocking({ document }: CrawledPage): string[] {
  const sheets = document
    .querySelectorAll('link[rel="stylesheet"]')
    .filter((sheet) => sheet.closest("body") === null || !endsFirstScreen(sheet.nextSibling));
  const scripts = document
    .querySelectorAll("script[src]")
    .filter((script) => !["async", "defer"].some((name) => script.hasAttribute(name)))
    .filter((script) => attribute(script, "type") !== "module");
  const imports = document
    .querySelectorAll("style")
    .flatMap((style) => style.textContent.match(/@import[^;]*/g) ?? []);
  return [...[...sheets, ...scripts].map((element) => element.annotatedName), ...imports];
}

function endsFirstScreen(element: HtmlElement | null): boolean {
  if (element === null) return false;
  const isEnd = element.hasAttribute("data-deferred") || element.is("footer");
  return isEnd || (element.is("link") && endsFirstScreen(element.nextSibling));
}
