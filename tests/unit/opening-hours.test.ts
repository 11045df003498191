import { expect, it } from "vitest";
import { formatFooterHours, formatOpeningHours, type Weekday } from "../../src/lib/opening-hours.ts";

const group = (...days: Weekday[]) => ({ days, opens: "08:00", closes: "20:00" });

it.each([
  [[group("luni", "marți", "miercuri", "joi", "vineri")], "luni–vineri, 08:00–20:00"],
  [[group("luni", "miercuri", "vineri")], "luni, miercuri, vineri, 08:00–20:00"],
  [[group("luni", "marți", "miercuri", "vineri")], "luni–miercuri, vineri, 08:00–20:00"],
  [[group("sâmbătă", "duminică")], "sâmbătă, duminică, 08:00–20:00"],
  [[group("marți")], "marți, 08:00–20:00"],
  [
    [group("luni", "marți", "miercuri"), { days: ["sâmbătă"] as const, opens: "09:00", closes: "13:00" }],
    "luni–miercuri, 08:00–20:00; sâmbătă, 09:00–13:00",
  ],
])("in prose: %#", (groups, text) => {
  expect(formatOpeningHours(groups)).toBe(text);
});

it("in the footer, in the form that the specification fixes", () => {
  expect(formatFooterHours([group("luni", "marți", "miercuri", "joi", "vineri")])).toBe(
    "Luni-Vineri 08:00 - 20:00",
  );
  expect(formatFooterHours([group("luni", "miercuri", "sâmbătă")])).toBe(
    "Luni, Miercuri, Sâmbătă 08:00 - 20:00",
  );
});
