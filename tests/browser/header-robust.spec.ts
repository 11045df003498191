import { covered } from "./out-of-place.ts";
import { isInPlace, openPanel, PAGE, panel, toggle } from "./panel.ts";
import { expect, onTouch, row, takenOver } from "./support.ts";

onTouch(row("P19"), async ({ page }) => {
  await page.goto("/contact");
  await takenOver(page);
  for (let tap = 0; tap < 2; tap++) await toggle(page).tap({ force: true });
  await isInPlace(page);
  await expect(page).toHaveURL(/\/contact$/);
});

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [667, 375],
  [568, 320],
  [320, 256],
] as const)
  onTouch(`${row("P20")} (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPanel(page);
    await isInPlace(page);
    expect(await covered(page)).toEqual([]);
  });

onTouch(row("P22"), async ({ page }) => {
  await page.route("**/*.svg", (route) => route.abort());
  await page.goto("/contact");
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  const widths = await page
    .locator(":is(header > div button, header [href^='tel:'], dialog button) svg:visible")
    .evaluateAll((glyphs) => glyphs.map((glyph) => (glyph as SVGSVGElement).getBBox().width));
  // Toggle, phone icon, close button and the panel's call button.
  expect(widths).toHaveLength(4);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(10);
});

onTouch(row("H5"), async ({ page }) => {
  for (const path of ["/", PAGE, "/contact", "/preturi-rmn"]) {
    await page.goto(path);
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const silent = await page.locator("header > div a[href^='tel:'], [data-call]").evaluateAll((calls) =>
        calls
          .filter((call) => (call as HTMLElement).checkVisibility())
          .map((call) => ({
            dials: call.getAttribute("href")?.replace("tel:+40", "0"),
            name: call.getAttribute("aria-label") ?? call.textContent ?? "",
          }))
          .filter(({ dials, name }) => name.replaceAll(/\D/g, "") !== dials),
      );
      expect(silent, `${path} at ${width} px`).toEqual([]);
    }
  }
});
