import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import type { Calendar } from "#lib/open-now.ts";
import { WeekChart } from "#screens/ContactScreen/WeekChart.tsx";

/** Returns props with opening hours, but without closing days and special hours. */
const usual = (openingHours: Calendar["openingHours"]) => ({
  calendar: { openingHours, closingDays: [], specialHours: [], publicHolidays: "unknown" as const },
  today: "azi",
});

it.each([
  ["08:00", "20:00", ["08", "14", "20"]],
  ["08:30", "14:15", ["08:30", "11", "14:15"]],
])("the week chart labels its axis with the opening hours: %s to %s", (opens, closes, hours) => {
  const chart = shown(<WeekChart {...usual([{ days: ["luni"], opens, closes }])} />);
  expect([...chart.matchAll(/text-anchor="end">([^ ]*)/gi)].map(([, hour]) => hour)).toEqual(hours);
});

it("the week chart shows a break as closed", () => {
  const days = ["luni" as const];
  const morning = { days, opens: "08:00", closes: "12:00" };
  const evening = { days, opens: "13:00", closes: "24:00" };
  const chart = shown(<WeekChart {...usual([evening, morning])} />);
  const [, monday = ""] = chart.split('data-day="luni" data-open');
  const [first, second] = [...monday.matchAll(/<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/g)].map(
    ([, y, height]) => ({ from: Number(y), to: Number(y) + Number(height) }),
  );
  expect(first?.to).toBeLessThan(second?.from ?? 0);
});
