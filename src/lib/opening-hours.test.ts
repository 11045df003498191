import { expect, it } from "vitest";
import { formatFooterHours, formatOpeningHours, type Weekday } from "#lib/opening-hours.ts";

const between = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });
const group = (...days: Weekday[]) => between(days, "08:00", "20:00");
const workdays = group("luni", "marți", "miercuri", "joi", "vineri");

it.each([
  [[workdays], "luni–vineri, 08:00–20:00"],
  [[group("luni", "miercuri", "vineri")], "luni, miercuri, vineri, 08:00–20:00"],
  [[group("luni", "marți", "miercuri", "vineri")], "luni–miercuri, vineri, 08:00–20:00"],
  [[group("sâmbătă", "duminică")], "sâmbătă, duminică, 08:00–20:00"],
  [[group("marți")], "marți, 08:00–20:00"],
  [
    [group("luni", "marți", "miercuri"), between(["sâmbătă"], "09:00", "13:00")],
    "luni–miercuri, 08:00–20:00; sâmbătă, 09:00–13:00",
  ],
  [
    [between(["luni", "marți"], "13:00", "20:00"), between(["luni", "marți", "vineri"], "08:00", "12:00")],
    "luni, marți, 08:00–12:00 și 13:00–20:00; vineri, 08:00–12:00",
  ],
])("formats opening hours for prose: case %#", (groups, text) => {
  expect(formatOpeningHours(groups)).toBe(text);
});

it("formats opening hours for the footer as the specification requires", () => {
  expect(formatFooterHours([workdays])).toBe("Luni-Vineri 08:00 - 20:00");
  const [morning, evening] = [
    { ...workdays, closes: "12:00" },
    { ...workdays, opens: "13:00" },
  ];
  expect(formatFooterHours([morning, evening])).toBe("Luni-Vineri 08:00 - 12:00, 13:00 - 20:00");
  const some = formatFooterHours([group("luni", "miercuri", "sâmbătă")]);
  expect(some).toBe("Luni, Miercuri, Sâmbătă 08:00 - 20:00");
});
