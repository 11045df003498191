import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WeekChart } from "../../src/screens/ContactScreen/WeekChart.tsx";

const hoursShown = (opens: string, closes: string) =>
  [
    ...renderToStaticMarkup(
      <WeekChart openingHours={[{ days: ["luni"], opens, closes }]} today="azi" />,
    ).matchAll(/text-anchor="end">([^ ]*)/gi),
  ].map(([, hour]) => hour);

it("says the hours beside the week as they are", () => {
  expect(hoursShown("08:00", "20:00")).toEqual(["08", "14", "20"]);
  expect(hoursShown("08:30", "14:15")).toEqual(["08:30", "11", "14:15"]);
});
