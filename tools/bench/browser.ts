/** Opens pages for the benchmarks and reads the browser's performance entries. */
import { type Browser, devices, type Page } from "@playwright/test";

const PHONE = devices["Pixel 7"];

/** A row of the table in docs/performance.md: what was measured, and the result. */
export type Figure = readonly [what: string, value: string];

/** The shortest duration of an event that Event Timing reports, in ms. */
export const MIN_EVENT_MS = 16;

/** Time in ms after which an idle page has certainly started to load its client code. */
const IDLE_MS = 3_000;

/** A performance entry of any of the observed types. */
type Entry = PerformanceResourceTiming & PerformanceEventTiming & { interactionId?: number; value?: number };

/**
 * Collects performance entries in the global `entries`. This function runs in the page before the page's own
 * scripts.
 */
function listen(durationThreshold: number) {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of [
    "navigation",
    "resource",
    "largest-contentful-paint",
    "layout-shift",
    "longtask",
    "event",
  ])
    observer.observe({ type, durationThreshold } as PerformanceObserverInit);
  Object.assign(globalThis, { entries });
}

/** Returns the performance entries that `listen` has collected so far. */
export const performanceEntries = async (page: Page) => (await page.evaluate("entries")) as readonly Entry[];

/**
 * Opens a page on a phone in a fresh browser context. The returned function `slowDown` divides the processor's speed by
 * `rate`.
 */
export async function newPage(browser: Browser) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...PHONE });
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

/** The middle one of an odd number of numbers. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? Number.NaN;
