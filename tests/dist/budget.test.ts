import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { attribute, type CrawledPage, crawl, DIST, publicFiles, transferSize } from "./crawl.ts";

/** Limits in transferred bytes. */
const BUDGET = {
  fonts: 60_000,
  /** The script of the animated stars on the home page. */
  starField: 6_600,
};

const pages = crawl();

afterAll(() => {
  console.log("Transferred bytes (Brotli)");
  console.table(
    Object.fromEntries(pages.map(({ path = "/404", file }) => [path, { html: transferSize(file) }])),
  );
});

it.each(pages)("$file is painted without waiting for a style sheet or a script", (page) => {
  expect(renderBlocking(page)).toEqual([]);
});

it.each(pages)("$file contains no style rule twice", (page) => {
  const styles = page.document.querySelectorAll("style").map((style) => style.textContent);
  const rules = [...styles.join("").matchAll(/[^{}]+\{[^{}]*\}/g)].map(([rule]) => rule);
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule, index) => rules.indexOf(rule) < index)).toEqual([]);
});

it.each([
  ["the fonts", /\.(woff2?|ttf|otf)$/, BUDGET.fonts],
  ["the script of the stars", /\/HeroStars\.[^/]*\.js$/, BUDGET.starField],
])("the transferred size of %s is within its limit", (_, pattern, budget) => {
  const sizes = publicFiles()
    .filter((file) => pattern.test(file))
    .map(transferSize);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(budget);
});

it("the code that every page runs first creates no Intl formatter, which takes 50 ms on a slow phone", () => {
  const clients = publicFiles().filter((file) => /\/main\.[^/]*\.js$/.test(file));
  expect(clients).toHaveLength(1);
  for (const client of clients) expect(readFileSync(`${DIST}${client}`, "utf8")).not.toMatch(/new Intl\b/);
});

/**
 * Returns the resources that block painting: style sheets in files (linked or imported), and scripts that
 * block the parser.
 */
function renderBlocking({ document }: CrawledPage): string[] {
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  const scripts = document
    .querySelectorAll("script[src]")
    .filter((script) => !["async", "defer"].some((name) => script.hasAttribute(name)))
    .filter((script) => attribute(script, "type") !== "module");
  const imports = document
    .querySelectorAll("style")
    .flatMap((style) => style.textContent.match(/@import[^;]*/g) ?? []);
  return [...[...sheets, ...scripts].map((element) => element.annotatedName), ...imports];
}
