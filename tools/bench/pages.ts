/** `npm run bench`, first part: what a first visit costs on a slow phone. */
import type { Browser } from "@playwright/test";
import { type Figure, newPage, PHONE, quantile, settle, toldBy } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Visits of which the median counts. */
const RUNS = 9;

/** Home, the heaviest page, and the one with the longest table: a figure for each. */
const ROUTES = ["/", "/servicii/rmn-pelvin", "/preturi-rmn"];

/** A phone that has never seen the site: what the README's rows are called, and milliseconds, or bytes as they travelled. */
async function visit(browser: Browser, url: string) {
  const { page, session, slowDown } = await newPage(browser, PHONE);
  await session.send("Network.emulateNetworkConditions", LINE);
  await slowDown(4);
  await settle(page, url);
  const told = Object.groupBy(await toldBy(page), ({ entryType }) => entryType);
  await page.close();
  const scripts = told.resource?.filter(({ name }) => name.endsWith(".js")) ?? [];
  return {
    "HTML with first-screen styles, Brotli, B": told.navigation?.[0]?.encodedBodySize ?? 0,
    "Script of a page with its worker, after the first frame, Brotli, B": scripts.reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      0,
    ),
    "Largest paint, slow 4G, CPU ÷ 4, ms": told["largest-contentful-paint"]?.at(-1)?.startTime ?? 0,
  };
}

/** What each route costs. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Figure[]> {
  const rows: Record<string, number[]> = {};
  for (const route of ROUTES) {
    const visits: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, url + route));
    for (const what of Object.keys(visits[0] ?? {}))
      rows[what] = [...(rows[what] ?? []), quantile(visits.map((costs) => costs[what] ?? 0))];
  }
  return Object.entries(rows).map(([what, medians]) => [what, medians.join(" / ")]);
}
