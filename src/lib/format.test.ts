import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { RichText } from "#components/RichText/RichText.tsx";
import * as format from "#lib/format.ts";
import { asRich, inlineParts, plainText } from "#lib/rich-text.ts";
import { bindNumbers, textRuns } from "#lib/typography.ts";

type Ranges = readonly (readonly [from: number, to: number, prose: string, short: string])[];
interface Words {
  readonly amounts: readonly (readonly [lei: number, text: string])[];
  readonly counts: readonly (readonly [count: number, text: string])[];
  readonly minutes: Ranges;
  readonly lei: Ranges;
  readonly phones: readonly string[];
  readonly days: readonly (readonly [day: string, text: string])[];
  readonly ranges: readonly (readonly [from: string, to: string | null, text: string])[];
  readonly bound: readonly (readonly [plain: string, bound: string])[];
  readonly runs: readonly (readonly [text: string, unbroken: readonly string[]])[];
  readonly links: readonly (readonly [text: string, links: readonly string[]])[];
}
const file = readFileSync(new URL("words.yaml", import.meta.url), "utf8");
const words: Words = parse(file.replaceAll(/(?<=\S)~(?=\S)/g, "\u00a0"));

it.each(words.amounts)("an amount of %i lei", (lei, text) => {
  expect(format.formatAmount(lei)).toBe(text);
  expect(format.formatLei(lei)).toBe(`${text}\u00a0lei`);
});

it.each(words.counts)("a number and its noun: %i", (count, text) =>
  expect(format.formatCount(count, "pași")).toBe(text),
);

it.each(words.minutes)("a range of %i to %i minutes", (from, to, prose, short) => {
  expect(format.formatMinutes({ from, to })).toBe(prose);
  expect(format.formatMinutesShort({ from, to })).toBe(short);
});

it.each(words.lei)("a range of %i to %i lei", (from, to, prose, extra) => {
  expect(format.formatLeiInProse({ from, to })).toBe(prose);
  expect(format.formatExtra({ from, to })).toBe(extra);
});

it.each(words.phones)("a phone number written as %s", (phone) => {
  expect(format.formatPhone(phone)).toBe("0256\u00a0000\u00a0001");
  expect(format.phoneHref(phone)).toBe("tel:+40256000001");
});

it.each(words.days)("the day %s", (day, text) => expect(format.formatDay(day)).toBe(text));

it.each(words.ranges)("the days from %s to %s", (from, to, text) => {
  expect(format.formatDays({ from, to: to ?? undefined }).replaceAll(/\s/g, " ")).toBe(text);
});

it.each(words.bound)("is not parted at the end of a line: %s", (plain, bound) =>
  expect(bindNumbers(plain)).toBe(bound),
);

it.each(words.runs)("has runs that stay on one line: %s", (text, unbroken) => {
  const runs = textRuns(text).filter((run) => run.unbroken);
  expect(runs.map((run) => run.text)).toEqual(unbroken);
});

it.each(words.links)("finds the phone numbers in a text: %s", (text, links) => {
  expect(format.phoneParts(text).flatMap(({ tel }) => tel ?? [])).toEqual(links);
});

const SENTENCE = asRich("Citiți [condițiile](/rmn-prin-cas) și **nu** amânați.");

it("cuts a text into words, links and what is important", () => {
  expect(inlineParts(SENTENCE)).toEqual([
    { kind: "text", text: "Citiți " },
    { kind: "link", text: "condițiile", href: "/rmn-prin-cas" },
    { kind: "text", text: " și " },
    { kind: "strong", text: "nu" },
    { kind: "text", text: " amânați." },
  ]);
  expect(plainText(SENTENCE)).toBe("Citiți condițiile și nu amânați.");
});

it("shows links as links and emphasis as emphasis", () => {
  expect(renderToStaticMarkup(createElement(RichText, { text: SENTENCE }))).toBe(
    'Citiți <a href="/rmn-prin-cas">condițiile</a> și <strong>nu</strong> amânați.',
  );
});
