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

/** A page of its own, and what makes its processor slower by a factor. */
export async function newPage(browser: Browser, device: Device, more: BrowserContextOptions = {}) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...device, ...more });
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  return { page, session, slowDown };
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
