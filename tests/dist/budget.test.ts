import { expect, it } from "vitest";
import { attribute, type CrawledPage, crawl, publicFiles, transferSize } from "./crawl.ts";

/** Maximum transferred size of all fonts, in bytes. */
const MAX_FONTS = 60_000;

const pages = crawl();

it.each(pages)("$file is painted without waiting for a style sheet or a script", (page) => {
  expect(renderBlocking(page)).toEqual([]);
});

it("text is shown in a fallback font until its web font has arrived", () => {
  for (const { file, document } of pages) {
    const css = document.querySelectorAll("style").map(({ textContent }) => textContent);
    const faces = css.join("").match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.length, file).toBeGreaterThan(1);
    for (const face of faces) expect(face, file).toMatch(/font-display:\s*swap/);
  }
});

it("the transferred size of the fonts is within its limit", () => {
  const sizes = publicFiles()
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map(transferSize);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(MAX_FONTS);
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
