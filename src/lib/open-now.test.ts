import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { momentOf } from "#components/Hours/calendar-entry.ts";
import { clock, DAY_MS, isPublicHoliday, openNow, type Schedule } from "#lib/open-now.ts";
import { formatFooterHours, formatOpeningHours, type Weekday } from "#lib/opening-hours.ts";

/** Orthodox Easter as the Church has published it, one line a year: the code computes it. */
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

it("reads the clock of Timișoara as time zones have it, in each hour in which it changes", () => {
  const shown = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Bucharest",
    dateStyle: "short",
    timeStyle: "short",
  });
  const hours = Array.from({ length: 15 * 8766 }, (_, hour) => new Date(Date.UTC(2025, 0, 1, hour)));
  expect(hours.filter((hour) => clock(hour) !== shown.format(hour))).toEqual([]);
});

/** What it is, what a clock in Timișoara shows, what is said, and the next opening, where one is announced. */
type Moment = readonly [what: string, at: string, says: string, next?: string];
const table = parse(readFileSync(new URL("open-now.yaml", import.meta.url), "utf8")) as {
  readonly schedules: Readonly<Record<string, Omit<Schedule, "words">>>;
  readonly moments: Readonly<Record<string, readonly Moment[]>>;
};
const words = {
  open: "open until {ora}",
  closed: "closed until {zi} {ora}",
  closedLong: "closed until {zi}, {ora}",
  closedForNow: "closed for now",
  today: "today",
  holiday: "holiday",
};
/** Summer time is that of 2027. */
const momentAt = (shown: string) =>
  new Date(`${shown}+0${shown > "2027-03-28" && shown < "2027-10-31" ? 3 : 2}:00`);
const MOMENTS = Object.entries(table.moments).flatMap(([name, moments]) =>
  moments.map(([what, at, says, next]) => ({ name, what, at, says, next })),
);

describe.each(["Europe/Bucharest", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "open now, read in %s",
  (zone) => {
    beforeAll(() => void vi.stubEnv("TZ", zone));
    afterAll(() => void vi.unstubAllEnvs());

    it.each(MOMENTS)("$name: $what", ({ name, at, says, next: opening }) => {
      const { usual, [name]: own } = table.schedules;
      const { text, next } = openNow({ ...usual, ...own, words } as Schedule, momentAt(at));
      expect(text.replaceAll("\u00a0", " ")).toBe(says);
      expect(next && momentOf(next)).toEqual(opening && momentAt(opening));
    });
  },
);

const between = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });
const group = (...days: Weekday[]) => between(days, "08:00", "20:00");
const workdays = group("luni", "marți", "miercuri", "joi", "vineri");

it.each([
  [[workdays], "luni–vineri, 08:00–20:00"],
  [[group("luni", "miercuri", "vineri")], "luni, miercuri, vineri, 08:00–20:00"],
  [[group("luni", "marți", "miercuri", "vineri")], "luni–miercuri, vineri, 08:00–20:00"],
  [[group("sâmbătă", "duminică")], "sâmbătă, duminică, 08:00–20:00"],
  [[group("marți")], "marți, 08:00–20:00"],
  [
    [group("luni", "marți", "miercuri"), between(["sâmbătă"], "09:00", "13:00")],
    "luni–miercuri, 08:00–20:00; sâmbătă, 09:00–13:00",
  ],
  [
    [between(["luni", "marți"], "13:00", "20:00"), between(["luni", "marți", "vineri"], "08:00", "12:00")],
    "luni, marți, 08:00–12:00 și 13:00–20:00; vineri, 08:00–12:00",
  ],
])("hours in prose: %#", (groups, text) => {
  expect(formatOpeningHours(groups)).toBe(text);
});

it("hours in the footer, in the form that the specification fixes", () => {
  expect(formatFooterHours([workdays])).toBe("Luni-Vineri 08:00 - 20:00");
  const [morning, evening] = [
    { ...workdays, closes: "12:00" },
    { ...workdays, opens: "13:00" },
  ];
  expect(formatFooterHours([morning, evening])).toBe("Luni-Vineri 08:00 - 12:00, 13:00 - 20:00");
  const some = formatFooterHours([group("luni", "miercuri", "sâmbătă")]);
  expect(some).toBe("Luni, Miercuri, Sâmbătă 08:00 - 20:00");
});
