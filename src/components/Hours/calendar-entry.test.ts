import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { calendarEntry, momentOf } from "#components/Hours/calendar-entry.ts";

beforeAll(() => {
  vi.stubGlobal("location", { hostname: "clinica.ro" });
  vi.stubEnv("TZ", "America/Los_Angeles");
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it.each([
  "Sunați, dacă puteți; altfel scrieți \\ veniți:\nal doilea rând",
  "Țineți la îndemână trimiterea, cardul implantului și lista medicamentelor; vă întrebăm și ce greutate aveți. 🗓️ 0256 000 000",
])("a calendar program reads the text of the reminder unchanged, and reminds at the opening: %s", (words) => {
  const entry = calendarEntry(new Date("2027-04-01T05:00:00Z"), words);
  const event = new ICAL.Component(ICAL.parse(entry)).getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("summary")).toBe(words);
  expect(event?.getFirstPropertyValue("dtstart")?.toString()).toBe("2027-04-01T05:00:00Z");
  const alarm = event?.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("description")).toBe(words);
  // The phone reminds at the opening itself, not before or after it.
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("PT0S");
});

it.each([
  ["in summer", "2027-07-12", "2027-07-12T05:00:00Z"],
  ["after the change to summer time", "2027-03-29", "2027-03-29T05:00:00Z"],
  ["after the end of summer time", "2027-11-01", "2027-11-01T06:00:00Z"],
])(
  "a reminder is for the minute of the opening in Timișoara, on a device in another time zone: %s",
  (_, day, at) => {
    expect(momentOf({ day, time: "08:00" })).toEqual(new Date(at));
  },
);
