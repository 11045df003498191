/** The browser of the benchmarks, and what they ask it. */
import type { CDPSession } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";

export { launchChromium as launch } from "../testing/programs.ts";

/** The built site on a port of its own. */
export function serveDist() {
  const { origin, close } = onFreePort(createSiteServer(DIST));
  return { url: `${origin}/`, close };
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
