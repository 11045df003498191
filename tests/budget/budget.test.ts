import { afterAll, describe, expect, it } from "vitest";
import { fileHeaders, securityHeaders } from "../../hosting/rules.ts";
import { sitePolicy } from "../../hosting/site-files.ts";
import { crawl, DIST } from "../dist/crawl.ts";
import { inlineCssSize, publicFiles, renderBlocking, transferSize } from "./built-site.ts";

/**
 * Bounds in bytes as they travel (Brotli). They are promises to a patient on a slow phone: never raised. Scripts are
 * counted in a browser.
 */
const BUDGET = {
  /** So that page and headers fit the first TCP round trip: ten segments of 1460 bytes (RFC 6928). */
  html: 13_500,
  css: 10_000,
  fonts: 60_000,
  /** It reads a head: docs/decisions/2026-11-21-standing-head.md says what it replaces. */
  starField: 5_450,
};

const headers = securityHeaders(sitePolicy(DIST));

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

describe.each(rows)("$path", ({ html, css, blocking }) => {
  it("paints from its first round trip alone", () => {
    expect(blocking).toEqual([]);
    expect(html).toBeLessThanOrEqual(BUDGET.html);
    expect(css).toBeLessThanOrEqual(BUDGET.css);
  });
});

it("keeps the fonts small", () => {
  expect(sum(publicFiles().filter((file) => /\.(woff2?|ttf|otf)$/.test(file)))).toBeLessThanOrEqual(
    BUDGET.fonts,
  );
});

it("keeps the star field's own code small", () => {
  expect(sum(publicFiles().filter((file) => /\/player\.[^/]*\.js$/.test(file)))).toBeLessThanOrEqual(
    BUDGET.starField,
  );
});

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + transferSize(file), 0);
}

/** Status line and headers as text; 280 bytes stand for Date, ETag, Last-Modified and their like. */
function headerSize(all: Record<string, string>): number {
  return Object.entries(all).reduce((total, [name, value]) => total + `${name}: ${value}\r\n`.length, 280);
}
