/**
 * `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts, and
 * what the next page costs. Prints one table and writes it to docs/performance.md. Timings are printed, never tested.
 */
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { fileHeaders, HTTPS_HEADERS, publicPath, securityHeaders } from "../../hosting/rules.ts";
import { readPages, sitePolicy } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { observatoryScore } from "../live/observatory.ts";
import { onFreePort } from "../testing/free-port.ts";
import { launch, quantile, serveDist } from "./browser.ts";
import { addFigure } from "./figures.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** Times by which the processor is slowed down. */
const PROCESSOR = 4;
/** Visits of which the median counts. */
const RUNS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];
const BLANK = '<!doctype html><html lang="ro"><title>.</title><p>Text';

/** Milliseconds; script in bytes as it travelled; 0 for a longest task of at most 50 ms. */
const ZERO = { firstPaint: 0, largestPaint: 0, layoutShift: 0, script: 0, longTask: 0 };
type Visit = typeof ZERO;

/** Runs in the page, before its own scripts. */
function watch(seen: Visit): void {
  Object.assign(globalThis, { seen });
  const on = (type: string, act: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) act(entry as PerformanceEntry & { value: number });
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
  on("resource", (entry) => {
    if (entry.name.endsWith(".js"))
      seen.script += (entry as unknown as PerformanceResourceTiming).encodedBodySize;
  });
}
const report = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Visit }).seen);

/** A phone that has never seen the site: median of what each visit costs. */
async function medianVisit(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<unknown>,
): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ ...PHONE, reducedMotion: "no-preference" });
    await page.addInitScript(watch, ZERO);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR });
    await visit(page, session);
    visits.push(await report(page));
    await page.close();
  }
  const medians = Object.keys(ZERO).map((key) => [
    key,
    quantile(
      visits.map((one) => one[key as keyof Visit]),
      0.5,
    ),
  ]);
  return Object.fromEntries(medians);
}

const first = (browser: Browser, url: string) =>
  medianVisit(browser, (page) => page.goto(url, { waitUntil: "networkidle" }));

/**
 * Milliseconds from the click on a link to the largest paint of its page. A browser under automation does not
 * prerender; it fetches the page ahead, so a visitor's figure is lower still.
 */
async function nextPage(browser: Browser, url: string, ahead: boolean): Promise<number> {
  const { largestPaint } = await medianVisit(browser, async (page, session) => {
    await page.goto(`${url}contact`, { waitUntil: "networkidle" });
    const link = page.locator("footer").getByRole("link", { name: "RMN coloană" });
    if (ahead) {
      const ready = new Promise<void>((resolve) =>
        session.on("Preload.prefetchStatusUpdated", ({ status }) => status === "Ready" && resolve()),
      );
      await session.send("Preload.enable");
      await link.hover();
      await ready;
    }
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(/rmn-coloana$/);
    await page.waitForLoadState("networkidle");
  });
  return largestPaint;
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

const browser = await launch();
const site = serveDist();
const floor = serveWords();

const empty = await first(browser, `${floor.origin}/blank`);
const rows: [string, Visit, Visit][] = [];
for (const route of ROUTES)
  rows.push([
    route,
    await first(browser, new URL(route, site.url).href),
    await first(browser, floor.origin + route),
  ]);
const followed = {
  plain: await nextPage(browser, site.url, false),
  ahead: await nextPage(browser, site.url, true),
};
await browser.close();
site.close();
floor.close();

const round = (value: number) => Math.round(value).toString();
const share = (value: number, of: number) => `${round(value)} (${(value / of).toFixed(2)} ×)`;
const table = [
  "| Route | Words alone, ms | First paint, ms | Largest paint, ms | Layout shift | Script before touch, bytes | Longest task, ms |",
  "| --- | --- | --- | --- | --- | --- | --- |",
  ...rows.map(
    ([route, { firstPaint, largestPaint, layoutShift, script, longTask }, words]) =>
      `| ${route} | ${round(words.firstPaint)} | ${share(firstPaint, words.firstPaint)} | ${share(largestPaint, words.largestPaint)} | ${layoutShift.toFixed(4)} | ${round(script)} | ${longTask ? round(longTask) : "none over 50"} |`,
  ),
].join("\n");
const next = `From click to largest paint of the next page: ${round(followed.plain)} ms; fetched ahead by the speculation rules ${round(followed.ahead)} ms.`;

const named = Object.entries({ ...security, ...HTTPS_HEADERS }).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);
const score = observatoryScore({ headers: Object.fromEntries(named), isEncrypted: true });
const worst = (key: "firstPaint" | "largestPaint") =>
  Math.max(...rows.map(([, page, words]) => page[key] / words[key])).toFixed(2);
const sizes = [...pages.keys()].map((file) => statSync(`${DIST}${file}.br`).size);
const [home = 0, ...inner] = rows.map(([, { script }]) => script);
addFigure("MDN HTTP Observatory, by its published rules", `${score} points`);
addFigure("HTML with first-screen styles, Brotli, heaviest route", `${Math.max(...sizes)} B`);
addFigure("Script before any touch, Brotli", `${home} B on home, ${Math.max(...inner)} B elsewhere`);
addFigure(
  "First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route",
  `${worst("firstPaint")} × / ${worst("largestPaint")} ×`,
);
console.log(`${table}\n\n${next}\n`);
writeFileSync(
  "docs/performance.md",
  `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. A phone that has never seen the site: ${LINE.latency} ms a request,
1.44 Mbit/s, processor ÷ ${PROCESSOR}; medians of ${RUNS} visits.

${table}

${next}
Under automation a browser fetches ahead and does not prerender; a visitor's figure is lower.

A blank page with the site's headers: ${round(empty.firstPaint)} ms. „Words alone” is the same page without styles and scripts, the floor for
its words; (×) is the share of that.

Aims: first paint within 1.08 × of the words alone, layout shift ≤ 0.001, script ≤ 3,000 bytes (home 8,000), no task
over 50 ms.
`,
);
