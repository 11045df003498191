import { expect, it } from "vitest";
import { documentOf } from "../../src/content/legal-document.ts";
import { FIXTURE_CONTENT } from "../fixtures/content.ts";

const [header] = FIXTURE_CONTENT.legal as [(typeof FIXTURE_CONTENT.legal)[number]];
const FACTS = new Map([
  ["firma.taxCode", "[de completat: CUI]"],
  ["firma.legalName", "Imagistică & Fiii <SRL>"],
  ["firma.shareCapital", ""],
]);
const htmlOf = (body: string) => documentOf({ ...header, body }, FACTS).html;

it("marks what nobody has filled in", () => {
  expect(htmlOf("CUI {{firma.taxCode}}.")).toContain("CUI <mark>urmează<span>: CUI</span></mark>.");
});

it("leaves out the line of an optional fact that nobody has told", () => {
  const html = htmlOf("- CUI {{firma.taxCode}}\n- Capital {{firma.shareCapital}}\n- Sediu");
  expect(html).not.toContain("Capital");
  expect(html.match(/<li>/g)).toHaveLength(2);
});

it("writes facts as text, whatever signs they hold", () => {
  expect(htmlOf("Firma {{ firma.legalName }}.")).toContain("Imagistică &amp; Fiii &lt;SRL&gt;");
});

it("makes phone numbers callable, but for those that are links already", () => {
  const html = htmlOf("Sunați la 0256 000 001 sau [la 0256 000 002](/contact).");
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="tel:+40256000001"', 'href="/contact"']);
});

it("numbers the anchors of its chapters, so that another title breaks no link", () => {
  const { html, chapters } = documentOf({ ...header, body: "## Unu\n\nText.\n\n## Doi\n\nText." }, FACTS);
  expect(chapters).toEqual([
    { slug: "capitolul-1", text: "Unu" },
    { slug: "capitolul-2", text: "Doi" },
  ]);
  expect(html).toContain('<h2 id="capitolul-2">');
});

it("stops at a token that names nothing", () => {
  expect(() => htmlOf("{{firma.cui}}")).toThrow("Unknown token {{firma.cui}}");
});

it("refuses HTML", () => {
  expect(() => htmlOf("<b>Text</b>")).toThrow(/HTML/);
});
