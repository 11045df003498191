import { describe, expect, it } from "vitest";
import { formatAmount, formatPhone } from "../../src/lib/format.ts";
import { servicePath } from "../../src/lib/routes.ts";
import { dataUrl, siteAddress } from "../../src/lib/site-address.ts";
import { REAL_SITE } from "../content/real-content.ts";
import { attribute, type CrawledPage, crawl, squashed, textOf } from "./crawl.ts";
import { isMember, propertiesOf } from "./vocabulary.ts";

type Node = Readonly<Record<string, unknown>>;

const { clinic, ui } = REAL_SITE;
const names = Object.values(ui.unknown);
const address = siteAddress(clinic, process.env);

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

/** The node and every node inside it. */
function nested(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nested);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(nested)];
}

const typesOf = (node: Node) => [node["@type"]].flat() as string[];
const ofType = (graph: readonly Node[], type: string) =>
  nested(graph).filter((node) => typesOf(node).includes(type));
const isReference = (node: Node) => Object.keys(node).join() === "@id";

const described = new Set(
  pages
    .flatMap(({ data }) => nested(data.graph).filter((node) => !isReference(node)))
    .map((node) => node["@id"]),
);

describe.each(pages)("$path", ({ path, document, data, visible }) => {
  const nodes = nested(data.graph).filter((node) => !isReference(node));

  it("uses types and properties that schema.org has", () => {
    const unknown = nodes.flatMap((node) => {
      const known = typesOf(node).map(propertiesOf);
      const properties = Object.keys(node).filter((key) => !key.startsWith("@"));
      if (known.includes(undefined)) return [typesOf(node)];
      return properties
        .filter((key) => !known.some((set) => set?.has(key)))
        .map((key) => [...typesOf(node), key]);
    });
    expect(unknown).toEqual([]);
    const members = nodes.flatMap((node) => Object.values(node)).flat();
    for (const value of members) {
      if (String(value).startsWith("https://schema.org/")) expect(value).toSatisfy(isMember);
    }
  });

  it("refers only to nodes that the site describes", () => {
    for (const node of nested(data.graph).filter(isReference)) expect(described).toContain(node["@id"]);
  });

  it("claims no rating, no place on the map, nothing provisional", () => {
    expect(data.text).not.toMatch(/"(aggregateRating|review|geo|hasMap|postalCode|sameAs)"/);
    for (const field of clinic.placeholders) {
      expect(data.text).not.toContain(clinic[field]);
      expect(data.text).not.toContain(formatPhone(clinic[field]));
      expect(data.text).not.toContain(clinic[field].replaceAll(" ", "").replace(/^0/, "+40"));
    }
  });

  it("has the trail that the page shows", () => {
    const shown = document.querySelectorAll("nav > ol > li").map((item) => {
      const href = attribute(item.querySelector("a"), "href");
      return { name: textOf(item), ...(href && { item: dataUrl(address, href) }) };
    });
    const stated = ofType(data.graph, "BreadcrumbList").flatMap(
      ({ itemListElement }) => itemListElement as Node[],
    );
    expect(stated).toEqual(
      shown.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
    );
    expect(shown.length > 0).toBe(path !== "/");
  });

  it("states only amounts and texts that the page shows", () => {
    for (const { price, itemOffered, description } of ofType(data.graph, "Offer")) {
      expect(visible).toContain(formatAmount(Number(price)));
      expect(visible).toContain(squashed(String(description)));
      expect(itemOffered).toHaveProperty("@type", "Service");
    }
    for (const { description, preparation, followup } of ofType(data.graph, "DiagnosticProcedure")) {
      for (const text of [description, preparation, followup]) {
        const sentences = String(text).split(/(?<=[.?!])\s+(?=\p{Lu})/u);
        // In place of a provisional value stands its name, which no reader of the page sees.
        const shown = sentences.filter((sentence) => !names.some((name) => sentence.includes(name)));
        for (const sentence of shown) expect(visible).toContain(squashed(sentence));
        expect(shown.length).toBeGreaterThan(0);
      }
    }
    for (const { address: stated } of ofType(data.graph, "MedicalClinic")) {
      const { streetAddress } = stated as { streetAddress: string };
      expect(visible).toContain(squashed(streetAddress));
    }
  });

  it("is dated as the page shows", () => {
    const shown = document.querySelectorAll("time").map((time) => attribute(time, "datetime"));
    const [{ dateModified, lastReviewed } = {}] = data.graph;
    expect(dateModified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (shown.length > 0) expect(shown).toContain(dateModified);
    // Only a doctor's check of the text is a review.
    const checked = REAL_SITE.services.find(({ slug }) => path === servicePath(slug))?.checkedBy;
    expect(lastReviewed).toBe(checked?.on);
  });
});

it("describes one clinic, on the pages that show all of it", () => {
  const clinics = pages.flatMap(({ path, data }) =>
    ofType(data.graph, "MedicalClinic").map((node) => [path, node["@id"]]),
  );
  const id = dataUrl(address, "/#clinica");
  expect(clinics.toSorted()).toEqual([
    ["/", id],
    ["/contact", id],
  ]);
});

it("asks and answers on the home page word for word what a patient reads there", () => {
  const home = pages.find(({ path }) => path === "/");
  const shown = home?.document
    .querySelectorAll("main details")
    .map((item) => [
      textOf(item.querySelector("summary")),
      item.querySelectorAll("summary ~ p, li").map(textOf).join(" "),
    ]);
  const stated = ofType(home?.data.graph ?? [], "Question").map(({ name, acceptedAnswer }) => [
    name,
    (acceptedAnswer as { text: string }).text,
  ]);
  expect(stated).toHaveLength(REAL_SITE.faq.items.length);
  expect(stated).toEqual(shown);
});

it("says of each examination that it is an MRI", () => {
  const examinations = pages.flatMap(({ data }) => ofType(data.graph, "DiagnosticProcedure"));
  expect(examinations).toHaveLength(REAL_SITE.services.length);
  for (const { imagingTechnique } of examinations) expect(imagingTechnique).toBe("https://schema.org/MRI");
});
