import {
  atRest,
  examinationPath,
  expect,
  headerHydrated,
  KINDS,
  menus,
  site,
  violations,
} from "./support.ts";

// These tests use reduced motion, because axe cannot measure the contrast of moving elements.
for (const path of [...KINDS, "/nu-exista"])
  atRest(
    `any page, also with a menu open, axe checks the page: it finds no violation (${path}, 390 px)`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await headerHydrated(page);
      expect(await violations(page)).toEqual([]);
    },
  );

for (const [name, width] of [
  [site.ui.header.open, 390],
  ...menus.desktop.filter(({ submenu }) => submenu).map(({ name }) => [name, 1280] as const),
] as const)
  atRest(
    `any page, also with a menu open, axe checks the page: it finds no violation (${name} open)`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(examinationPath("coloana"));
      await headerHydrated(page);
      await page.getByRole("button", { name, exact: true }).click();
      expect(await violations(page)).toEqual([]);
    },
  );
