import { expect, it } from "vitest";
import { DAY_MS } from "#lib/clock.ts";
import { isPublicHoliday } from "#lib/public-holidays.ts";

/** Dates of Orthodox Easter as the Church has published them; the code under test computes them. */
const EASTERS = `2025-04-20 2026-04-12 2027-05-02 2028-04-16 2029-04-08 2030-04-28 2031-04-13 2032-05-02
  2033-04-24 2034-04-09 2035-04-29 2036-04-20 2037-04-05 2038-04-25 2039-04-17 2040-05-06`.split(/\s+/);

it.each(EASTERS)("knows the legal holidays of the year in which Easter is on %s, and no other", (easter) => {
  const year = easter.slice(0, 4);
  const fixed = ["01-01", "01-02", "01-06", "01-07", "01-24", "05-01", "06-01", "08-15", "11-30", "12-01"];
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const moving = [-2, 0, 1, 49, 50].map((after) => iso(Date.parse(easter) + after * DAY_MS));
  const known = [...fixed, "12-25", "12-26"].map((day) => `${year}-${day}`);
  const days = Array.from({ length: 366 }, (_, day) => iso(Date.UTC(Number(year), 0, 1) + day * DAY_MS));
  const found = days.filter((day) => day.startsWith(year) && isPublicHoliday(day));
  expect(found).toEqual([...new Set([...known, ...moving])].sort());
});
