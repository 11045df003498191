import { expect, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { covered } from "./out-of-place.ts";
import { isInPlace, openPanel, PAGE, panel, toggle } from "./panel.ts";
import { alterPages, onTouch, takenOver } from "./support.ts";

onTouch(row("P18"), async ({ page }) => {
  await page.goto("/contact");
  const call = page.locator("header").getByRole("link", { name: "Sună la clinică" });
  await expect(call).toHaveAttribute("href", /^tel:\+40\d{9}$/);
  await expect(call).toBeVisible();
});

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

test(row("H2"), async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  // The browser itself then refuses a selector that names it, but for the forgiving `:is()`.
  await alterPages(page, (code) => code.replaceAll(":popover-open", ":unknown"), "script");
  await page.goto("/contact");
  await takenOver(page);
  const button = page.getByRole("button", { name: "Servicii RMN" });
  await button.hover();
  await button.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.setViewportSize({ width: 390, height: 844 });
  await toggle(page).click();
  await page.keyboard.press("Shift+Tab");
  await expect(panel(page)).toBeVisible();
  expect(await page.pageErrors()).toEqual([]);
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
