import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { momentOf } from "#components/Hours/moment.ts";
import { DAY_MS, isPublicHoliday, openNow } from "#lib/open-now.ts";
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

const words = {
  open: "open until {ora}",
  closed: "closed, {zi} at {ora}",
  today: "today",
  holiday: "holiday",
};
const between = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });
const group = (...days: Weekday[]) => between(days, "08:00", "20:00");
const workdays = group("luni", "marți", "miercuri", "joi", "vineri");
const closings = [
  { from: "2027-02-03" },
  { from: "2027-03-01", to: "2027-03-03" },
  { from: "2027-12-24", to: "2028-01-09" },
];
const schedule = { openingHours: [workdays], closingDays: closings, specialHours: [], words };
/** The moment at which a clock in Timișoara shows this; summer time is that of 2027. */
const at = (shown: string) =>
  new Date(`${shown}+0${shown > "2027-03-28" && shown < "2027-10-31" ? 3 : 2}:00`);
const say = (moment: string) => openNow(schedule, at(moment)).text;

describe.each(["Europe/Bucharest", "Pacific/Kiritimati", "America/Los_Angeles"])(
  "open now, read in %s",
  (zone) => {
    beforeAll(() => void vi.stubEnv("TZ", zone));
    afterAll(() => void vi.unstubAllEnvs());

    it.each([
      ["a workday in winter", "2027-01-18 10:00", "open until 20:00"],
      ["the same clock in summer", "2027-07-05 19:59", "open until 20:00"],
      ["the minute of opening", "2027-07-05 08:00", "open until 20:00"],
      ["the minute before", "2027-07-05 07:59", "closed, today at 08:00"],
      ["the minute of closing", "2027-07-05 20:00", "closed, marți at 08:00"],
      ["a Friday evening", "2027-07-09 21:00", "closed, luni at 08:00"],
      ["the Monday after the clocks go forward", "2027-03-29 07:30", "closed, today at 08:00"],
      ["the Monday after they go back", "2027-11-01 19:30", "open until 20:00"],
      ["a legal holiday, before opening", "2027-12-01 07:00", "holiday"],
      ["its evening", "2027-12-01 20:30", "closed, joi at 08:00"],
      // No opening is announced for a holiday.
      ["the eve of Good Friday", "2027-04-29 20:30", "closed, marți at 08:00"],
      ["a closing day", "2027-02-03 10:00", "closed, joi at 08:00"],
      ["the last of three", "2027-03-03 10:00", "closed, joi at 08:00"],
      // The name of a day would mislead.
      ["the first of many", "2027-12-24 10:00", "closed, 10.01 at 08:00"],
    ])("on %s", (_, moment, sentence) => {
      expect(say(moment)).toBe(sentence);
    });

    it("names the day of the week up to six days ahead, then its date", () => {
      const mondays = { ...schedule, openingHours: [group("luni")], closingDays: [] };
      const next = (moment: string) => openNow(mondays, at(moment)).text;
      expect(next("2027-07-06 10:00")).toBe("closed, luni at 08:00");
      expect(next("2027-07-05 21:00")).toBe("closed, 12.07 at 08:00");
    });

    it("says nothing when no opening is in sight", () => {
      const shut = { ...schedule, closingDays: [{ from: "2027-01-01", to: "2027-12-31" }] };
      expect(openNow(shut, at("2027-06-01 13:00"))).toEqual({ text: "" });
    });

    const special = (day: string, opens: string, closes: string) => ({ day, opens, closes });
    const others = {
      words,
      openingHours: [
        between(["joi", "vineri"], "13:00", "20:00"),
        between(["joi", "vineri"], "08:00", "12:00"),
        between(["sâmbătă"], "16:00", "24:00"),
      ],
      closingDays: [],
      specialHours: [
        special("2026-12-24", "08:00", "13:00"),
        special("2026-12-27", "15:00", "17:00"),
        special("2026-12-27", "09:00", "11:00"),
        special("2027-01-01", "10:00", "12:00"),
      ],
    };

    it.each([
      ["before a break", "2027-01-14 11:59", "open until 12:00"],
      ["in the break", "2027-01-14 12:00", "closed, today at 13:00"],
      ["after it", "2027-01-14 13:00", "open until 20:00"],
      ["in the evening", "2027-01-14 20:00", "closed, vineri at 08:00"],
      ["to the end of the day", "2027-01-16 23:59", "open until 24:00"],
      ["past midnight", "2027-01-17 00:00", "closed, joi at 08:00"],
      ["a shorter day", "2026-12-24 12:59", "open until 13:00"],
      ["a shorter day, closed", "2026-12-24 13:00", "closed, duminică at 09:00"],
      ["a day that has no hours otherwise, in its break", "2026-12-27 11:00", "closed, today at 15:00"],
      ["a legal holiday with hours of its own", "2027-01-01 11:00", "open until 12:00"],
      ["the eve of a legal holiday with hours of its own", "2026-12-31 21:00", "closed, vineri at 10:00"],
    ])("knows breaks, midnight and days with other hours: %s", (_, moment, sentence) => {
      expect(openNow(others, at(moment)).text).toBe(sentence);
    });

    it.each([
      ["in winter", "2027-01-18 07:00", "2027-01-18 08:00"],
      ["in summer", "2027-07-05 07:00", "2027-07-05 08:00"],
      ["over the change of the clock", "2027-03-27 12:00", "2027-03-29 08:00"],
      ["back again", "2027-10-30 12:00", "2027-11-01 08:00"],
      ["over closing days", "2027-02-02 21:00", "2027-02-04 08:00"],
    ])("knows the moment of the next opening, %s", (_, moment, opening) => {
      const { next } = openNow(schedule, at(moment));
      expect(next && momentOf(next)).toEqual(at(opening));
    });

    it("announces no opening while it is open, nor on a legal holiday", () => {
      for (const moment of ["2027-01-18 10:00", "2027-12-01 07:00"])
        expect(openNow(schedule, at(moment)).next).toBeUndefined();
    });
  },
);

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
