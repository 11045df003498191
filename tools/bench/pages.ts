/**
 * `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts.
 * Timings are printed, never tested.
 */
import { statSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { fileHeaders, publicPath, SECURITY_HEADERS } from "../../hosting/rules.ts";
import { readPages } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";
import { PHONE, quantile, watchedPage } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Times by which the processor is slowed down. */
const PROCESSOR = 4;
/** Visits of which the median counts. */
const RUNS = 9;

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];

/** Milliseconds; script in bytes as it travelled. */
type Visit = Record<"firstPaint" | "largestPaint" | "layoutShift" | "script", number>;

/** Runs in the page, before its own scripts. */
function watch() {
  const seen: Visit = { firstPaint: 0, largestPaint: 0, layoutShift: 0, script: 0 };
  const on = (type: string, act: (entry: PerformanceResourceTiming & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) act(entry as PerformanceResourceTiming & { value: number });
    }).observe({ type, buffered: true });
  on("paint", ({ name, startTime }) => {
    if (name === "first-paint") seen.firstPaint = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on("layout-shift", ({ value }) => {
    seen.layoutShift += value;
  });
  on("resource", ({ name, encodedBodySize }) => {
    if (name.endsWith(".js")) seen.script += encodedBodySize;
  });
  return seen;
}

/** A phone that has never seen the site: median of what each visit costs. */
async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, session, slowDown, found } = await watchedPage(browser, PHONE, watch);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await slowDown(PROCESSOR);
    await page.goto(url, { waitUntil: "networkidle" });
    visits.push(await found());
    await page.close();
  }
  const keys = Object.keys(visits[0] as Visit) as (keyof Visit)[];
  const medians = keys.map((key) => {
    const values = visits.map((visit) => visit[key]);
    return [key, quantile(values, 0.5)];
  });
  return Object.fromEntries(medians);
}

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

const pages = readPages(DIST);

/** What a page is compared with, under the site's headers: itself without styles and scripts, the floor for its words. */
function serveWords() {
  const words = new Map([...pages].map(([file, html]) => [publicPath(file), bare(html)]));
  const headers = { ...SECURITY_HEADERS, ...fileHeaders("/index.html"), "Content-Encoding": "br" };
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(200, headers).end(brotliCompressSync(words.get(url) ?? ""));
  });
  return onFreePort(server);
}

/** Prints what each route costs, with its share of the floor for its words. @returns the README's rows */
export async function measurePages(browser: Browser, url: string): Promise<Record<string, string>> {
  const floor = serveWords();
  const rows: (Visit & Readonly<Record<"first" | "largest", number>>)[] = [];
  for (const route of ROUTES) {
    const visit = await medianVisit(browser, new URL(route, url).href);
    const words = await medianVisit(browser, floor.origin + route);
    const first = visit.firstPaint / words.firstPaint;
    rows.push({ ...visit, first, largest: visit.largestPaint / words.largestPaint });
  }
  floor.close();

  console.log(`Medians of ${RUNS} visits, ms and bytes; shares of the same words alone (aim: at most 1.08)`);
  console.table(Object.fromEntries(rows.map((row, index) => [ROUTES[index], row])));
  const worst = (key: "first" | "largest") => Math.max(...rows.map((row) => row[key])).toFixed(2);
  const sizes = [...pages.keys()].map((file) => statSync(`${DIST}${file}.br`).size);
  const [home = 0, ...inner] = rows.map(({ script }) => script);
  return {
    "HTML with first-screen styles, Brotli, heaviest route": `${Math.max(...sizes)} B`,
    "Script of a page with its worker, after the first frame, Brotli": `${home} B on home, ${Math.max(...inner)} B elsewhere`,
    "First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route": `${worst("first")} × / ${worst("largest")} ×`,
  };
}
