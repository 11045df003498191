import { describe, expect, it } from "vitest";
import { momentOf } from "../../src/lib/moment.ts";
import { DAY_MS, isPublicHoliday, openNow, scheduleOf } from "../../src/lib/open-now.ts";
import { formatFooterHours, formatOpeningHours, type Weekday } from "../../src/lib/opening-hours.ts";

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
/** Hours on some days: „luni marți”. */
const group = (days: string, opens = "08:00", closes = "20:00") => ({
  days: days.split(" ") as Weekday[],
  opens,
  closes,
});
const workdays = group("luni marți miercuri joi vineri");
const closings = [
  { from: "2027-02-03" },
  { from: "2027-03-01", to: "2027-03-03" },
  { from: "2027-12-24", to: "2028-01-09" },
];
const hours = { openingHours: [workdays], closingDays: closings, specialHours: [] };
const schedule = scheduleOf(hours, words);
const say = (moment: string) => openNow(schedule, new Date(moment)).text;

describe("open now", () => {
  it.each([
    ["a workday in winter", "2027-01-18T10:00+02:00", "open until 20:00"],
    ["the same clock in summer", "2027-07-05T19:59+03:00", "open until 20:00"],
    ["the minute of opening", "2027-07-05T08:00+03:00", "open until 20:00"],
    ["the minute before", "2027-07-05T07:59+03:00", "closed, today at 08:00"],
    ["the minute of closing", "2027-07-05T20:00+03:00", "closed, marți at 08:00"],
    ["a Friday evening", "2027-07-09T21:00+03:00", "closed, luni at 08:00"],
    ["the Monday after the clocks go forward", "2027-03-29T07:30+03:00", "closed, today at 08:00"],
    ["the Monday after they go back", "2027-11-01T19:30+02:00", "open until 20:00"],
    ["a legal holiday, before opening", "2027-12-01T07:00+02:00", "holiday"],
    ["its evening", "2027-12-01T20:30+02:00", "closed, joi at 08:00"],
    // No opening is announced for a holiday.
    ["the eve of Good Friday", "2027-04-29T20:30+03:00", "closed, marți at 08:00"],
    ["a closing day", "2027-02-03T10:00+02:00", "closed, joi at 08:00"],
    ["the last of three", "2027-03-03T10:00+02:00", "closed, joi at 08:00"],
    // The name of a day would mislead.
    ["the first of many", "2027-12-24T10:00+02:00", "closed, 10.01 at 08:00"],
  ])("on %s", (_, moment, sentence) => {
    expect(say(moment)).toBe(sentence);
  });

  it("names the day of the week up to six days ahead, then its date", () => {
    const mondays = scheduleOf({ ...hours, openingHours: [group("luni")], closingDays: [] }, words);
    const next = (moment: string) => openNow(mondays, new Date(moment)).text;
    expect(next("2027-07-06T10:00+03:00")).toBe("closed, luni at 08:00");
    expect(next("2027-07-05T21:00+03:00")).toBe("closed, 12.07 at 08:00");
  });

  it("says nothing when no opening is in sight", () => {
    const shut = scheduleOf({ ...hours, closingDays: [{ from: "2027-01-01", to: "2027-12-31" }] }, words);
    expect(openNow(shut, new Date("2027-06-01T10:00Z"))).toEqual({ text: "" });
  });

  const special = (day: string, opens: string, closes: string) => ({ day, opens, closes });
  const others = scheduleOf(
    {
      openingHours: [
        group("joi vineri", "13:00"),
        group("joi vineri", "08:00", "12:00"),
        group("sâmbătă", "16:00", "24:00"),
      ],
      closingDays: [],
      specialHours: [
        special("2026-12-24", "08:00", "13:00"),
        special("2026-12-27", "15:00", "17:00"),
        special("2026-12-27", "09:00", "11:00"),
        special("2027-01-01", "10:00", "12:00"),
      ],
    },
    words,
  );

  it.each([
    ["before a break", "2027-01-14T11:59+02:00", "open until 12:00"],
    ["in the break", "2027-01-14T12:00+02:00", "closed, today at 13:00"],
    ["after it", "2027-01-14T13:00+02:00", "open until 20:00"],
    ["in the evening", "2027-01-14T20:00+02:00", "closed, vineri at 08:00"],
    ["to the end of the day", "2027-01-16T23:59+02:00", "open until 24:00"],
    ["past midnight", "2027-01-17T00:00+02:00", "closed, joi at 08:00"],
    ["a shorter day", "2026-12-24T12:59+02:00", "open until 13:00"],
    ["a shorter day, closed", "2026-12-24T13:00+02:00", "closed, duminică at 09:00"],
    ["a day that has no hours otherwise, in its break", "2026-12-27T11:00+02:00", "closed, today at 15:00"],
    ["a legal holiday with hours of its own", "2027-01-01T11:00+02:00", "open until 12:00"],
    ["the eve of a legal holiday with hours of its own", "2026-12-31T21:00+02:00", "closed, vineri at 10:00"],
  ])("knows breaks, midnight and days with other hours: %s", (_, moment, sentence) => {
    expect(openNow(others, new Date(moment)).text).toBe(sentence);
  });

  it.each([
    ["in winter", "2027-01-18T07:00+02:00", "2027-01-18T08:00+02:00"],
    ["in summer", "2027-07-05T07:00+03:00", "2027-07-05T08:00+03:00"],
    ["over the change of the clock", "2027-03-27T12:00+02:00", "2027-03-29T08:00+03:00"],
    ["back again", "2027-10-30T12:00+03:00", "2027-11-01T08:00+02:00"],
    ["over closing days", "2027-02-02T21:00+02:00", "2027-02-04T08:00+02:00"],
  ])("knows the moment of the next opening, %s", (_, moment, opening) => {
    const { next } = openNow(schedule, new Date(moment));
    expect(next && momentOf(next)).toEqual(new Date(opening));
  });

  it("announces no opening while it is open, nor on a legal holiday", () => {
    for (const moment of ["2027-01-18T10:00+02:00", "2027-12-01T07:00+02:00"])
      expect(openNow(schedule, new Date(moment)).next).toBeUndefined();
  });
});

it.each([
  [[workdays], "luni–vineri, 08:00–20:00"],
  [[group("luni miercuri vineri")], "luni, miercuri, vineri, 08:00–20:00"],
  [[group("luni marți miercuri vineri")], "luni–miercuri, vineri, 08:00–20:00"],
  [[group("sâmbătă duminică")], "sâmbătă, duminică, 08:00–20:00"],
  [[group("marți")], "marți, 08:00–20:00"],
  [
    [group("luni marți miercuri"), group("sâmbătă", "09:00", "13:00")],
    "luni–miercuri, 08:00–20:00; sâmbătă, 09:00–13:00",
  ],
  [
    [group("luni marți", "13:00"), group("luni marți vineri", "08:00", "12:00")],
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
  const some = formatFooterHours([group("luni miercuri sâmbătă")]);
  expect(some).toBe("Luni, Miercuri, Sâmbătă 08:00 - 20:00");
});
