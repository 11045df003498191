import {
  examinationPath,
  expect,
  headerHydrated,
  menus,
  PATHS,
  site,
  THOROUGH,
  atRest as test,
  violations,
} from "./support.ts";

/** Pages that together contain nearly every component; the others repeat them with other texts. */
const EXAMPLES = ["/", examinationPath("articulatii"), "/preturi-rmn", "/contact", "/nu-exista"];

// These tests use reduced motion, because axe cannot measure the contrast of moving elements.
for (const path of [...PATHS, "/nu-exista"])
  test(
    `axe finds no violation in the page (${path})`,
    EXAMPLES.includes(path) ? {} : THOROUGH,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await headerHydrated(page);
      expect(await violations(page)).toEqual([]);
    },
  );

for (const [name, width] of [
  [site.ui.header.open, 390],
  [menus.desktop.find(({ submenu }) => submenu)?.name, 1280],
] as const)
  test(`axe finds no violation in an open menu (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contact");
    await headerHydrated(page);
    await page.getByRole("button", { name, exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });
