import { expect, it } from "vitest";
import { documentOf } from "#content/fill/legal-document.ts";
import { FIXTURE_CONTENT } from "#tests/fixtures/content.ts";

const [header] = FIXTURE_CONTENT.legal as [(typeof FIXTURE_CONTENT.legal)[number]];
const FACTS = new Map([
  ["firma.taxCode", "[de completat: CUI]"],
  ["firma.hosting", "[de completat: furnizorul de e-mail]"],
  ["firma.legalName", "Imagistică & Fiii <SRL>"],
  ["firma.shareCapital", ""],
  ["clinica.email", "contact@exemplu.ro"],
]);
const htmlOf = (body: string) => documentOf({ ...header, body }, FACTS).html;

it.each([
  [
    "marks a gap where a fact is unknown",
    "CUI {{firma.taxCode}}.",
    "CUI <mark>urmează<span>: CUI</span></mark>.",
  ],
  [
    "does not split the name of an unknown fact",
    "E-mail {{firma.hosting}}",
    "<span>: furnizorul de e-mail</span></mark>",
  ],
  ["escapes HTML characters in facts", "Firma {{ firma.legalName }}.", "Imagistică &amp; Fiii &lt;SRL&gt;"],
])("%s", (_, body, html) => expect(htmlOf(body)).toContain(html));

it("leaves out the line of an optional fact without a value", () => {
  const html = htmlOf("- CUI {{firma.taxCode}}\n- Capital {{firma.shareCapital}}\n- Sediu");
  expect(html).not.toContain("Capital");
  expect(html.match(/<li>/g)).toHaveLength(2);
});

it("makes phone numbers callable, except those inside a link", () => {
  const html = htmlOf("Sunați la 0256 000 001 sau [la 0256 000 002](/contact).");
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="tel:+40256000001"', 'href="/contact"']);
});

it("makes e-mail addresses links, except those inside a link", () => {
  const html = htmlOf("Scrieți la {{clinica.email}}. Sau la [dpo@exemplu.ro](mailto:dpo@exemplu.ro).");
  expect(html).toContain('<a href="mailto:contact@exemplu.ro" translate="no">contact@exemplu.ro</a>. Sau');
  expect(html.match(/<a /g)).toHaveLength(2);
});

it("numbers chapters and their anchors, so that a reworded title breaks no link", () => {
  const { html, chapters } = documentOf(
    { ...header, body: "## Unu\n\nText.\n\n### Parte\n\nText.\n\n## Doi\n\n### Alta\n\nText." },
    FACTS,
  );
  expect(chapters).toEqual([
    { slug: "capitolul-1", text: "1. Unu" },
    { slug: "capitolul-2", text: "2. Doi" },
  ]);
  expect(html).toContain('<h2 id="capitolul-2">');
  expect(html).toMatch(/<h3>1\.1\sParte<\/h3>/);
  expect(html).toMatch(/<h3>2\.1\sAlta<\/h3>/);
});

it.each([
  ["an unknown token", "{{firma.cui}}", "Unknown token {{firma.cui}}"],
  ["HTML", "<b>Text</b>", /HTML/],
])("throws an error for %s", (_, body, why) => expect(() => htmlOf(body)).toThrow(why));
