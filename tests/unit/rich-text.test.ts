import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "../../src/components/RichText/RichText.tsx";
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
