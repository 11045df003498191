import { describe, expect, it } from "vitest";
import { crawl } from "./crawl.ts";

/** What a browser at the floor of docs/browsers.md would skip without anything in its place. */
const UNKNOWN = [
  /\b(?:oklch|oklab|lab|lch|color|color-mix|light-dark)\(/g,
  // Ranges, and "not" before a bare condition, are Media Queries 4: the whole rule is skipped.
  /@media[^{]*(?:[<>]|\bnot \()[^{]*/g,
];

describe.each(crawl())("$file", ({ document }) => {
  it("has colours and breakpoints for older browsers", () => {
    const css = document
      .querySelectorAll("style")
      .map(({ textContent }) => textContent)
      .join("\n");
    // A condition of @supports is there to be unknown.
    const plain = css.replaceAll(/@supports[^{]*/g, "");
    expect(UNKNOWN.flatMap((pattern) => plain.match(pattern) ?? [])).toEqual([]);
  });
});
