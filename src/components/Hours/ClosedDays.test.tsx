import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { ClosedDays } from "#components/Hours/ClosedDays.tsx";
import { hoursTexts } from "#components/Hours/hours-texts.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { clinic, ui } = FIXTURE_SITE;

it("special hours and closing days are shown with their year and removed after their date", () => {
  const hours = { opens: "09:00", closes: "13:00" };
  const days = {
    ...clinic,
    openingHours: [{ days: ["luni" as const], ...hours }],
    specialHours: [{ day: "2026-12-24", ...hours }],
    closingDays: [{ from: "2026-12-25", to: "2026-12-26" }],
  };
  const texts = hoursTexts({
    ...FIXTURE_SITE,
    clinic: days,
    ui: { ...ui, hours: { ...ui.hours, off: "închis" } },
  });
  const lines = shown(<ClosedDays hours={texts} />).match(/<p.*?<\/p>/g);
  expect(lines?.map((line) => line.replaceAll(/[\u00a0\u2009\u202f]/g, " "))).toEqual([
    "<p>Marți–duminică: închis</p>",
    "<p>24 decembrie 2026: 09:00–13:00</p>",
    "<p>25–26 decembrie 2026: închis</p>",
  ]);
  expect(texts.exceptions.map(({ until }) => until)).toEqual(["2026-12-24", "2026-12-26"]);
});
