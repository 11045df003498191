import { describe, expect, it } from "vitest";
import { type Document, isScalar, parseDocument, visit } from "yaml";
import { checkContent } from "../../../src/content/check.ts";
import { siteFrom } from "../../../src/content/load.ts";
import { describeProblems } from "../../../src/content/problem.ts";
import { allPages } from "../../../src/lib/routes.ts";
import { structuredData } from "../../../src/lib/seo/json-ld/graph.ts";
import { llmsTxt } from "../../../src/lib/seo/llms.ts";
import { webManifest } from "../../../src/lib/seo/site-files.ts";
import { vCard } from "../../../src/lib/vcard.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";

/** Attacks typed into every text of the content at once: refused, or harmless wherever they are quoted. */

const HEADER = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/;

/** Path of a value as the problems give it. */
const pathOf = (ancestors: readonly unknown[], key: unknown): string => {
  const names = ancestors.flatMap((node, index): (string | number)[] => {
    const child = ancestors[index + 1];
    const isPair = (value: unknown): value is { key: { value: string } } =>
      typeof value === "object" && value !== null && "key" in value;
    if (isPair(node)) return [node.key.value];
    const items = (node as { items?: unknown[] }).items;
    return items && !isPair(child) && child !== undefined && !isPair(items[0]) ? [items.indexOf(child)] : [];
  });
  return [...names, ...(typeof key === "number" ? [key] : [])].join(" → ");
};

/** Changes every text of a file, but for those whose place is to be left alone. @returns the file and the places */
function attacked(text: string, change: (value: string) => string, spared: ReadonlySet<string>) {
  const [, open = "", yaml = text, rest = ""] = HEADER.exec(text) ?? [];
  const document: Document = parseDocument(yaml, { customTags: ["timestamp"] });
  const places: string[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      const place = pathOf(ancestors, key);
      if (spared.has(place) || !isScalar(node)) return;
      places.push(place);
      node.value = change(node.value);
      node.type = "QUOTE_DOUBLE";
    },
  });
  return { text: open + document.toString({ lineWidth: 0 }) + rest, places };
}

/** The fixture with an attack in every text; where the check refuses it by its form, the text is put back. */
function attack(change: (value: string) => string) {
  const spared = new Map<string, Set<string>>();
  let refused = 0;
  for (let round = 0; round < 4; round++) {
    const attackedFiles = [...FIXTURE_FILES].map(
      ([file, text]) => [file, attacked(text, change, spared.get(file) ?? new Set())] as const,
    );
    const files = new Map(attackedFiles.map(([file, { text }]) => [file, text]));
    const { problems, content } = checkContent(files);
    if (content) return { content, refused };
    let isNew = false;
    for (const { file, path = [] } of problems) {
      const known = spared.get(file) ?? new Set<string>();
      spared.set(file, known);
      for (const place of attackedFiles.find(([name]) => name === file)?.[1].places ?? []) {
        const prefix = path.join(" → ");
        if ((place === prefix || place.startsWith(`${prefix} →`)) && !known.has(place)) {
          known.add(place);
          refused++;
          isNew = true;
        }
      }
    }
    if (!isNew) throw new Error(describeProblems(problems.slice(0, 5)));
  }
  throw new Error("The check finds something new each time");
}

const texts = [...FIXTURE_FILES].reduce(
  (sum, [, text]) => sum + attacked(text, (value) => value, new Set()).places.length,
  0,
);

it.each([
  '"><script>alert(1)</script>',
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<!--",
  "{{constructor}}",
  "{alert(1)}",
  "\u0007",
  "[x](javascript:alert(1))",
  "[x](data:text/html,x)",
  "[x](//evil.example)",
])("%s is refused in each of the texts", { timeout: 30_000 }, (payload) => {
  expect(texts).toBeGreaterThan(400);
  expect(attack((value) => `${value}${payload}`).refused).toBe(texts);
});

describe("what a text may hold", () => {
  const NASTY = ` "' onload=x & < > ; , :`;
  const { content, refused } = attack((value) => `${value}${NASTY}`);
  const site = siteFrom(content);
  const pages = allPages(site);
  const address = { origin: "https://clinica.ro", isPlaceholder: false };

  it("reaches most texts", () => {
    expect(texts - refused).toBeGreaterThan(300);
    expect(site.clinic.name).toContain(NASTY);
  });

  it("leaves structured data as data, in which no tag begins", () => {
    for (const page of pages) {
      const data = structuredData(page, pages, site, address);
      expect(data).not.toMatch(/<[/!a-z]/i);
      expect(() => JSON.parse(data)).not.toThrow();
    }
  });

  it("stays one line in llms.txt, one value in the contact card and in the manifest", () => {
    expect(llmsTxt(site, address).split("\n")[0]).toContain(NASTY.trim());
    const names = vCard(site, address.origin)
      .replaceAll("\r\n ", "")
      .match(/^FN:.*$/gm);
    expect(names).toHaveLength(1);
    expect(names?.[0]).toContain("\\;");
    expect(JSON.parse(JSON.stringify(webManifest(site.clinic.name))).name).toBe(site.clinic.name);
  });
});
