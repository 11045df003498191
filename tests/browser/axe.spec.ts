import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { PATHS } from "./paths.ts";
import { takenOver } from "./support.ts";

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 120)) }));
}

// Nothing moves while axe measures contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...PATHS, "/nu-exista"]) {
  for (const width of [390, 1280]) {
    test(`${row("R10")} (${path}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await takenOver(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}

test(`${row("R10")} (panel open)`, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/servicii/rmn-coloana");
  await takenOver(page);
  await page.getByRole("button", { name: "Deschide meniul" }).click();
  expect(await violations(page)).toEqual([]);
});

for (const name of ["Servicii RMN", "Prețuri & CAS"]) {
  test(`${row("R10")} (${name} open)`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto("/servicii/rmn-coloana");
    await takenOver(page);
    await page.getByRole("button", { name }).click();
    expect(await violations(page)).toEqual([]);
  });
}
