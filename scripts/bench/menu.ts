/** `npm run bench`: how long a tap on the phone menu waits for its picture, at a quarter of the speed. */
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { DIST } from "../build/site.ts";
import { launch, quantile } from "./browser.ts";

const ROUTES = ["/", "/servicii/rmn-coloana", "/contact"];
const TAPS = 12;

/** Runs in the page, before its own scripts. */
function watch(): void {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) waits.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Milliseconds from each input to the next picture, menu opened and closed `TAPS` times. */
async function waits(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: "networkidle" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const panel = page.locator("header dialog");
  for (let tap = 0; tap < TAPS; tap++) {
    await page.locator("header button[command=show-modal]").tap();
    // The panel's top takes no taps before it has settled.
    await panel.locator("button").first().tap({ timeout: 5000 });
    await panel.waitFor({ state: "hidden" });
  }
  const found = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  await context.close();
  return found;
}

const browser = await launch();
const site = createSiteServer(DIST).listen(0);
const url = `http://localhost:${(site.address() as AddressInfo).port}`;
console.log("Phone menu, processor ÷ 4: milliseconds from input to picture");
for (const route of ROUTES) {
  const all = await waits(browser, url + route);
  console.log(`${route}: median ${quantile(all, 0.5)}, p98 ${quantile(all, 0.98)}`);
}
await browser.close();
site.close();
