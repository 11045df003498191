import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "../../src/components/RichText/RichText.tsx";
import { rich, text } from "../../src/content/fields.ts";
import { asRich, inlineParts, plainText } from "../../src/lib/rich-text.ts";

const SENTENCE = "Citiți [condițiile](/rmn-prin-cas) și **nu** amânați.";

it("cuts a text into words, links and what is important", () => {
  expect(inlineParts(asRich(SENTENCE))).toEqual([
    { kind: "text", text: "Citiți " },
    { kind: "link", text: "condițiile", href: "/rmn-prin-cas" },
    { kind: "text", text: " și " },
    { kind: "strong", text: "nu" },
    { kind: "text", text: " amânați." },
  ]);
  expect(plainText(asRich(SENTENCE))).toBe("Citiți condițiile și nu amânați.");
});

it("shows links as links and emphasis as emphasis", () => {
  expect(renderToStaticMarkup(createElement(RichText, { text: asRich(SENTENCE) }))).toBe(
    'Citiți <a href="/rmn-prin-cas">condițiile</a> și <strong>nu</strong> amânați.',
  );
});

it.each([
  "[condițiile] (/rmn-prin-cas)",
  "[condițiile](/rmn-prin-cas",
  "condițiile](/rmn-prin-cas)",
  "[condițiile](/rmn prin cas)",
  "**nu amânați",
])("refuses %s, markup written by half", (half) => {
  expect(rich("").safeParse(half).error?.issues[0]?.message).toMatch(/care ar apărea pe pagină/);
  expect(text("").safeParse(half).success).toBe(false);
});

it.each(["Prețul (cu substanță de contrast)", "a) b)"])("leaves %s alone", (words) => {
  expect(rich("").safeParse(words).success).toBe(true);
});

it("has no place for markup in a plain text", () => {
  for (const markup of ["[Contact](/contact)", "**Sunați**"]) {
    expect(text("").safeParse(markup).error?.issues[0]?.message).toMatch(/doar text simplu/);
    expect(rich("").safeParse(markup).success).toBe(true);
  }
});
