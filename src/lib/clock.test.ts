import { expect, it } from "vitest";
import { clock } from "#lib/clock.ts";

it("computes the same local time in Timișoara as Intl, for every hour of 15 years", () => {
  const shown = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Bucharest",
    dateStyle: "short",
    timeStyle: "short",
  });
  const hours = Array.from({ length: 15 * 8766 }, (_, hour) => new Date(Date.UTC(2025, 0, 1, hour)));
  expect(hours.filter((hour) => clock(hour) !== shown.format(hour))).toEqual([]);
});
