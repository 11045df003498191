/** The site in dist/, as a browser would take it apart. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { HtmlElement } from "html-validate";
import { isPageFile, publicPath } from "../../hosting/rules.ts";
import { listFiles } from "../../hosting/site-files.ts";
import { attribute, type CrawledPage, DIST } from "../dist/crawl.ts";

/** Bytes that travel for a file: its Brotli copy, or itself where the build made none. */
export function transferSize(file: string): number {
  const copy = `${DIST}${file}.br`;
  return readFileSync(existsSync(copy) ? copy : DIST + file).length;
}

/** Bytes of a page's inline styles together, Brotli. */
export function inlineCssSize({ document }: CrawledPage): number {
  const styles = document.querySelectorAll("style").map(({ textContent }) => textContent);
  return brotliCompressSync(styles.join("")).length;
}

/**
 * Whatever keeps the browser from painting: linked or imported style sheets, scripts that the parser waits for. A
 * style within the body, where the first screen ends, holds back only what follows it (tests/browser/budget.spec.ts).
 */
export function renderBlocking({ document }: CrawledPage): string[] {
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

const endsFirstScreen = (element: HtmlElement | null): boolean =>
  element !== null &&
  (element.hasAttribute("data-later") ||
    element.is("footer") ||
    (element.is("link") && endsFirstScreen(element.nextSibling)));

/** Files of dist/ that are public and not pages. */
export function publicFiles(): string[] {
  return listFiles(DIST).filter((file) => publicPath(file) && !isPageFile(file));
}
