import { atRest, boxOf, examinationPath, expect, headerHydrated, onPhone, type Page } from "./support.ts";

const call = (page: Page) => page.locator("a[href^='tel:+4']:visible").first();

onPhone(
  "the connection breaks after the page has loaded: menu and disclosure open, and the scripts are fetched when it is back",
  async ({ page, context }) => {
    await page.goto(examinationPath("coloana"), { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.locator("header button[aria-haspopup=dialog]").click();
    await page.locator("dialog summary").first().click();
    await expect(page.locator("dialog a[href='/contact']")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();
    const layer = page.locator("main details:not([open]) > summary:visible").first();
    await layer.click();
    await expect(page.locator("main details[open]").first()).toBeVisible();
    await page.mouse.wheel(0, 4000);
    await expect(page.locator("footer")).toBeVisible();
    await expect(call(page)).toHaveAttribute("href", /^tel:/);
    await context.setOffline(false);
    await headerHydrated(page);
    expect(await page.pageErrors()).toEqual([]);
  },
);

atRest(
  "a phone in landscape, 844 × 390: title and call button are on the first screen, and the row of section links is not sticky",
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/");
    expect((await boxOf(page.locator("header"))).height).toBe(56);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    await expect(call(page)).toBeInViewport({ ratio: 1 });
    await page.goto(examinationPath("cerebral"));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.locator("#sectiuni")).not.toBeInViewport();
  },
);
