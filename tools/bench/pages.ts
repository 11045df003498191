/**
 * `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts.
 * Prints one table and writes it to docs/performance.md. Timings are printed, never tested.
 */
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { fileHeaders, publicPath, securityHeaders } from "../../hosting/rules.ts";
import { readPages, sitePolicy } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";
import { launch, PHONE, quantile, serveDist, watchedPage } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Times by which the processor is slowed down. */
const PROCESSOR = 4;
/** Visits of which the median counts. */
const RUNS = 3;

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];
const BLANK = '<!doctype html><html lang="ro"><title>.</title><p>Text';

/** Milliseconds; script in bytes as it travelled; 0 for a longest task of at most 50 ms. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  script: number;
  longTask: number;
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const seen: Visit = { firstPaint: 0, largestPaint: 0, layoutShift: 0, script: 0, longTask: 0 };
  Object.assign(globalThis, { seen });
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
  on("longtask", ({ duration }) => {
    seen.longTask = Math.max(seen.longTask, duration);
  });
  on("resource", ({ name, encodedBodySize }) => {
    if (name.endsWith(".js")) seen.script += encodedBodySize;
  });
}

/** A phone that has never seen the site: median of what each visit costs. */
async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    const options = { ...PHONE, reducedMotion: "no-preference" } as const;
    const { page, session, slowDown } = await watchedPage(browser, options, watch);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await slowDown(PROCESSOR);
    await page.goto(url, { waitUntil: "networkidle" });
    visits.push(await page.evaluate(() => (globalThis as unknown as { seen: Visit }).seen));
    await page.close();
  }
  const median = (key: keyof Visit) => {
    const values = visits.map((visit) => visit[key]);
    return quantile(values, 0.5);
  };
  return {
    firstPaint: median("firstPaint"),
    largestPaint: median("largestPaint"),
    layoutShift: median("layoutShift"),
    script: median("script"),
    longTask: median("longTask"),
  };
}

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

const pages = readPages(DIST);
const security = securityHeaders(sitePolicy(DIST));

/**
 * What a page is compared with, under the site's headers: at `/blank` a blank page, else the site's page without styles and
 * scripts, which is the floor for these words.
 */
function serveWords() {
  const words = new Map([...pages].map(([file, html]) => [publicPath(file), bare(html)]));
  const headers = { ...security, ...fileHeaders("/index.html"), "Content-Encoding": "br" };
  const server = createServer(({ url = "" }, response) => {
    const html = url === "/blank" ? BLANK : (words.get(url) ?? "");
    response.writeHead(200, headers).end(brotliCompressSync(html));
  });
  return onFreePort(server);
}

const round = (value: number) => Math.round(value).toString();
const share = (value: number, of: number) => `${round(value)} (${(value / of).toFixed(2)} ×)`;

/** Prints and writes the table of docs/performance.md. @returns the README's rows */
export async function measurePages(): Promise<Record<string, string>> {
  const browser = await launch();
  const site = serveDist();
  const floor = serveWords();
  const empty = await medianVisit(browser, `${floor.origin}/blank`);
  const rows: [string, Visit, Visit][] = [];
  for (const route of ROUTES) {
    const visit = await medianVisit(browser, new URL(route, site.url).href);
    rows.push([route, visit, await medianVisit(browser, floor.origin + route)]);
  }
  await browser.close();
  site.close();
  floor.close();

  const table = [
    "| Route | Words alone, ms | First paint, ms | Largest paint, ms | Layout shift | Script before touch, bytes | Longest task, ms |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(
      ([route, { firstPaint, largestPaint, layoutShift, script, longTask }, words]) =>
        `| ${route} | ${round(words.firstPaint)} | ${share(firstPaint, words.firstPaint)} | ${share(largestPaint, words.largestPaint)} | ${layoutShift.toFixed(4)} | ${round(script)} | ${longTask ? round(longTask) : "none over 50"} |`,
    ),
  ].join("\n");
  console.log(`${table}\n`);
  writeFileSync(
    "docs/performance.md",
    `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. A phone that has never seen the site: ${LINE.latency} ms a request,
1.44 Mbit/s, processor ÷ ${PROCESSOR}; medians of ${RUNS} visits.

${table}

A blank page with the site's headers: ${round(empty.firstPaint)} ms. „Words alone” is the same page without styles and scripts, the floor for
its words; (×) is the share of that.

Aims: first paint within 1.08 × of the words alone, layout shift ≤ 0.001, script ≤ 3,000 bytes (home 8,000), no task
over 50 ms.
`,
  );
  const worst = (key: "firstPaint" | "largestPaint") =>
    Math.max(...rows.map(([, page, words]) => page[key] / words[key])).toFixed(2);
  const sizes = [...pages.keys()].map((file) => statSync(`${DIST}${file}.br`).size);
  const [home = 0, ...inner] = rows.map(([, { script }]) => script);
  return {
    "HTML with first-screen styles, Brotli, heaviest route": `${Math.max(...sizes)} B`,
    "Script before any touch, Brotli": `${home} B on home, ${Math.max(...inner)} B elsewhere`,
    "First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route": `${worst("firstPaint")} × / ${worst("largestPaint")} ×`,
  };
}
