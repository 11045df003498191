import Holidays from "date-holidays";
import { describe, expect, it } from "vitest";
import { momentOf } from "../../src/lib/moment.ts";
import { openNow, scheduleOf } from "../../src/lib/open-now.ts";
import { DAY_MS, isPublicHoliday } from "../../src/lib/public-holidays.ts";

const LAST_YEAR = 2040;

it("knows every legal holiday of Romania that date-holidays knows, and no other", () => {
  const library = new Holidays("RO");
  for (let year = 2025; year <= LAST_YEAR; year++) {
    const known = library
      .getHolidays(year, "en")
      .filter(({ type }) => type === "public")
      .flatMap(({ date, start, end }) =>
        // Some last several days.
        Array.from({ length: (end.valueOf() - start.valueOf()) / DAY_MS }, (_, day) =>
          new Date(Date.parse(date.slice(0, 10)) + day * DAY_MS).toISOString().slice(0, 10),
        ),
      );
    const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1) + day * DAY_MS))
      .map((day) => day.toISOString().slice(0, 10))
      .filter((day) => day.startsWith(String(year)) && isPublicHoliday(day));
    expect(days).toEqual([...new Set(known)].sort());
  }
});

const words = {
  open: "open until {ora}",
  closed: "closed, {zi} at {ora}",
  today: "today",
  holiday: "holiday",
};
const workdays = {
  days: ["luni", "marți", "miercuri", "joi", "vineri"],
  opens: "08:00",
  closes: "20:00",
} as const;
const closings = [{ from: "2027-02-03" }, { from: "2027-12-24", to: "2028-01-09" }];
const schedule = scheduleOf([workdays], closings, words);
const say = (moment: string) => openNow(schedule, new Date(moment)).text;

describe("open now", () => {
  it.each([
    ["a workday in winter", "2027-01-18T10:00:00+02:00", "open until 20:00"],
    ["the same clock in summer", "2027-07-05T19:59:00+03:00", "open until 20:00"],
    ["the minute of opening", "2027-07-05T08:00:00+03:00", "open until 20:00"],
    ["the minute before", "2027-07-05T07:59:00+03:00", "closed, today at 08:00"],
    ["the minute of closing", "2027-07-05T20:00:00+03:00", "closed, marți at 08:00"],
    ["a Friday evening", "2027-07-09T21:00:00+03:00", "closed, luni at 08:00"],
    [
      "the night to Monday after the clocks go forward",
      "2027-03-29T07:30:00+03:00",
      "closed, today at 08:00",
    ],
    ["the Monday after they go back", "2027-11-01T19:30:00+02:00", "open until 20:00"],
    ["a legal holiday, before opening", "2027-12-01T07:00:00+02:00", "holiday"],
    ["its evening", "2027-12-01T20:30:00+02:00", "closed, joi at 08:00"],
    [
      "the eve of Good Friday: no opening is announced for a holiday",
      "2027-04-29T20:30:00+03:00",
      "closed, marți at 08:00",
    ],
    ["a closing day", "2027-02-03T10:00:00+02:00", "closed, joi at 08:00"],
    [
      "the first of many: a name of a day would mislead",
      "2027-12-24T10:00:00+02:00",
      "closed, 10.01 at 08:00",
    ],
  ])("on %s", (_, moment, sentence) => {
    expect(say(moment)).toBe(sentence);
  });

  it("names the day of the week up to six days ahead, then its date", () => {
    const mondays = { ...workdays, days: ["luni"] } as const;
    const next = (moment: string) => openNow(scheduleOf([mondays], [], words), new Date(moment)).text;
    expect(next("2027-07-06T10:00:00+03:00")).toBe("closed, luni at 08:00");
    expect(next("2027-07-05T21:00:00+03:00")).toBe("closed, 12.07 at 08:00");
  });

  it("says nothing when no opening is in sight", () => {
    const shut = scheduleOf([workdays], [{ from: "2027-01-01", to: "2027-12-31" }], words);
    expect(openNow(shut, new Date("2027-06-01T10:00:00Z"))).toEqual({ text: "" });
  });

  it.each([
    ["in winter", "2027-01-18T07:00:00+02:00", "2027-01-18T08:00:00+02:00"],
    ["in summer", "2027-07-05T07:00:00+03:00", "2027-07-05T08:00:00+03:00"],
    ["over the change of the clock", "2027-03-27T12:00:00+02:00", "2027-03-29T08:00:00+03:00"],
    ["back again", "2027-10-30T12:00:00+03:00", "2027-11-01T08:00:00+02:00"],
    ["over closing days", "2027-02-02T21:00:00+02:00", "2027-02-04T08:00:00+02:00"],
  ])("knows the moment of the next opening, %s", (_, moment, opening) => {
    const { next } = openNow(schedule, new Date(moment));
    expect(next && momentOf(next)).toEqual(new Date(opening));
  });

  it("announces no opening while it is open, nor on a legal holiday", () => {
    for (const moment of ["2027-01-18T10:00:00+02:00", "2027-12-01T07:00:00+02:00"])
      expect(openNow(schedule, new Date(moment)).next).toBeUndefined();
  });
});
