/**
 * `npm run bench`, first part: what a first visit costs on a slow phone, beside a blank page on the same line, and
 * what the next page costs. Prints one table and writes it to docs/performance.md. Timings are printed, never tested.
 */
import { statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { publicPath } from "../../hosting/rules.ts";
import { createSiteServer } from "../../hosting/server.ts";
import { readPages } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { launch, quantile } from "./browser.ts";
import { handIn } from "./figures.ts";
import { LINE, medianVisit, PROCESSOR, RUNS, report, SLOW_LINE, slowPhone, type Visit } from "./visit.ts";

const ROUTES = ["/", "/servicii", "/servicii/rmn-coloana", "/preturi-rmn", "/contact", "/legal/gdpr"];
const BLANK = '<!doctype html><html lang="ro"><title>.</title><p>Text';

/**
 * Milliseconds from the click on a link to the largest paint of its page. A browser under automation does not
 * prerender; it fetches the page ahead, so a visitor's figure is lower still.
 */
async function nextPage(browser: Browser, url: string, ahead: boolean): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, session } = await slowPhone(browser);
    await page.goto(`${url}/contact`, { waitUntil: "networkidle" });
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
    times.push((await page.evaluate(report)).largestPaint);
    await page.context().close();
  }
  return quantile(times, 0.5);
}

/** Heights of all pages, their layers closed, in CSS pixels. */
async function heights(browser: Browser, url: string): Promise<string[]> {
  const lines: string[] = [];
  for (const path of [...readPages(DIST).keys()].map(publicPath)) {
    const measured: number[] = [];
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(url + (path ?? "/nu-exista"), { waitUntil: "networkidle" });
      measured.push(await page.evaluate(() => document.documentElement.scrollHeight));
      await page.close();
    }
    lines.push(`| ${path ?? "404"} | ${measured.join(" | ")} |`);
  }
  return ["| Page | at 390 px | at 1440 px |", "| --- | --- | --- |", ...lines];
}

async function blankServer() {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(BLANK);
  }).listen(0);
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

const browser = await launch();
const site = createSiteServer(DIST).listen(0);
const url = `http://localhost:${(site.address() as AddressInfo).port}`;
const blank = await blankServer();

const empty = await medianVisit(browser, blank.url);
const rows: [string, Visit][] = [["blank page", empty]];
for (const route of ROUTES) rows.push([route, await medianVisit(browser, url + route)]);
const followed = { plain: await nextPage(browser, url, false), ahead: await nextPage(browser, url, true) };

const slow = await medianVisit(browser, url, SLOW_LINE);
const calling = `On slow 3G (${SLOW_LINE.latency} ms a request) the home page's call can be tapped after ${Math.round(slow.callable)} ms.`;

const tall = (await heights(browser, url)).join("\n");

const round = (value: number) => Math.round(value).toString();
const share = (value: number, of: number) => `${round(value)} (${(value / of).toFixed(2)} ×)`;
const table = [
  "| Route | First paint, ms | Largest paint, ms | Layout shift | Script before touch, bytes | Longest task, ms |",
  "| --- | --- | --- | --- | --- | --- |",
  ...rows.map(
    ([route, { firstPaint, largestPaint, layoutShift, script, longTask }]) =>
      `| ${route} | ${share(firstPaint, empty.firstPaint)} | ${share(largestPaint, empty.largestPaint)} | ${layoutShift.toFixed(4)} | ${round(script)} | ${longTask ? round(longTask) : "none over 50"} |`,
  ),
].join("\n");
const next = `From click to largest paint of the next page: ${round(followed.plain)} ms; fetched ahead by the speculation rules ${round(followed.ahead)} ms.`;

const worst = (key: "firstPaint" | "largestPaint") =>
  Math.max(...rows.slice(1).map(([, one]) => one[key] / empty[key])).toFixed(2);
const sizes = [...readPages(DIST).keys()].map((file) => statSync(`${DIST}${file}.br`).size);
const [home = 0, ...inner] = rows.slice(1).map(([, { script }]) => script);
handIn("HTML with first-screen styles, Brotli, heaviest route", `${Math.max(...sizes)} B`);
handIn("Script before any touch, Brotli", `${home} B on home, ${Math.max(...inner)} B elsewhere`);
handIn(
  `First / largest paint beside a blank page (${round(empty.firstPaint)} ms), slow 4G, CPU ÷ 4, slowest route`,
  `${worst("firstPaint")} × / ${worst("largestPaint")} ×`,
);
console.log(`${table}\n\n${next}\n${calling}\n\n${tall}\n`);
writeFileSync(
  "docs/performance.md",
  `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. A phone that has never seen the site: ${LINE.latency} ms a request,
1.44 Mbit/s, processor ÷ ${PROCESSOR}; medians of ${RUNS} visits. Script files only; the inline start-up adds 0.2 KB.

${table}

${next}
Under automation a browser fetches ahead and does not prerender; a visitor's figure is lower.

${calling}

Aims: first and largest paint within 1.15 × of the blank page, layout shift ≤ 0.001, script ≤ 3,000 bytes (home
8,000), no task over 50 ms. On 2026-11-20: first paint 1.3 to 1.45 ×, largest 2.1 to 2.2 ×, script 63 to 67 KB.

What is missing to 1.15 × is no longer bytes: all that the first screen needs comes in the first round trip. It is the
main thread, which reads the page and its styles and lays out the first screen at a quarter of its speed.

## Heights

In CSS pixels, layers closed. The aim for the pages of examinations is 6,000 and 4,000; on 2026-11-20 they had up to
10,900 at 390 px. A longer text makes a page longer, so that this is no test.

${tall}
`,
);

await browser.close();
site.close();
blank.server.close();
