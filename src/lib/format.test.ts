import { expect, it } from "vitest";
import * as format from "#lib/format.ts";

/** Replaces „~” with a non-breaking space, so that the expected texts are readable. */
const tied = (text: string) => text.replaceAll("~", "\u00a0");

it.each([
  [835, "835,00"],
  [1234567, "1.234.567,00"],
])("formats an amount of %i lei", (lei, text) => {
  expect(format.formatAmount(lei)).toBe(text);
  expect(format.formatLei(lei)).toBe(`${text}\u00a0lei`);
});

// Romanian puts „de” between a number and its noun if the last two digits are 00, or 20 to 99.
it.each([
  [1, "1~pas"],
  [19, "19~pași"],
  [20, "20~de~pași"],
  [101, "101~pași"],
])("formats the number %i with a noun", (count, text) =>
  expect(format.formatCount(count, "pași", "pas")).toBe(tied(text)),
);

it.each([
  [15, 15, "15~minute", "15~min"],
  [15, 20, "între 15 și 20~de~minute", "15–20~min"],
])("formats a range of %i to %i minutes", (from, to, prose, short) => {
  expect(format.formatMinutes({ from, to })).toBe(tied(prose));
  expect(format.formatMinutesShort({ from, to })).toBe(tied(short));
});

it.each([
  [19, 19, "19~lei", "+19~lei"],
  [150, 150, "150~de~lei", "+150~lei"],
  [100, 150, "100–150~de~lei", "+100–150~lei"],
])("formats a range of %i to %i lei", (from, to, prose, extra) => {
  expect(format.formatLeiInProse({ from, to })).toBe(tied(prose));
  expect(format.formatExtra({ from, to })).toBe(tied(extra));
});

it.each(["0256000001", "0256 000 001"])("formats the phone number %s", (phone) => {
  expect(format.formatPhone(phone)).toBe("0256\u00a0000\u00a0001");
  expect(format.phoneHref(phone)).toBe("tel:+40256000001");
});

it("dials a free number (0800) as it is written, because it has no international form", () => {
  expect(format.phoneHref("0800 800 800")).toBe("tel:0800800800");
});

it.each([
  ["2026-01-01", "1~ianuarie~2026"],
  ["2027-12-31", "31~decembrie~2027"],
])("formats the day %s", (day, text) => expect(format.formatDay(day)).toBe(tied(text)));

it.each<[string, string | null, string]>([
  ["2026-12-24", null, "24 decembrie 2026"],
  ["2026-12-24", "2026-12-26", "24–26 decembrie 2026"],
  ["2026-11-30", "2026-12-01", "30 noiembrie – 1 decembrie 2026"],
  ["2026-12-24", "2027-01-02", "24 decembrie 2026 – 2 ianuarie 2027"],
])("formats the days from %s to %s", (from, to, text) => {
  expect(format.formatDays({ from, to: to ?? undefined }).replaceAll(/\s/g, " ")).toBe(text);
});

it.each<[string, string[]]>([
  ["Sunați la 0256 000 001, luni.", ["tel:+40256000001"]],
  ["0256~000~001 sau 0256000002", ["tel:+40256000001", "tel:+40256000002"]],
  ["În urgență sunați la 112.", ["tel:112"]],
  ["Costă 112 lei, la 112,50 lei chiar", []],
  ["J35/0256000001234 și 10256 000 001", []],
])("finds the phone numbers in a text: %s", (text, links) => {
  expect(format.phoneParts(tied(text)).flatMap(({ tel }) => tel ?? [])).toEqual(links);
});
