import { expect, type Page, test } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { row } from "../behaviour/rows.ts";
import { PATHS } from "./paths.ts";
import { boxOf } from "./support.ts";

const { faq, home, services } = loadSite(process.cwd());
const MISSING = "/nu-exista";

/** Sizes of all HTML text of a page, in CSS pixels; of what is closed, too. */
const sizesOf = (page: Page) =>
  page.evaluate(() => {
    const sizes: number[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!textContent?.trim() || !parentElement || parentElement.closest("svg, script, style")) continue;
      sizes.push(Math.round(Number.parseFloat(getComputedStyle(parentElement).fontSize) * 10) / 10);
    }
    return sizes;
  });

for (const width of [390, 1440])
  test(`${row("Y1")} (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const sizes = new Set<number>();
    for (const path of [...PATHS, MISSING]) {
      await page.goto(path);
      for (const size of await sizesOf(page)) sizes.add(size);
    }
    expect(sizes.size, [...sizes].join(", ")).toBeLessThanOrEqual(8);
  });

for (const [width, height] of [
  [360, 740],
  [390, 664],
] as const)
  test(`${row("Y2")} (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(MISSING);
    await expect(page.locator("[data-call-bar] a")).toBeVisible();
    const strip = await boxOf(page.locator("[data-call-bar] > div"));
    expect((await boxOf(page.locator("main a[href='/']"))).bottom).toBeLessThan(strip.y);
  });

test(row("Y3"), async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(MISSING);
  const footer = await boxOf(page.locator("footer"));
  expect(footer.bottom).toBeGreaterThanOrEqual(1440);
  expect((await boxOf(page.locator("main > :first-child"))).bottom).toBe(footer.y);
});

test(row("Y4"), async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/");
  expect((await page.locator("header").boundingBox())?.height).toBe(56);
  await expect(page.locator("main [data-call]").first()).toBeInViewport({ ratio: 1 });
  await page.goto(`/servicii/${services[0]?.slug}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.locator("[data-sections]").first()).not.toBeInViewport();
});

test(row("Y5"), async ({ page }) => {
  const questions = faq.items.flatMap(({ question, isShortcut }) => (isShortcut ? [question] : []));
  for (const name of [...Object.values(home.shortcuts), ...questions]) {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.locator(":target")).toBeInViewport();
  }
});
