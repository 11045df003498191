import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { FastRuler } from "#screens/ServiceScreen/FastRuler.tsx";

const minutes = { from: 45, to: 60 };

it("the ruler of hours begins at the longest fast, its dark part at the shortest, and only rules with hours have a bar, which ends at the arrival", () => {
  const facts = [
    { label: "Fără mâncare", value: "4–6 ore înainte" },
    { label: "Vezica", value: "moderat plină" },
    { label: "Fără lichide", value: "2 ore înainte" },
  ];
  const html = shown(<FastRuler facts={facts} minutes={minutes} />);
  expect(html).not.toContain("Vezica");
  const bars = [...html.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(([, x, width]) => ({
    width: Number(width),
    end: Number(x) + Number(width),
  }));
  const [food, drink] = bars as [(typeof bars)[number], (typeof bars)[number]];
  expect(food.width).toBeCloseTo(3 * drink.width);
  expect(food.end).toBeCloseTo(drink.end);
  const [certainFrom] = /(?<=<path d="M)[\d.]+/.exec(html) ?? [];
  expect(food.end - Number(certainFrom)).toBeCloseTo((4 / 6) * food.width);
  expect(html.match(/−\d+/g)).toEqual(["−6", "−4", "−2"]);
});

it("an examination without a fast has no ruler of hours", () => {
  expect(shown(<FastRuler facts={[{ label: "Când", value: "zilele 7–14" }]} minutes={minutes} />)).toBe("");
});
