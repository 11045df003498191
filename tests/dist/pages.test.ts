import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HtmlElement, HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { readPages } from "#hosting/built-files.ts";
import { inlineTexts } from "#hosting/csp.ts";
import { publicPath } from "#hosting/rules.ts";
import { PATHS } from "../browser/paths.ts";
import { attribute, blockTexts, crawl, DIST, publicFiles, textOf } from "./crawl.ts";

const pages = crawl();
const source = readPages(DIST);

test("the build contains exactly the pages of src/content/routes.ts", () => {
  const built = [...source.keys()].map(publicPath).filter((path) => path !== undefined);
  expect(built.toSorted()).toEqual([...PATHS].toSorted());
});

// The Content-Security-Policy cannot block unexpected inline code of the build, because the build adds the
// hashes of all inline code of a page to the page's policy.
test("all pages have the same two inline scripts, and no style element after the head", () => {
  const [[, first = ""] = []] = source;
  for (const [file, html] of source) {
    expect(inlineTexts(html, "script"), file).toEqual(inlineTexts(first, "script"));
    expect(inlineTexts(html.slice(html.indexOf("</head>")), "style"), file).toEqual([]);
  }
  expect(inlineTexts(first, "script")).toHaveLength(2);
});

/** CSS that the oldest supported browsers (docs/browsers.md) would ignore. */
const UNKNOWN = [
  /\b(?:oklch|oklab|lab|lch|color|color-mix|light-dark)\(/g,
  // Media queries with ranges (`width > 600px`) or `not (…)`. Old browsers skip the whole rule.
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

  test("uses only colours and media queries that the oldest supported browsers know", () => {
    const css = document
      .querySelectorAll("style")
      .map(({ textContent }) => textContent)
      .join("\n");
    // Ignores the conditions of `@supports`, because they may contain syntax that old browsers do not know.
    const plain = css.replaceAll(/@supports[^{]*/g, "");
    expect(UNKNOWN.flatMap((pattern) => plain.match(pattern) ?? [])).toEqual([]);
  });

  test("obeys the Content-Security-Policy: no style attribute, no inline handler, no javascript: link", () => {
    const offences = document.querySelectorAll("*").flatMap((element) =>
      element.attributes
        .map(({ key }) => ({ key, value: attribute(element, key) }))
        .filter(({ key, value }) => /^(style$|on[a-z])/.test(key) || /^\s*javascript:/i.test(value))
        .map(({ key, value }) => `<${element.tagName} ${key}="${value}">`),
    );
    expect(offences).toEqual([]);
  });
});

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The pages set `role="list"` on lists without markers, because WebKit otherwise does not announce them
    // as lists.
    "no-redundant-role": "off",
    // The phone menu and the desktop menu are landmarks with the same name, but only one of them is shown.
    "unique-landmark": "off",
  },
});

test.each([...source])("%s is valid HTML", async (_, html) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect([...new Set(messages)]).toEqual([]);
});

test("drawings obey the Content-Security-Policy: no script, handler or style attribute", () => {
  const drawings = publicFiles().filter((file) => file.endsWith(".svg"));
  const offending = drawings.filter((file) =>
    /<script\b|\s(style|on[a-z]+)=/i.test(readFileSync(DIST + file, "utf8")),
  );
  expect(offending).toEqual([]);
});

test("the build contains the licence of each package and font", () => {
  const notices = (file: string) => readFileSync(join(DIST, file), "utf8");
  const [, ...packages] = notices("licente.txt").split(/^## /m);
  expect(packages.map((text) => text.split(" - ")[0])).toEqual(
    expect.arrayContaining(["react", "react-dom", "scheduler"]),
  );
  for (const text of packages) expect(text).toMatch(/Permission is hereby granted|Redistribution and use/);
  expect(notices("licenta-source-sans-3.txt")).toContain("Reserved Font Name 'Source'");
  expect(notices("licenta-ysabeau-office.txt")).toContain("Ysabeau Project");
});

test.each(pages)("$file: no words run together when the page is copied or read aloud", ({ document }) => {
  const joined = blockTexts(document.querySelector("body") as HtmlElement).flatMap((texts) =>
    texts
      .slice(1)
      .map((text, index) => `${texts[index]?.slice(-20)}|${text.slice(0, 20)}`)
      .filter((seam) => /[\p{L}\p{N}.!?]\|[\p{L}\p{N}]/u.test(seam)),
  );
  expect(joined).toEqual([]);
});

const NUMBER = /(?<!\d)0\d{3}\s?\d{3}\s?\d{3}(?!\d)/g;
const NUMBER_OR_EMAIL = new RegExp(`${NUMBER.source}|[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+`, "g");

describe.each(pages)("$file", ({ document }) => {
  const body = document.querySelector("body") as HtmlElement;
  const links = body.querySelectorAll("a").map((link) => {
    const href = attribute(link, "href");
    return { href, name: `${attribute(link, "aria-label")} ${textOf(link)}` };
  });

  test("each link that shows a phone number or an e-mail address calls it or writes to it", () => {
    const shown = links.flatMap(({ href, name }) =>
      (name.match(NUMBER_OR_EMAIL) ?? []).map((words) => ({ href: href.replace("tel:+40", "tel:0"), words })),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const { href, words } of shown) {
      if (words.includes("@")) expect(href).toBe(`mailto:${words}`);
      else expect(href).toBe(`tel:${words.replaceAll(/\D/g, "")}`);
      // The spaces are no-break spaces (U+00A0). Otherwise screen readers read a number as thousands.
      expect(words).not.toContain(" ");
    }
  });

  const calls = links.filter(({ href }) => href.startsWith("tel:"));

  test("each call link that shows no number dials the number for appointments", () => {
    const silent = calls.filter(({ name }) => !/\d{3}/.test(name));
    expect(silent.filter(({ href }) => href !== calls[0]?.href)).toEqual([]);
  });

  test("each phone number in a text, also 112, can be dialled", () => {
    // A `summary` is a button, which cannot contain a link.
    const isCall = (element: HtmlElement) =>
      element.tagName === "summary" || attribute(element, "href").startsWith("tel:");
    const plain = blockTexts(body, isCall).flat();
    expect(plain.filter((text) => text.search(NUMBER) >= 0 || /\bla\s112(?!\d)/.test(text))).toEqual([]);
  });
});
