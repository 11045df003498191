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
import { newPage, PHONE, quantile } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Times by which the processor is slowed down. */
const PROCESSOR = 4;

/** Visits of which the median counts. */
const RUNS = 9;

/** After this a page that is left alone has begun to fetch what makes it live, ms. */
const IDLE = 2_000;

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];

/** Milliseconds; script in bytes as it travelled. */
type Visit = Readonly<Record<"first" | "largest" | "script", number>>;

/** Runs in the page once all has come. */
async function costs(): Promise<Visit> {
  const [first] = performance.getEntriesByName("first-paint");
  const largest = new Promise<number>((resolve) => {
    const told = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? 0);
    new PerformanceObserver(told).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = files.filter(({ name }) => name.endsWith(".js"));
  return {
    first: first?.startTime ?? 0,
    largest: await largest,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** A phone that has never seen the site: median of what each visit costs. */
async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, session, slowDown } = await newPage(browser, PHONE);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await slowDown(PROCESSOR);
    await page.goto(url, { waitUntil: "networkidle" });
    // What the page fetches in idle moments.
    await page.waitForTimeout(IDLE);
    await page.waitForLoadState("networkidle");
    visits.push(await page.evaluate(costs));
    await page.close();
  }
  const median = (key: keyof Visit) =>
    quantile(
      visits.map((visit) => visit[key]),
      0.5,
    );
  return { first: median("first"), largest: median("largest"), script: median("script") };
}

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/** Prints what each route costs, with its share of the floor for its words. @returns the README's rows */
export async function measurePages(browser: Browser, url: string): Promise<Record<string, string>> {
  const pages = readPages(DIST);
  using words = mkdtempDisposableSync(join(tmpdir(), "words-"));
  cpSync(DIST, words.path, { recursive: true });
  for (const [file, html] of pages) writeFileSync(join(words.path, file), bare(html));
  await precompress(words.path);
  const floor = onFreePort(createSiteServer(words.path));
  const rows: (Visit & Readonly<Record<"toFirst" | "toLargest", number>>)[] = [];
  for (const route of ROUTES) {
    const visit = await medianVisit(browser, url + route);
    const least = await medianVisit(browser, floor.origin + route);
    const shares = { toFirst: visit.first / least.first, toLargest: visit.largest / least.largest };
    rows.push({ ...visit, ...shares });
  }
  floor.close();
  console.log(`Medians of ${RUNS} visits, ms and bytes; shares of the same words alone (aim: at most 1.08)`);
  console.table(Object.fromEntries(rows.map((row, index) => [ROUTES[index], row])));

  const worst = (key: "toFirst" | "toLargest") => Math.max(...rows.map((row) => row[key])).toFixed(2);
  const sizes = [...pages.keys()].map((file) => statSync(`${DIST}${file}.br`).size);
  const [home = 0, ...inner] = rows.map(({ script }) => script);
  return {
    "HTML with first-screen styles, Brotli, heaviest route": `${Math.max(...sizes)} B`,
    "Script of a page with its worker, after the first frame, Brotli": `${home} B on home, ${Math.max(...inner)} B elsewhere`,
    "First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route": `${worst("toFirst")} × / ${worst("toLargest")} ×`,
  };
}
