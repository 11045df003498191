import { describe, expect, it } from "vitest";
import { isNode, parseDocument, type Scalar, visit } from "yaml";
import { checkContent } from "#content/checks/check.ts";
import { siteFromContent } from "#content/fill/fill-content.ts";
import { allPages } from "#content/routes.ts";
import { structuredData } from "#seo/graph.ts";
import { vCard } from "#seo/vcard.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";

const HEADER = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/;

/**
 * Changes every text of the fixture clinic, and undoes the changes that the content check refuses.
 * @returns the accepted content, and the numbers of refused and of all texts
 */
function attack(change: (value: string, index: number) => string) {
  const attacked = new Set<Scalar>();
  const documents = [...FIXTURE_FILES].map(([file, text]) => {
    const [, open = "", yaml = text, rest = ""] = HEADER.exec(text) ?? [];
    const document = parseDocument(yaml);
    visit(document, {
      Scalar(place, node) {
        if (place === "key" || typeof node.value !== "string") return;
        attacked.add(Object.assign(node, { value: change(node.value, attacked.size), type: "QUOTE_DOUBLE" }));
      },
    });
    const written = () => open + document.toString({ lineWidth: 0 }) + rest;
    return { file, document, before: parseDocument(yaml), written };
  });
  const texts = attacked.size;
  for (let round = 0; round < 4; round++) {
    const { findings, content } = checkContent(
      new Map(documents.map(({ file, written }) => [file, written()])),
    );
    if (content) return { content, refused: texts - attacked.size, texts };
    for (const { file, path = [] } of findings) {
      const { document, before } = documents.find((other) => other.file === file) ?? {};
      const refused = document?.getIn(path, true);
      if (isNode(refused)) visit(refused, { Scalar: (_, node) => void attacked.delete(node) });
      if (before?.hasIn(path)) document?.setIn(path, before.getIn(path, true));
    }
  }
  throw new Error("The check finds something new each time");
}

const PAYLOADS = [
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
];

it("the content check refuses scripts, tags, tokens and addresses of scripts in every text", () => {
  // Neighbouring texts get different payloads, so that each payload is in about forty texts.
  const { refused, texts } = attack((value, index) => value + PAYLOADS[index % PAYLOADS.length]);
  expect(texts).toBeGreaterThan(400);
  expect(refused).toBe(texts);
});

describe("special characters that a text may contain", () => {
  const NASTY = ` "' onload=x & < > ; , :`;
  const { content, refused, texts } = attack((value) => `${value}${NASTY}`);
  const site = siteFromContent(content);
  const pages = allPages(site);
  const address = { origin: "https://clinica.ro", isPlaceholder: false };

  it("are accepted in most texts", () => {
    expect(texts - refused).toBeGreaterThan(300);
    expect(site.clinic.name).toContain(NASTY);
  });

  it("are escaped in structured data, so that no tag begins or ends", () => {
    for (const page of pages) {
      const data = structuredData(page, { pages, site, address });
      expect(data).not.toContain("<");
      expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(NASTY).slice(1, -1));
    }
  });

  it("are escaped in the contact card, so that no line or value is added", () => {
    const names = vCard(site, address.origin)
      .replaceAll("\r\n ", "")
      .match(/^FN:.*$/gm);
    expect(names).toHaveLength(1);
    expect(names?.[0]).toContain("\\;");
  });
});
