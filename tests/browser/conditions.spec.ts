import { expectGoodLayout } from "./layout-faults.ts";
import {
  atRest,
  blockRequests,
  boxOf,
  examinationPath,
  expect,
  headerHydrated,
  onPhone,
  type Page,
} from "./support.ts";

const call = (page: Page) => page.locator("a[href^='tel:+4']:visible").first();

onPhone(
  "all images blocked, any page loads: every meaningful picture has a text alternative, the call button is visible, and nothing is too wide",
  async ({ page }) => {
    await blockRequests(page, ["image"]);
    for (const path of ["/", examinationPath("coloana")]) {
      await page.goto(path);
      await expect.soft(call(page), path).toBeVisible();
      // Decorative images have an empty `alt`; inline SVG is hidden or has a name.
      const silent = page.locator("img:not([alt]), svg:not([aria-hidden]):not([aria-label])");
      await expect.soft(silent, path).toHaveCount(0);
      await expectGoodLayout(page, path);
    }
  },
);

onPhone(
  "only the HTML has arrived, the first call link is tapped: its text is visible in the fallback font, and it dials the number",
  async ({ page }) => {
    const asked: string[] = [];
    // Lets only the HTML load. All other requests stay pending.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      asked.push(route.request().url());
    });
    await page.goto(examinationPath("coloana"), { waitUntil: "commit" });
    await expect(call(page)).toBeInViewport();
    const fonts = await page.evaluate(() =>
      [...document.fonts].map(({ family, display }) => [family, display]),
    );
    // Every web font has `font-display: swap`, so that the fallback font is shown until the web font has
    // arrived.
    expect(fonts.filter(([family, display]) => !family?.includes("Fallback") && display !== "swap")).toEqual(
      [],
    );
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
    await call(page).click();
    await expect(call(page)).toBeFocused();
    await expect(call(page)).toHaveAttribute("href", /^tel:\+40\d{9}$/);
    expect(asked.length).toBeGreaterThan(0);
  },
);

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
