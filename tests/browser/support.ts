import { expect, type Page } from "@playwright/test";

/**
 * Lets the mouse move over the page, the sign that React may come, and waits until it serves the header: only then
 * does a menu button say `aria-expanded`.
 */
export async function takenOver(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height - 2);
  await page.mouse.move(width / 2, height - 1);
  await expect(page.locator("header button[aria-expanded]").first()).toBeAttached();
}

/** Holds back every script file until the returned function is called. */
export async function holdBackScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * What the browser does to a page that it keeps in the back/forward cache and shows again. The cache itself
 * is switched off under automation, so its two events are sent by hand.
 */
export async function passThroughCache(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
}

/** Sum of all layout shifts since the page began, with those after input. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
            done(entries.reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );
}
