/**
 * `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts, and
 * what the next page costs. Prints one table and writes it to docs/performance.md. Timings are printed, never tested.
 */
import { statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { fileHeaders, publicPath, securityHeaders } from "../../hosting/rules.ts";
import { createSiteServer } from "../../hosting/server.ts";
import { readPages, sitePolicy } from "../../hosting/site-files.ts";
import { DIST } from "../build/site.ts";
import { launch, quantile } from "./browser.ts";
import { addFigure } from "./figures.ts";
import { LINE, medianVisit, PROCESSOR, RUNS, report, slowPhone, type Visit } from "./visit.ts";

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

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/**
 * What a page is compared with, under the site's headers: at `/` a blank page, else the site's page without styles and
 * scripts, which is the floor for these words.
 */
function floorServer() {
  const pages = new Map([...readPages(DIST)].map(([file, html]) => [publicPath(file), bare(html)]));
  const headers = {
    ...securityHeaders(sitePolicy(DIST)),
    ...fileHeaders("/index.html"),
    "Content-Encoding": "br",
  };
  return createServer(({ url = "" }, response) => {
    const html = url === "/blank" ? BLANK : (pages.get(url) ?? "");
    response.writeHead(200, headers).end(brotliCompressSync(html));
  }).listen(0);
}

const origin = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

const browser = await launch();
const site = createSiteServer(DIST).listen(0);
const floor = floorServer();
const url = origin(site);

const empty = await medianVisit(browser, `${origin(floor)}/blank`);
const rows: [string, Visit, Visit][] = [];
for (const route of ROUTES)
  rows.push([
    route,
    await medianVisit(browser, url + route),
    await medianVisit(browser, origin(floor) + route),
  ]);
const followed = { plain: await nextPage(browser, url, false), ahead: await nextPage(browser, url, true) };

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

const worst = (key: "firstPaint" | "largestPaint") =>
  Math.max(...rows.map(([, page, words]) => page[key] / words[key])).toFixed(2);
const sizes = [...readPages(DIST).keys()].map((file) => statSync(`${DIST}${file}.br`).size);
const [home = 0, ...inner] = rows.map(([, { script }]) => script);
addFigure("HTML with first-screen styles, Brotli, heaviest route", `${Math.max(...sizes)} B`);
addFigure("Script before any touch, Brotli", `${home} B on home, ${Math.max(...inner)} B elsewhere`);
addFigure(
  `First / largest paint beside the same words without styles and scripts, slow 4G, CPU ÷ 4, slowest route`,
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

await browser.close();
site.close();
floor.close();
