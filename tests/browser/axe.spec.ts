import {
  alterPages,
  atRest,
  blockRequests,
  examinationPath,
  expect,
  headerHydrated,
  ISLAND_PAGES,
  KINDS,
  oneOfKind,
  onPhone,
  PATHS,
  row,
  site,
  THOROUGH,
  test,
  violations,
} from "./support.ts";

const SHOWN = [...KINDS, "/nu-exista"];

// One page of each kind is enough, because pages of one kind differ only in texts and pictures.
for (const path of SHOWN)
  test(
    `${row("R10", "R17")} (${path}, 1280 px, moving, forced colours)`,
    path === "/" ? {} : THOROUGH,
    async ({ page }) => {
      await page.goto(path);
      await headerHydrated(page);
      expect.soft(await violations(page), "moving").toEqual([]);
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      // Disables the contrast rule, because axe reads the colours of the style sheet instead of the forced
      // colours.
      const forced = await violations(page, (search) => search.disableRules("color-contrast"));
      expect.soft(forced, "forced colours").toEqual([]);
    },
  );

for (const path of ISLAND_PAGES)
  onPhone(`${row("R17")} (${path}, no script)`, THOROUGH, async ({ page }) => {
    await blockRequests(page, ["script"]);
    await alterPages(page, (html) => html.replace(/<script type="module"[\s\S]*?<\/script>/g, ""));
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });

// These tests use reduced motion, because axe cannot measure the contrast of moving elements.
for (const path of [...PATHS, "/nu-exista"])
  atRest(`${row("R10")} (${path}, 390 px)`, oneOfKind(path), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await headerHydrated(page);
    expect(await violations(page)).toEqual([]);
  });

for (const [name, width] of [
  [site.ui.header.open, 390],
  ...site.navigation.desktop.filter(({ submenu }) => submenu).map(({ name }) => [name, 1280] as const),
] as const)
  atRest(`${row("R10")} (${name} open)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(examinationPath("coloana"));
    await headerHydrated(page);
    await page.getByRole("button", { name, exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });
