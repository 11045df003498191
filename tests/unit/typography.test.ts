import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "#components/RichText/RichText.tsx";
import { phoneParts } from "#lib/format.ts";
import { asRich, inlineParts, plainText } from "#lib/rich-text.ts";
import { bindNumbers, textRuns } from "#lib/typography.ts";

it.each([
  ["durează 15 minute", "durează 15~minute"],
  ["durează 20 de minute", "durează 20~de~minute"],
  ["articolul 6 alineatul (1) litera b)", "articolul~6 alineatul~(1) litera~b)"],
  ["nr. 95 din 2006", "nr.~95~din 2006"],
  ["pe Bulevardul Rebreanu 156, Timișoara", "pe Bulevardul Rebreanu~156, Timișoara"],
  ["vitamina C zilnic", "vitamina~C zilnic"],
  ["Casa Mare", "Casa Mare"],
  ["o oră, a doua zi", "o~oră, a~doua zi"],
  ["soluția apoasă", "soluția apoasă"],
  ["sunați la 112.", "sunați la 112."],
])("is not parted at the end of a line („~” stands for the space that holds it): %s", (plain, bound) => {
  expect(bindNumbers(plain).replaceAll("\u00a0", "~")).toBe(bound);
});

it.each([
  ["Programează-te acum", []],
  ["nu v-a spus dintr-un foc despre cookie-urile", ["v-a", "dintr-un", "cookie-urile"]],
  ["un RMN-ul și 30–45\u00a0de\u00a0minute.", ["RMN-ul", "30–45\u00a0de\u00a0minute"]],
  ["luni–vineri, 08:00–20:00", ["luni–vineri", "08:00–20:00"]],
  ["gastro-enterologie", []],
  ["nimic", []],
])("has runs that stay on one line: %s", (text, unbroken) => {
  const runs = textRuns(text);
  expect(runs.filter((run) => run.unbroken).map((run) => run.text)).toEqual(unbroken);
  expect(runs.map((run) => run.text).join("")).toBe(text);
});

it.each([
  ["Sunați la 0256 000 001, luni.", ["tel:+40256000001"]],
  ["0256\u00a0000\u00a0001 sau 0256000002", ["tel:+40256000001", "tel:+40256000002"]],
  ["În urgență sunați la 112.", ["tel:112"]],
  ["Costă 112 lei, la 112,50 lei chiar", []],
  ["J35/0256000001234 și 10256 000 001", []],
  ["", []],
])("finds the phone numbers in a text: %s", (text, links) => {
  const parts = phoneParts(text);
  expect(parts.flatMap(({ tel }) => tel ?? [])).toEqual(links);
  expect(parts.map((part) => part.text).join("")).toBe(text);
});

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
