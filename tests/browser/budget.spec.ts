import { expect, type Page, test } from "@playwright/test";
import { publicPath } from "../../hosting/rules.ts";
import { readPages } from "../../hosting/site-files.ts";

const MAX_REQUESTS = 16;

const paths = [...readPages("dist").keys()].map((file) => publicPath(file) ?? "/404");

for (const width of [390, 1440]) {
  for (const path of paths) {
    test(`first visit of ${path} at ${width} px: at most ${MAX_REQUESTS} requests, none foreign, no complaint`, async ({
      page,
      baseURL,
    }) => {
      const requests: string[] = [];
      const complaints: string[] = [];
      let pending = 0;
      page.on("request", (request) => {
        requests.push(request.url());
        pending++;
      });
      page.on("requestfinished", () => pending--);
      page.on("requestfailed", () => pending--);
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      await expect.poll(() => pending).toBe(0);

      expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The icon counts; the manifest is fetched only where a browser offers to install the page.
      expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
      // An unknown path logs its 404, as the specification asks.
      expect(path === "/404" ? [] : complaints).toEqual([]);
    });
  }
}

test("the style of menus and footer holds back no paint", async ({ page }) => {
  // Never answered.
  await page.route("**/later.*.css", () => {});
  await page.goto("/servicii/rmn-coloana", { waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  await expect(page.locator("h1")).toBeVisible();
});

/** Brings every part of the page into view once: what loads only then belongs to the visit too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}
