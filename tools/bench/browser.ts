/** The browser of the benchmarks, and what they ask it. */
import type { AddressInfo } from "node:net";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { DIST } from "../build/site.ts";
import { CHROMIUM_FLAGS, findChromium } from "../testing/chromium.ts";

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const milliseconds = (value: number): string => value.toFixed(2);

/** Milliseconds that the main thread of a page has spent in tasks of any kind since its start. */
export async function mainThreadTime(page: CDPSession): Promise<number> {
  const { metrics } = await page.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** The built site on a port of its own. */
export function serveDist() {
  const server = createSiteServer(DIST).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
