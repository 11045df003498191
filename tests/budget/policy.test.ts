import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { attribute, type CrawledPage, crawl, DIST, publicFiles } from "../dist/crawl.ts";

/** Every attribute of a page, by name, with the element that has it. */
const attributesOf = ({ document }: CrawledPage) =>
  document
    .querySelectorAll("*")
    .flatMap((element) =>
      element.attributes.map(({ key }) => ({ element, key, value: attribute(element, key) })),
    );

/** What a browser fetches by itself. */
const LOADING = "img, script, source, iframe, use, video, audio, embed, object, link";

describe.each(crawl())("$file obeys the Content-Security-Policy", (page) => {
  it("has no style attribute, no inline handler, no javascript: link", () => {
    const offences = attributesOf(page).filter(
      ({ key, value }) => key === "style" || /^on[a-z]/.test(key) || /^\s*javascript:/i.test(value),
    );
    expect(offences.map(({ element, key, value }) => `<${element.tagName} ${key}="${value}">`)).toEqual([]);
  });

  it("loads nothing from another host", () => {
    const foreign = page.document
      .querySelectorAll(LOADING)
      .filter((element) => !element.is("link") || /stylesheet|preload|icon/.test(attribute(element, "rel")))
      .flatMap((element) => ["src", "srcset", "href", "data"].map((name) => attribute(element, name)))
      .filter((value) => /(^|\s)(https?:)?\/\//.test(value));
    expect(foreign).toEqual([]);
  });
});

it("holds drawings to the policy as well: no script, handler or style attribute in them", () => {
  const drawings = publicFiles().filter((file) => file.endsWith(".svg"));
  const offending = drawings.filter((file) =>
    /<script\b|\s(style|on[a-z]+)=/i.test(readFileSync(DIST + file, "utf8")),
  );
  expect(offending).toEqual([]);
});
