import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openNow, type Schedule, withDoubt } from "#lib/open-now.ts";

/** A test case: its name, the local time in Timișoara, and the expected text. */
type Moment = readonly [what: string, at: string, says: string];
/** The schedules by name. Each one contains only the fields that differ from `usual`. */
const SCHEDULES: Readonly<Record<string, Partial<Omit<Schedule, "words">>>> = {
  usual: {
    openingHours: [{ days: ["luni", "marți", "miercuri", "joi", "vineri"], opens: "08:00", closes: "20:00" }],
    closingDays: [
      { from: "2027-02-03" },
      { from: "2027-03-01", to: "2027-03-03" },
      { from: "2027-12-24", to: "2028-01-09" },
    ],
    specialHours: [],
    publicHolidays: "unknown",
  },
  mondays: { openingHours: [{ days: ["luni"], opens: "08:00", closes: "20:00" }], closingDays: [] },
  winter: { closingDays: [{ from: "2026-12-01", to: "2027-03-31" }] },
  years: {
    closingDays: [
      { from: "2027-01-01", to: "2028-12-31" },
      { from: "2029-01-01", to: "2032-12-31" },
    ],
  },
  shut: { closingDays: [{ from: "2027-06-01", to: "2099-12-31" }] },
  never: { openingHours: [] },
  "open on holidays": { publicHolidays: "open" },
  "closed on holidays": { publicHolidays: "closed" },
  others: {
    openingHours: [
      { days: ["joi", "vineri"], opens: "13:00", closes: "20:00" },
      { days: ["joi", "vineri"], opens: "08:00", closes: "12:00" },
      { days: ["sâmbătă"], opens: "16:00", closes: "24:00" },
    ],
    closingDays: [],
    specialHours: [
      { day: "2026-12-24", opens: "08:00", closes: "13:00" },
      { day: "2026-12-27", opens: "15:00", closes: "17:00" },
      { day: "2026-12-27", opens: "09:00", closes: "11:00" },
      { day: "2027-01-01", opens: "10:00", closes: "12:00" },
    ],
  },
};
const SAID: Readonly<Record<string, readonly Moment[]>> = {
  usual: [
    ["a workday in winter", "2027-01-18 10:00", "open until 20:00"],
    ["a workday in summer", "2027-07-05 19:59", "open until 20:00"],
    ["the minute of opening", "2027-07-05 08:00", "open until 20:00"],
    ["the minute before opening", "2027-07-05 07:59", "closed until today 08:00"],
    ["the minute of closing", "2027-07-05 20:00", "closed until marți 08:00"],
    ["a Friday evening", "2027-07-09 21:00", "closed until luni 08:00"],
    ["a legal holiday, before opening", "2027-12-01 07:00", "closed until today 08:00; maybe closed"],
    ["a legal holiday, during its hours", "2027-12-01 10:00", "closed until joi 08:00; today, maybe closed"],
    [
      "the first of two holidays, during its hours",
      "2027-11-30 10:00",
      "closed until miercuri 08:00; today and miercuri, maybe closed",
    ],
    ["the evening of a holiday", "2027-12-01 20:30", "closed until joi 08:00"],
    ["the eve of Good Friday", "2027-04-29 20:30", "closed until vineri 08:00; maybe closed"],
    ["the eve of a closing day", "2027-02-02 21:00", "closed until joi 08:00"],
    ["the last of three closing days", "2027-03-03 10:00", "closed until joi 08:00"],
    ["the first closing day", "2027-12-24 10:00", "closed until pe 10 ianuarie, 08:00"],
  ],
  mondays: [
    ["six days before the opening", "2027-07-06 10:00", "closed until luni 08:00"],
    ["a week before the opening", "2027-07-05 21:00", "closed until pe 12 iulie, 08:00"],
  ],
  winter: [["a holiday in a closed winter", "2026-12-25 10:00", "closed until pe 1 aprilie, 08:00"]],
  years: [["an opening in 2033", "2027-06-01 13:00", "closed until pe 3 ianuarie 2033, 08:00"]],
  shut: [["no opening in sight", "2027-06-01 13:00", "closed for now"]],
  "open on holidays": [["a holiday", "2027-11-30 10:00", "open until 20:00"]],
  "closed on holidays": [
    ["the eve of two holidays", "2027-11-29 21:00", "closed until joi 08:00"],
    ["a holiday", "2027-11-30 10:00", "closed until joi 08:00"],
  ],
  never: [["a week without hours", "2027-06-01 13:00", "closed for now"]],
  others: [
    ["before a break", "2027-01-14 11:59", "open until 12:00"],
    ["in a break", "2027-01-14 12:00", "closed until today 13:00"],
    ["the last minute before 24:00", "2027-01-16 23:59", "open until 24:00"],
    ["special hours, before closing", "2026-12-24 12:59", "open until 13:00"],
    ["special hours, after closing", "2026-12-24 13:00", "closed until vineri 08:00; maybe closed"],
    ["a break in special hours", "2026-12-27 11:00", "closed until today 15:00"],
    ["a legal holiday with special hours", "2027-01-01 11:00", "open until 12:00"],
  ],
};
const words = {
  open: "open until {ora}",
  closed: "closed until {zi} {ora}",
  closedLong: "closed until {zi}, {ora}",
  closedForNow: "closed for now",
  today: "today",
  and: "and",
  holiday: "maybe closed",
};
/**
 * The moment at which a clock in Timișoara shows `shown`, for example „2027-07-05 19:59”. The function knows
 * only the summer time of 2027.
 */
const momentAt = (shown: string) =>
  new Date(`${shown}+0${shown > "2027-03-28" && shown < "2027-10-31" ? 3 : 2}:00`);
const MOMENTS = Object.entries(SAID).flatMap(([name, moments]) =>
  moments.map(([what, at, says]) => ({ name, what, at, says })),
);
const openAt = (name: string, at: string) =>
  openNow({ ...SCHEDULES.usual, ...SCHEDULES[name], words } as Schedule, momentAt(at));

describe("opening status on a device in another time zone", () => {
  beforeAll(() => void vi.stubEnv("TZ", "America/Los_Angeles"));
  afterAll(() => void vi.unstubAllEnvs());

  it.each(MOMENTS)("$name, $what: $says", ({ name, at, says }) => {
    expect(withDoubt(openAt(name, at)).replaceAll("\u00a0", " ")).toBe(says);
  });

  it("the next opening is a day and a time, from which a reminder is made", () => {
    const { next } = openAt("usual", "2027-07-09 21:00");
    expect(next).toMatchObject({ day: "2027-07-12", time: "08:00" });
  });

  it("no next opening is known: there is nothing to be reminded of", () => {
    expect(openAt("never", "2027-06-01 13:00").next).toBeUndefined();
  });
});
