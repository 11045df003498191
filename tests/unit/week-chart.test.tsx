import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WeekChart } from "../../src/components/WeekChart/WeekChart.tsx";

const hoursShown = (opens: string, closes: string) =>
  [
    ...renderToStaticMarkup(<WeekChart openingHours={[{ days: ["luni"], opens, closes }]} />).matchAll(
      /text-anchor="end">([^ ]*)/gi,
    ),
  ].map(([, hour]) => hour);

it("says the hours beside the week as they are", () => {
  expect(hoursShown("08:00", "20:00")).toEqual(["8", "14", "20"]);
  expect(hoursShown("08:30", "14:15")).toEqual(["8:30", "11", "14:15"]);
});
