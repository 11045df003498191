import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { holdBackScripts, passThroughCache, readToItsEnd, takenOver } from "./support.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const services = (page: Page) => page.getByRole("button", { name: "Servicii RMN" });
const prices = (page: Page) => page.getByRole("button", { name: "Prețuri & CAS" });
const servicesPanel = (page: Page) => page.locator("#meniu-1");
const pricesPanel = (page: Page) => page.locator("#meniu-2");

async function openPage(page: Page, path = "/contact") {
  await page.goto(path);
  await takenOver(page);
}

async function openByHover(page: Page) {
  await services(page).hover();
  await expect(servicesPanel(page)).toBeVisible();
}

test.describe("mouse", () => {
  test.beforeEach(({ page }) => openPage(page));

  test(row("D1"), async ({ page }) => {
    await services(page).hover();
    await expect(servicesPanel(page)).toBeVisible();
    await expect(services(page)).toHaveAttribute("aria-expanded", "true");
    await expect(servicesPanel(page).getByRole("link")).toHaveCount(6);
  });

  test(row("D2"), async ({ page }) => {
    await page.clock.install();
    await services(page).hover();
    await page.clock.runFor(40);
    await page.mouse.move(640, 600);
    await page.clock.runFor(2000);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test(row("D3"), async ({ page }) => {
    await openByHover(page);
    await page.clock.install();
    const box = await servicesPanel(page).boundingBox();
    const button = await services(page).boundingBox();
    if (!box || !button) throw new Error("no box");
    const x = button.x + button.width / 2;
    await page.mouse.move(x, button.y + button.height + 2);
    await page.mouse.move(x, box.y - 3);
    await page.mouse.move(x, box.y + 40);
    await page.clock.runFor(2000);
    await expect(servicesPanel(page)).toBeVisible();
  });

  test(row("D4"), async ({ page }) => {
    await openByHover(page);
    await page.mouse.move(200, 700);
    await expect(servicesPanel(page)).toBeHidden();
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
  });

  test(row("D5"), async ({ page }) => {
    await openByHover(page);
    await services(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await page.clock.install();
    await page.mouse.move(200, 700);
    await page.clock.runFor(2000);
    await expect(servicesPanel(page)).toBeVisible();
  });

  test(row("D6"), async ({ page }) => {
    await services(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await services(page).click();
    await expect(servicesPanel(page)).toBeHidden();
  });

  test(row("D11"), async ({ page }) => {
    await openByHover(page);
    await page.clock.install();
    await page.keyboard.press("Escape");
    await expect(servicesPanel(page)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test(row("D13"), async ({ page }) => {
    await services(page).click();
    await prices(page).hover();
    await expect(pricesPanel(page)).toBeVisible();
    await expect(servicesPanel(page)).toBeHidden();
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
    await expect(prices(page)).toHaveAttribute("aria-expanded", "true");
  });

  test(row("D14"), async ({ page }) => {
    await services(page).click();
    await page.mouse.click(200, 700);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test(row("D21"), async ({ page }) => {
    await services(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await passThroughCache(page);
    await expect(servicesPanel(page)).toBeHidden();
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page);
    await services(page).focus();
  });

  for (const [id, key] of [
    ["D7", "Enter"],
    ["D8", "Space"],
  ] as const) {
    // The ids stand here in full for the check that every row has a test: row("D7"), row("D8").
    test(row(id), async ({ page }) => {
      await page.keyboard.press(key);
      await expect(servicesPanel(page)).toBeVisible();
      await expect(services(page)).toBeFocused();
      await expect(services(page)).toHaveAttribute("aria-expanded", "true");
    });
  }

  test(row("D9"), async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await expect(servicesPanel(page)).toBeVisible();
    await expect(servicesPanel(page).getByRole("link").first()).toBeFocused();
  });

  test(row("D10"), async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(servicesPanel(page)).toBeHidden();
    await expect(services(page)).toBeFocused();
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
  });

  test(row("D12"), async ({ page }) => {
    await page.keyboard.press("Enter");
    for (let link = 0; link < 7; link++) await page.keyboard.press("Tab");
    await expect(prices(page)).toBeFocused();
    await expect(servicesPanel(page)).toBeHidden();
  });

  test(row("D16"), async ({ page }) => {
    await page.clock.install();
    await expect(services(page)).toBeFocused();
    await page.clock.runFor(2000);
    await expect(servicesPanel(page)).toBeHidden();
  });
});

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test(row("D15"), async ({ page }) => {
    await openPage(page);
    await services(page).tap();
    await expect(servicesPanel(page)).toBeVisible();
    await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("D17"), async ({ page }) => {
    await page.goto("/contact");
    await services(page).click();
    await expect(servicesPanel(page).getByRole("link")).toHaveCount(6);
    await expect(servicesPanel(page).getByRole("link").first()).toBeVisible();
  });
});

test(row("D18"), async ({ page }) => {
  const letGo = await holdBackScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await readToItsEnd(page);
  await services(page).click();
  await expect(servicesPanel(page)).toBeVisible();
  letGo();
  // Without another sign: focus on the button is enough.
  await expect(services(page)).toHaveAttribute("aria-expanded", "true");
  await expect(servicesPanel(page)).toBeVisible();
});

test(row("D19"), async ({ page }) => {
  await openPage(page, "/servicii/rmn-coloana");
  await expect(services(page)).toHaveAttribute("aria-current", "true");
  await expect(prices(page)).not.toHaveAttribute("aria-current");
  await services(page).click();
  await expect(servicesPanel(page).locator("[aria-current=page]")).toHaveText(/RMN coloană/);
});

test(row("D20"), async ({ page }) => {
  await openPage(page);
  for (const width of [768, 800, 899, 900, 1024, 1080, 1081, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [button, panel] of [
      [services(page), servicesPanel(page)],
      [prices(page), pricesPanel(page)],
    ] as const) {
      await button.click();
      const box = await panel.boundingBox();
      expect(box, `panel at ${width} px`).not.toBeNull();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width, `inside at ${width} px`).toBe(
        true,
      );
      await page.keyboard.press("Escape");
    }
  }
});

test(row("D22"), async ({ page }) => {
  const letGo = await holdBackScripts(page, /header-menus/);
  const wanted = page.waitForRequest(/header-menus/);
  await page.goto("/contact");
  await services(page).hover();
  await wanted;
  await expect(servicesPanel(page)).toBeHidden();
  letGo();
  await expect(servicesPanel(page)).toBeVisible();
});
