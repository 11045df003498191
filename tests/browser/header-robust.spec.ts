import { isInPlace, openPanel, PAGE, panel, toggle } from "./panel.ts";
import {
  boxOf,
  enlarge,
  expect,
  layStyles,
  onTouch,
  type Page,
  row,
  TEXT_SPACING,
  takenOver,
} from "./support.ts";

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
    const stops = await panel(page).locator("a:visible, button:visible, summary:visible").count();
    for (let press = 0; press < stops; press++) {
      await page.keyboard.press("Tab");
      const cover = await page.evaluate(() => {
        const stop = document.activeElement as HTMLElement;
        const { x, width, top, bottom } = stop.getBoundingClientRect();
        return [top + 2, bottom - 2]
          .map((y) => document.elementFromPoint(x + width / 2, y))
          .filter((there) => !there || !stop.contains(there))
          .map((there) => `${stop.textContent} under ${there?.className}`);
      });
      expect(cover, `${press + 1} times Tab`).toEqual([]);
    }
  });

for (const [id, widths, alter] of [
  ["P21", [320, 344, 360, 372, 373, 375, 390, 412, 430], (page: Page) => layStyles(page, TEXT_SPACING)],
  ["P26", [900, 1081, 1280, 1440, 1920, 2560], enlarge],
] as const)
  onTouch(row(id), async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/contact");
      await alter(page);
      const bar = await boxOf(page.locator("header > div"));
      const controls = page.locator("header > div :is(a, button):visible");
      expect(await controls.count()).toBeGreaterThan(2);
      for (const control of await controls.all()) {
        const { x, y, right, bottom } = await boxOf(control);
        expect(x >= 0 && right <= width && y >= 0 && bottom <= bar.bottom, `${width} px`).toBe(true);
      }
    }
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
