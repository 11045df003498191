/** Third part of `npm run bench`: measures how long the stars occupy the main thread. */
import type { Browser } from "@playwright/test";
import { LOOP_MS } from "#stars/view.ts";
import { DESKTOP_DEVICE, type Figure, newPage, PHONE_DEVICE } from "./browser.ts";

const FRAME_MS = 1000 / 60;

/**
 * Measures the main thread's work per frame, averaged over one loop of the stars, at several processor
 * speeds.
 */
export async function measureStars(browser: Browser, url: string): Promise<readonly Figure[]> {
  const costs = [];
  for (const [name, device] of Object.entries({ phone: PHONE_DEVICE, desktop: DESKTOP_DEVICE }))
    for (const rate of [1, 4, 6]) {
      const { page, session, slowDown } = await newPage(browser, device);
      await session.send("Performance.enable");
      /** Total duration of the main thread's tasks so far, in seconds. */
      const busy = async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        return metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN;
      };
      await slowDown(rate);
      await page.goto(url);
      await page.locator("[data-state=playing] canvas").waitFor();
      const before = await busy();
      await page.waitForTimeout(LOOP_MS);
      const share = (1000 * ((await busy()) - before)) / LOOP_MS;
      costs.push(`${(share * FRAME_MS).toFixed(2)} ms (${name}, ${rate}×)`);
      await page.close();
    }
  return [["Stars: main thread for a frame", costs.join(", ")]];
}
