/** The pages that the benchmarks open, and what the browser tells of them. */
import { type Browser, devices, type Page } from "@playwright/test";

export const PHONE_DEVICE = devices["Pixel 7"];
export const DESKTOP_DEVICE = devices["Desktop Chrome HiDPI"];

/** A figure of the README's table: what was measured, and what came out. */
export type Figure = readonly [what: string, value: string];

/** Event Timing does not report inputs that are shorter than this, in ms. */
export const MIN_EVENT_MS = 16;

/** Time after which an idle page has started to load its client, in ms. */
const IDLE = 3_000;

/** A performance entry of the browser. */
type Told = PerformanceResourceTiming & PerformanceEventTiming & { interactionId?: number };

/** Runs in the page before its own scripts, and collects performance entries. */
function listen(durationThreshold: number) {
  const told: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => told.push(...list.getEntries()));
  for (const type of ["navigation", "resource", "largest-contentful-paint", "longtask", "event"])
    observer.observe({ type, durationThreshold } as PerformanceObserverInit);
  Object.assign(globalThis, { told });
}

/** The entries so far. */
export const toldBy = async (page: Page) => (await page.evaluate("told")) as readonly Told[];

/** A page of its own, and the session that slows it down. */
export async function newPage(browser: Browser, device: typeof PHONE_DEVICE) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...device });
  await page.addInitScript(listen, MIN_EVENT_MS);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  return { page, session, slowDown };
}

/** Opens a page and waits until its islands are hydrated. */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(IDLE);
  await page.waitForLoadState("networkidle");
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share = 0.5): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
