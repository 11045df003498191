import { existsSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { publicPath } from "../../hosting/rules.ts";
import { readPages } from "../../hosting/site-files.ts";
import { PATHS } from "../browser/paths.ts";
import { crawl, DIST, fileLinks, internalLinks } from "./crawl.ts";

const pages = crawl();
const source = readPages(DIST);

test("route map and built pages agree", () => {
  const built = [...source.keys()].map(publicPath).filter((path) => path !== undefined);
  expect(built.toSorted()).toEqual([...PATHS].toSorted());
});

test("every internal link leads to a page, every fragment to an element", () => {
  const ids = new Map(
    pages.map(({ path, document }) => [
      path,
      new Set(document.querySelectorAll("[id]").map((element) => element.id as string)),
    ]),
  );
  for (const page of pages) {
    for (const { href, target } of internalLinks(page)) {
      const found = ids.get(target);
      expect(found, `${page.path}: ${href}`).toBeDefined();
      const fragment = href.split("#")[1];
      if (fragment) expect(found, `${page.path}: ${href}`).toContain(fragment);
    }
  }
});

test("every link to a file leads to one", () => {
  for (const { href } of pages.flatMap(fileLinks)) expect(existsSync(DIST + href), href).toBe(true);
});

/** What a browser at the floor of docs/browsers.md would skip without anything in its place. */
const UNKNOWN = [
  /\b(?:oklch|oklab|lab|lch|color|color-mix|light-dark)\(/g,
  // Ranges, and "not" before a bare condition, are Media Queries 4: the whole rule is skipped.
  /@media[^{]*(?:[<>]|\bnot \()[^{]*/g,
];

describe.each(pages.map((page) => [page.path ?? "404", page.document] as const))("%s", (_, document) => {
  test("is Romanian, has one h1 and the landmarks", () => {
    expect(document.querySelector("html")?.getAttributeValue("lang")).toBe("ro");
    for (const once of ["h1", "main", "#root"]) expect(document.querySelectorAll(once)).toHaveLength(1);
    for (const some of ["header", "footer", "nav"]) {
      expect(document.querySelectorAll(some).length).toBeGreaterThan(0);
    }
  });

  test("has colours and breakpoints for older browsers", () => {
    const css = document
      .querySelectorAll("style")
      .map(({ textContent }) => textContent)
      .join("\n");
    // A condition of @supports is there to be unknown.
    const plain = css.replaceAll(/@supports[^{]*/g, "");
    expect(UNKNOWN.flatMap((pattern) => plain.match(pattern) ?? [])).toEqual([]);
  });
});

test.each(pages.filter(({ path }) => path?.startsWith("/servicii/")))(
  "$path shows itself first with its drawing",
  ({ document }) => {
    const [wait] = document.querySelectorAll('link[rel="expect"]');
    expect(wait?.getAttributeValue("blocking")).toBe("render");
    expect(document.querySelector(`${wait?.getAttributeValue("href")}`)?.hasAttribute("data-drawing")).toBe(
      true,
    );
  },
);

describe("valid HTML", () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // Astro and React write what their serialisers write; neither changes the document.
      "attr-quotes": "off",
      "doctype-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-inline-style": "error",
      // Long titles are tested in seo.test.ts; policy and style rules of other teams are not ours.
      "long-title": "off",
      "tel-non-breaking": "off",
      "require-sri": "off",
      // React writes fetchPriority in camel case.
      "attr-case": "off",
      // WebKit takes a list without markers for none, unless the role says so.
      "no-redundant-role": "off",
      // The menus of phone and desktop have one name; only one of them is ever shown.
      "unique-landmark": "off",
    },
  });

  test.each([...source])("%s", async (_, html) => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect([...new Set(messages)]).toEqual([]);
  });
});
