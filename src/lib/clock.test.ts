import { expect, it } from "vitest";
import { clock } from "#lib/clock.ts";

it("computes the same local time in Timișoara as Intl, for every hour of the weeks in which the clock changes, in 28 years", () => {
  const shown = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Bucharest",
    dateStyle: "short",
    timeStyle: "short",
  });
  for (let year = 2025; year < 2053; year++)
    for (const month of [2, 9])
      for (let hour = 0; hour < 7 * 24; hour++) {
        const moment = new Date(Date.UTC(year, month, 25, hour));
        expect(clock(moment)).toBe(shown.format(moment));
      }
});
