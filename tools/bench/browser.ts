/** Opens pages for the benchmarks and reads the browser's performance entries. */
import { type Browser, devices, type Page } from "@playwright/test";

export const PHONE_DEVICE = devices["Pixel 7"];
export const DESKTOP_DEVICE = devices["Desktop Chrome HiDPI"];

/** A row of the table in docs/performance.md: what was measured, and the result. */
export type Figure = readonly [what: string, value: string];

/** The shortest duration of an event that Event Timing reports, in ms. */
export const MIN_EVENT_MS = 16;

/** Time in ms after which an idle page has certainly started to load its client code. */
const IDLE_MS = 3_000;

/** A performance entry of any of the observed types. */
type Entry = PerformanceResourceTiming & PerformanceEventTiming & { interactionId?: number };

/**
 * Collects performance entries in the global `entries`. This function runs in the page before the page's own
 * scripts.
 */
function listen(durationThreshold: number) {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ["navigation", "resource", "largest-contentful-paint", "longtask", "event"])
    observer.observe({ type, durationThreshold } as PerformanceObserverInit);
  Object.assign(globalThis, { entries });
}

/** Returns the performance entries that `listen` has collected so far. */
export const performanceEntries = async (page: Page) => (await page.evaluate("entries")) as readonly Entry[];

/**
 * Opens a page in a fresh browser context. The returned function `slowDown` divides the processor's speed by
 * `rate`.
 */
export async function newPage(browser: Browser, device: typeof PHONE_DEVICE) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...device });
  await page.addInitScript(listen, MIN_EVENT_MS);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  return { page, session, slowDown };
}

/** Opens a page and waits until its client code has loaded and the network is idle. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState("networkidle");
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share = 0.5): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
