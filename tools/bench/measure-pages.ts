/**
 * First part of `npm run bench`: measures a first visit on a slow phone, and compares it with a visit to the
 * "bare page": the same page without styles and scripts.
 */
import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { readPages } from "#hosting/built-files.ts";
import { createSiteServer } from "#hosting/site-server.ts";
import { DIST } from "../build/build-site.ts";
import { precompress } from "../build/precompress.ts";
import { onFreePort } from "../testing/free-port.ts";
import { type Figure, median, newPage, performanceEntries, settle } from "./browser.ts";

/** Lighthouse's slow 4G: latency in milliseconds per request, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Number of visits of each page and of its bare page, which alternate; the median is taken. */
const RUNS = 5;

/** Only the part of a task after this duration, in ms, counts as blocking, as in Total Blocking Time. */
const TASK_LIMIT_MS = 50;

const LARGEST_PAINT = "Largest paint, slow 4G, CPU ÷ 4, ms";

/** The measured pages: home, the heaviest page, and the one with the longest table. */
const ROUTES = ["/", "/servicii/rmn-pelvin", "/preturi-rmn"];

/** Opens a page on a slow phone, without a cache. */
async function openSlowly(browser: Browser) {
  const opened = await newPage(browser);
  await opened.session.send("Network.emulateNetworkConditions", SLOW_4G);
  await opened.slowDown(4);
  return opened.page;
}

const paintOf = (entries: Awaited<ReturnType<typeof performanceEntries>>) =>
  entries.findLast(({ entryType }) => entryType === "largest-contentful-paint")?.startTime ?? Number.NaN;

/** Measures the largest paint of a bare page, which is complete when it has loaded. */
async function barePaint(browser: Browser, url: string) {
  const page = await openSlowly(browser);
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = paintOf(await performanceEntries(page));
  await page.close();
  return paint;
}

/**
 * Measures a first visit.
 * @returns the figures by the name of their row in docs/performance.md: times in ms, sizes in transferred
 * bytes
 */
async function visit(browser: Browser, url: string) {
  const page = await openSlowly(browser);
  await settle(page, url);
  const all = await performanceEntries(page);
  const entries = Object.groupBy(all, ({ entryType }) => entryType);
  await page.close();
  const scripts = entries.resource?.filter(({ name }) => name.endsWith(".js")) ?? [];
  return {
    "HTML with first-screen styles, Brotli, B": entries.navigation?.[0]?.encodedBodySize ?? 0,
    "Script and drawings of a page, after the first frame, Brotli, B": scripts.reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      0,
    ),
    "Blocking time, slow 4G, CPU ÷ 4, ms":
      entries.longtask?.reduce((sum, { duration }) => sum + duration - TASK_LIMIT_MS, 0) ?? 0,
    "Layout shift, × 1000":
      Math.round((entries["layout-shift"]?.reduce((sum, { value = 0 }) => sum + value, 0) ?? 0) * 10_000) /
      10,
    [LARGEST_PAINT]: paintOf(all),
  };
}

/**
 * Returns the bare page: the HTML of a page without styles, scripts, icons, and the links that delay the
 * first paint (`rel="expect"`).
 */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/** Measures each page of `ROUTES`, and compares the largest paint with that of the bare page. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Figure[]> {
  using bareFolder = mkdtempDisposableSync(join(tmpdir(), "bare-"));
  cpSync(DIST, bareFolder.path, { recursive: true });
  for (const [file, html] of readPages(DIST)) writeFileSync(join(bareFolder.path, file), bare(html));
  await precompress(bareFolder.path);
  const bareServer = onFreePort(createSiteServer(bareFolder.path));
  const routes: Record<string, number | string>[] = [];
  for (const route of ROUTES) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    const barePaints: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      visits.push(await visit(browser, url + route));
      barePaints.push(await barePaint(browser, bareServer.origin + route));
    }
    const names = Object.keys(visits[0] ?? {}) as (keyof (typeof visits)[number])[];
    const costs = Object.fromEntries(names.map((what) => [what, median(visits.map((cost) => cost[what]))]));
    const share = (costs[LARGEST_PAINT] ?? 0) / median(barePaints);
    routes.push({ ...costs, "The same, × the same words without styles and scripts": share.toFixed(2) });
  }
  bareServer.close();
  return Object.keys(routes[0] ?? {}).map((what) => [what, routes.map((costs) => costs[what]).join(" / ")]);
}
