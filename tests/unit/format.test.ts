import { expect, it } from "vitest";
import * as format from "#lib/format.ts";

/** A no-break space, where a line must not end. */
const _ = "\u00a0";

it.each([
  [0, "0,00"],
  [835, "835,00"],
  [1015, "1.015,00"],
  [1_234_567, "1.234.567,00"],
])("an amount of %i lei", (lei, text) => {
  expect(format.formatAmount(lei)).toBe(text);
  expect(format.formatLei(lei)).toBe(`${text}${_}lei`);
});

it.each([
  [19, `19${_}situații`],
  [20, `20${_}de${_}situații`],
  [99, `99${_}de${_}situații`],
  [100, `100${_}de${_}situații`],
  [101, `101${_}situații`],
  [119, `119${_}situații`],
  [120, `120${_}de${_}situații`],
])("a number and its noun: „de” where the last two digits are 00 or 20 to 99: %i", (count, text) =>
  expect(format.formatCount(count, "situații")).toBe(text),
);

it.each([
  [15, 15, `15${_}minute`, `15${_}min`],
  [10, 15, `între 10 și 15${_}minute`, `10–15${_}min`],
  [15, 20, `între 15 și 20${_}de${_}minute`, `15–20${_}min`],
  [90, 110, `între 90 și 110${_}minute`, `90–110${_}min`],
])("a range of %i to %i minutes", (from, to, prose, short) => {
  expect(format.formatMinutes({ from, to })).toBe(prose);
  expect(format.formatMinutesShort({ from, to })).toBe(short);
});

it.each([
  [19, 19, `19${_}lei`, `+19${_}lei`],
  [150, 150, `150${_}de${_}lei`, `+150${_}lei`],
  [100, 150, `100–150${_}de${_}lei`, `+100–150${_}lei`],
])("a range of %i to %i lei", (from, to, prose, extra) => {
  expect(format.formatLeiInProse({ from, to })).toBe(prose);
  expect(format.formatExtra({ from, to })).toBe(extra);
});

it.each(["0256000001", "0256 000 001", "02 56 00 00 01"])("a phone number written as %s", (phone) => {
  expect(format.formatPhone(phone)).toBe(`0256${_}000${_}001`);
  expect(format.phoneHref(phone)).toBe("tel:+40256000001");
});

it.each([
  ["2026-01-01", `1${_}ianuarie${_}2026`],
  ["2027-12-31", `31${_}decembrie${_}2027`],
])("the day %s", (day, text) => expect(format.formatDay(day)).toBe(text));

it.each([
  ["2026-12-24", undefined, "24 decembrie 2026"],
  ["2026-12-24", "2026-12-24", "24 decembrie 2026"],
  ["2026-12-24", "2026-12-26", "24–26 decembrie 2026"],
  ["2026-11-30", "2026-12-01", "30 noiembrie – 1 decembrie 2026"],
  ["2026-12-24", "2027-01-02", "24 decembrie 2026 – 2 ianuarie 2027"],
])("the days from %s to %s", (from, to, text) => {
  expect(format.formatDays({ from, to }).replaceAll(/\s/g, " ")).toBe(text);
});
