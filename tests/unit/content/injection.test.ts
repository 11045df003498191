import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkContent } from "../../../src/content/check.ts";
import { siteFrom } from "../../../src/content/load.ts";
import { allPages } from "../../../src/lib/routes.ts";
import { structuredData } from "../../../src/lib/seo/json-ld/graph.ts";
import { llmsTxt } from "../../../src/lib/seo/llms.ts";
import { webManifest } from "../../../src/lib/seo/site-files.ts";
import { vCard } from "../../../src/lib/vcard.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";

/** Attacks typed into every text of the content at once: refused, or harmless wherever they are quoted. */

const HEADER = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/;

/** Changes every text in a value, but for those at places to be left alone. @param reached gets the other places */
function attacked(
  value: unknown,
  change: Change,
  spared: readonly string[],
  reached: string[],
  place = "",
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => attacked(item, change, spared, reached, `${place}/${index}`));
  }
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, attacked(field, change, spared, reached, `${place}/${name}`)]),
    );
  }
  if (typeof value !== "string" || spared.some((other) => `${place}/`.startsWith(`${other}/`))) return value;
  reached.push(place);
  return change(value);
}

type Change = (value: string) => string;

/** The fixture with an attack in every text; where the check refuses it by its form, the text is put back. */
function attack(change: Change) {
  const spared = new Map<string, string[]>();
  let most = 0;
  for (let round = 0; round < 4; round++) {
    let reached = 0;
    const files = new Map(
      [...FIXTURE_FILES].map(([file, text]) => {
        const [, open = "", yaml = text, rest = ""] = HEADER.exec(text) ?? [];
        const places: string[] = [];
        const values = attacked(parse(yaml), change, spared.get(file) ?? [], places);
        reached += places.length;
        return [
          file,
          open + stringify(values, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 }) + rest,
        ] as const;
      }),
    );
    most = Math.max(most, reached);
    const { problems, content } = checkContent(files);
    if (content) return { content, refused: most - reached, texts: most };
    for (const { file, path = [] } of problems) {
      spared.set(file, [...(spared.get(file) ?? []), ["", ...path].join("/")]);
    }
  }
  throw new Error("The check finds something new each time");
}

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
  const { refused, texts } = attack((value) => `${value}${payload}`);
  expect(texts).toBeGreaterThan(400);
  expect(refused).toBe(texts);
});

describe("what a text may hold", () => {
  const NASTY = ` "' onload=x & < > ; , :`;
  const { content, refused, texts } = attack((value) => `${value}${NASTY}`);
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
