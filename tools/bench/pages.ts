/** `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts. */
import { cpSync, mkdtempDisposableSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { createSiteServer } from "#hosting/server.ts";
import { readPages } from "#hosting/site-files.ts";
import { precompress } from "../build/precompress.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";
import { type Figure, newPage, PHONE, quantile } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Visits of which the median counts. */
const RUNS = 9;

/** After this a page that is left alone has begun to fetch what makes it live, ms. */
const IDLE = 2_000;

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];

/** Runs in the page once all has come: paints in ms, scripts in bytes as they travelled. */
async function costs() {
  const largest = new Promise<number>((resolve) => {
    const told = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0);
    new PerformanceObserver(told).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => name.endsWith(".js"));
  return {
    first: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    largest: await largest,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** A phone that has never seen the site: medians of what a visit costs. */
async function medianVisit(browser: Browser, url: string) {
  const visits: Awaited<ReturnType<typeof costs>>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, session } = await newPage(browser, PHONE);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "networkidle" });
    // What the page fetches in idle moments.
    await page.waitForTimeout(IDLE);
    await page.waitForLoadState("networkidle");
    visits.push(await page.evaluate(costs));
    await page.close();
  }
  const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
  return {
    first: median(visits.map(({ first }) => first)),
    largest: median(visits.map(({ largest }) => largest)),
    script: median(visits.map(({ script }) => script)),
  };
}

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/** What each route costs, with its share of the floor for its words. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Figure[]> {
  const pages = readPages(DIST);
  using words = mkdtempDisposableSync(join(tmpdir(), "words-"));
  cpSync(DIST, words.path, { recursive: true });
  for (const [file, html] of pages) writeFileSync(join(words.path, file), bare(html));
  await precompress(words.path);
  const floor = onFreePort(createSiteServer(words.path));
  const scripts: number[] = [];
  const worst = { first: 0, largest: 0 };
  for (const route of ROUTES) {
    const visit = await medianVisit(browser, url + route);
    const least = await medianVisit(browser, floor.origin + route);
    scripts.push(visit.script);
    worst.first = Math.max(worst.first, visit.first / least.first);
    worst.largest = Math.max(worst.largest, visit.largest / least.largest);
  }
  floor.close();
  const sizes = [...pages.keys()].map((file) => statSync(`${DIST}${file}.br`).size);
  const [home, ...others] = scripts;
  return [
    ["HTML with first-screen styles, Brotli, heaviest route", `${Math.max(...sizes)} B`],
    [
      "Script of a page with its worker, after the first frame, Brotli",
      `${home} B on home, ${Math.max(...others)} B elsewhere`,
    ],
    [
      "First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route",
      `${worst.first.toFixed(2)} × / ${worst.largest.toFixed(2)} ×`,
    ],
  ];
}
