// @ts-expect-error: the package contains no types
import Validator from "@adobe/structured-data-validator";
import { describe, expect, it } from "vitest";
import { money, parts, raw, services } from "../fixtures/raw-content.ts";
import { attribute, type CrawledPage, crawl, squashed, textOf } from "./crawl.ts";

const [clinic, safety, ui, readings] = ["clinic", "safety", "ui", "readings"].map(raw);

const digits = (text: string) => text.replaceAll(/\D/g, "");

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
const isReference = (node: Node) => Object.keys(node).join() === "@id";

it("search engines get the whole answer to each question, as the page shows it", () => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
  const questions = pages.flatMap(({ document, data }) =>
    ofType(data.graph, "Question").map(({ name, acceptedAnswer }) => ({
      inData: letters(`${name}${(acceptedAnswer as Node).text}`),
      onPage: document.querySelectorAll("details").map((details) => letters(textOf(details))),
    })),
  );
  expect(questions.length).toBeGreaterThan(0);
  for (const { inData, onPage } of questions) expect(onPage).toContain(inData);
});

describe.each(pages)("$path", ({ document, data, visible }) => {
  const nodes = nested(data.graph).filter((node) => !isReference(node));

  it("refers only to JSON-LD nodes that it defines, and defines each node once", () => {
    const named = nodes
      .filter((node) => node["@id"] && node["@type"] && node.name)
      .map((node) => node["@id"]);
    for (const node of nested(data.graph).filter(isReference)) expect(named).toContain(node["@id"]);
    expect(new Set(named).size).toBe(named.length);
  });

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

  it("states only amounts and texts that the page shows", () => {
    for (const { price } of nodes) {
      if (price !== undefined) expect(visible).toContain(money.format(Number(price)));
    }
    for (const { itemOffered, description } of ofType(data.graph, "Offer")) {
      expect(visible).toContain(squashed(String(description)));
      expect(itemOffered).toHaveProperty("@type", "Service");
    }
    for (const { name } of ofType(data.graph, "Question")) {
      expect(visible).toContain(squashed(String(name)));
    }
    for (const { streetAddress } of ofType(data.graph, "PostalAddress")) {
      expect(visible).toContain(squashed(String(streetAddress)));
    }
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

/** The parts of an examination's page that matter for the safety of patients. */
const CARE =
  "#pregatire div p, #deoparte p, #deoparte li, #spuneti p, #spuneti li, #examinare p, #contrast p";

it.each(services)("$title: structured data contain every safety sentence", ({ path, tellStaff }) => {
  const page = pages.find((one) => one.path === path) as (typeof pages)[number];
  const [examination] = ofType(page.data.graph, "DiagnosticProcedure");
  const { description, preparation, howPerformed, followup } = examination as Record<string, string>;
  const structuredText = [description, preparation, howPerformed, followup].join(" ");
  // `preparation` is only for what patients do before the examination. It must not contain what they tell the
  // staff, for example that they have a pacemaker.
  const told = [
    ...tellStaff,
    ...safety.tellStaff.map(({ text }: Node) => text),
    ...safety.tellStaffMore.items,
  ];
  for (const part of told.flatMap(parts).filter((part) => part.length > 20))
    expect(preparation).not.toContain(part);
  // Replaces provisional phone numbers of the page by the words `ui.unknown.phone`, because the structured
  // data contain these words instead of the numbers.
  const withNames = page.document
    .querySelectorAll(CARE)
    .map(textOf)
    .join("\n")
    .replaceAll(/\d{4}\u00a0\d{3}\u00a0\d{3}/g, (number) => {
      const isProvisional = clinic.placeholders.some(
        (field: string) => digits(clinic[field]) === digits(number),
      );
      return isProvisional ? ui.unknown.phone : number;
    });
  const sentences = withNames
    .split(/\n|(?<=[.?!])\s+/)
    // Skips the sentence with the duration, because structured data have a property for it.
    .filter((sentence) => !sentence.startsWith(`${ui.service.duration}:`))
    .map(squashed);
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter((sentence) => !squashed(structuredText).includes(sentence))).toEqual([]);
  // The page must show every sentence of the structured data.
  const shown = squashed(withNames) + page.visible;
  expect(structuredText.split(/[.;:?!](?:\s|$)/).filter((part) => !shown.includes(squashed(part)))).toEqual(
    [],
  );
});
