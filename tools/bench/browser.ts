/** The browser of the benchmarks, and what they ask it. */
import type { Browser, BrowserContextOptions } from "@playwright/test";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
export type Device = typeof PHONE | typeof DESKTOP;

/** A figure of the README's table: what was measured, and what came out. */
export type Figure = readonly [what: string, value: string];

/** A page of its own, and the session that slows it down. */
export async function newPage(browser: Browser, device: Device, more: BrowserContextOptions = {}) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...device, ...more });
  return { page, session: await page.context().newCDPSession(page) };
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
