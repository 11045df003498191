/** The browser of the benchmarks, what they ask it, and the README's table of what they found. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };

/** The built site on a port of its own. */
export function serveDist() {
  const { origin, close } = onFreePort(createSiteServer(DIST));
  return { url: `${origin}/`, close };
}

/** A page in which `watch` runs before its own scripts; what it returned is read by `found`; and what slows the page down. */
export async function watchedPage<Found>(
  browser: Browser,
  device: BrowserContextOptions,
  watch: () => Found,
) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...device });
  await page.addInitScript(`globalThis.found = (${watch})()`);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  const found = () => page.evaluate("found") as Promise<Found>;
  return { page, session, slowDown, found };
}

/** The value below which `share` (0..1) of the numbers lie. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The README's table stands between these lines. */
const START = "<!-- figures: npm run bench -- --readme -->";
const END = "<!-- /figures -->";

/** Writes what was measured into the README, with where and when. */
export function writeReadme(figures: Readonly<Record<string, string>>): void {
  const readme = readFileSync("README.md", "utf8");
  const machine = cpus();
  const table = [
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${machine.length} × ${machine[0]?.model.trim()}.`,
    "",
    "| What | Figure |",
    "| --- | --- |",
    ...Object.entries(figures).map(([what, value]) => `| ${what} | ${value} |`),
  ].join("\n");
  const [before] = readme.split(START);
  writeFileSync("README.md", `${before}${START}\n${table}\n${END}${readme.split(END)[1]}`);
}
