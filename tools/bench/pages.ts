/**
 * `npm run bench`, first part: the cost of a first visit on a slow phone, compared with the same words without
 * styles and scripts.
 */
import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { createSiteServer } from "#hosting/server.ts";
import { readPages } from "#hosting/site-files.ts";
import { precompress } from "../build/precompress.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";
import { type Figure, newPage, PHONE_DEVICE, quantile, settle, toldBy } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Visits of which the median counts, in turn with those of the bare words. */
const RUNS = 9;

/** A task blocks with what it takes beyond, ms. */
const FREE = 50;

const LARGEST_PAINT = "Largest paint, slow 4G, CPU ÷ 4, ms";

/** Home, the heaviest page, and the one with the longest table: a figure for each. */
const ROUTES = ["/", "/servicii/rmn-pelvin", "/preturi-rmn"];

/** A phone that has never seen the site: what the README's rows are called, and milliseconds, or bytes as they travelled. */
async function visit(browser: Browser, url: string) {
  const { page, session, slowDown } = await newPage(browser, PHONE_DEVICE);
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
    "Blocking time, slow 4G, CPU ÷ 4, ms":
      told.longtask?.reduce((sum, { duration }) => sum + duration - FREE, 0) ?? 0,
    [LARGEST_PAINT]: told["largest-contentful-paint"]?.at(-1)?.startTime ?? 0,
  };
}

/** The words of a page without styles and scripts. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/** Measures each route, also relative to its bare words. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Figure[]> {
  using words = mkdtempDisposableSync(join(tmpdir(), "words-"));
  cpSync(DIST, words.path, { recursive: true });
  for (const [file, html] of readPages(DIST)) writeFileSync(join(words.path, file), bare(html));
  await precompress(words.path);
  const floor = onFreePort(createSiteServer(words.path));
  const routes: Record<string, number | string>[] = [];
  for (const route of ROUTES) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    const least: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      visits.push(await visit(browser, url + route));
      least.push((await visit(browser, floor.origin + route))[LARGEST_PAINT]);
    }
    const names = Object.keys(visits[0] ?? {}) as (keyof (typeof visits)[number])[];
    const costs = Object.fromEntries(names.map((what) => [what, quantile(visits.map((cost) => cost[what]))]));
    const share = (costs[LARGEST_PAINT] ?? 0) / quantile(least);
    routes.push({ ...costs, "The same, × the same words without styles and scripts": share.toFixed(2) });
  }
  floor.close();
  return Object.keys(routes[0] ?? {}).map((what) => [what, routes.map((costs) => costs[what]).join(" / ")]);
}
