import { expect, it } from "vitest";
import { asRich, inlineParts, plainText } from "#lib/rich-text.ts";

const SENTENCE = asRich("Citiți [condițiile](/rmn-prin-cas) și **nu** amânați.");

it("splits a text into plain, linked and emphasised parts", () => {
  expect(inlineParts(SENTENCE)).toEqual([
    { kind: "text", text: "Citiți " },
    { kind: "link", text: "condițiile", href: "/rmn-prin-cas" },
    { kind: "text", text: " și " },
    { kind: "strong", text: "nu" },
    { kind: "text", text: " amânați." },
  ]);
  expect(plainText(SENTENCE)).toBe("Citiți condițiile și nu amânați.");
});

it("keeps the brackets in the address of a link", () => {
  const href = "https://ro.wikipedia.org/wiki/RMN_(medicina)";
  expect(inlineParts(asRich(`Despre [RMN](${href}).`))).toEqual([
    { kind: "text", text: "Despre " },
    { kind: "link", text: "RMN", href },
    { kind: "text", text: "." },
  ]);
});
