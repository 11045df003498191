import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { KINDS, PATHS } from "./paths.ts";
import { takenOver } from "./support.ts";

async function violations(page: Page, without: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 120)) }));
}

const SHOWN = [...KINDS, "/nu-exista"];

test.describe("motion", () => {
  for (const path of SHOWN) {
    test(`${row("R17")} (${path}, moving)`, async ({ page }) => {
      await page.goto(path);
      await takenOver(page);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const path of SHOWN) {
    test(`${row("R17")} (${path}, forced colours)`, async ({ page }) => {
      await page.goto(path);
      await takenOver(page);
      // Colours are the system's own here; axe reads those of the style sheet.
      expect(await violations(page, ["color-contrast"])).toEqual([]);
    });
  }
});

test.describe("without the page's scripts", () => {
  for (const path of SHOWN) {
    test(`${row("R17")} (${path}, no script)`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route("**/*", async (route) => {
        if (route.request().resourceType() === "script") return route.abort();
        if (route.request().resourceType() !== "document") return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(/<script type="module"[\s\S]*?<\/script>/g, "");
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }
});

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
