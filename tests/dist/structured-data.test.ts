// @ts-expect-error: the package contains no types
import Validator from "@adobe/structured-data-validator";
import { describe, expect, it } from "vitest";
import { raw } from "../fixtures/raw-content.ts";
import { attribute, type CrawledPage, crawl, squashed, textOf } from "./crawl.ts";

const [readings, ui] = ["readings", "ui"].map(raw);

type Node = Readonly<Record<string, unknown>>;

const pages = crawl()
  .filter(({ path }) => path !== undefined)
  .map((page) => ({ ...page, data: dataOf(page), visible: visibleText(page) }));

function dataOf({ document }: CrawledPage): { text: string; graph: Node[] } {
  const [script, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
  if (!script || more.length > 0) throw new Error("Expected one block of structured data");
  const data = JSON.parse(script.textContent);
  if (data["@context"] !== "https://schema.org") throw new Error("Expected the context of schema.org");
  return { text: script.textContent, graph: data["@graph"] };
}

function visibleText({ document }: CrawledPage): string {
  return squashed(textOf(document.querySelector("body")));
}

/** Returns a JSON-LD node and all nodes inside it. */
function nested(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nested);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(nested)];
}

const typesOf = (node: Node) => [node["@type"]].flat() as string[];
const ofType = (graph: readonly Node[], type: string) =>
  nested(graph).filter((node) => typesOf(node).includes(type));

describe.each(pages)("$path", ({ document, data }) => {
  it("passes Google's requirements for structured data", async () => {
    // The validator requires absolute URLs. The build writes relative ones while the address of the site is
    // provisional, so this test completes them.
    const whole: Node[] = JSON.parse(data.text.replaceAll('"item":"/', '"item":"https://rmn.ro/'))["@graph"];
    const jsonld = Object.groupBy(whole, (node) => typesOf(node).join());
    const issues: { severity: string }[] = await new Validator().validate({ jsonld });
    expect(issues.filter(({ severity }) => severity === "ERROR")).toEqual([]);
  });

  it("contains no rating and no map position", () => {
    expect(data.text).not.toMatch(/"(aggregateRating|review|geo|hasMap|postalCode|sameAs)"/);
  });

  it("has the breadcrumb that the page shows", () => {
    const shown = document.querySelectorAll(`nav[aria-label="${ui.shell.breadcrumb}"] li`).map(textOf);
    expect(ofType(data.graph, "ListItem").map(({ name }) => name)).toEqual(shown);
  });

  it("has the date that the page shows", () => {
    const shown = document.querySelectorAll("time").map((time) => attribute(time, "datetime"));
    const [{ dateModified, lastReviewed } = {}] = data.graph;
    expect(dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (shown.length > 0) expect(shown).toContain(dateModified);
    // A doctor has checked a text on the day of `lastReviewed`; before that it is missing.
    expect([undefined, ...readings.items.map(({ on }: { on: string }) => on)]).toContain(lastReviewed);
  });
});

it("home and the contact page tell search engines the clinic's address, and home the name of the site", () => {
  const typesAt = (path: string) => pages.find((page) => page.path === path)?.data.graph.flatMap(typesOf);
  expect(typesAt("/")).toEqual(["WebPage", "WebSite", "MedicalClinic"]);
  expect(typesAt("/contact")).toEqual(["WebPage", "MedicalClinic"]);
  for (const { visible, data } of pages)
    for (const { streetAddress } of ofType(data.graph, "PostalAddress"))
      expect(visible).toContain(squashed(String(streetAddress)));
});
