/** `npm run bench`, first part: what a first visit costs on a slow phone, beside the same words without styles and scripts. */
import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { createSiteServer } from "#hosting/server.ts";
import { readPages } from "#hosting/site-files.ts";
import { precompress } from "../build/precompress.ts";
import { DIST } from "../build/site.ts";
import { onFreePort } from "../testing/free-port.ts";
import { type Figure, newPage, PHONE, quantile, settle, toldBy } from "./browser.ts";

/** Slow 4G as Lighthouse has it: milliseconds a request, bytes a second. */
const LINE = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Visits of which the median counts, in turn with those of the bare words. */
const RUNS = 9;

/** A task blocks with what it takes beyond, ms. */
const FREE = 50;

/** Home, the heaviest page, and the one with the longest table: a figure for each. */
const ROUTES = ["/", "/servicii/rmn-pelvin", "/preturi-rmn"];

/** The README's rows. */
const COSTS = [
  "HTML with first-screen styles, Brotli",
  "Script of a page with its worker, after the first frame, Brotli",
  "Blocking time, slow 4G, CPU ÷ 4",
  "Largest paint, slow 4G, CPU ÷ 4",
  "Largest paint beside that of the same words without styles and scripts",
];

/** A phone that has never seen the site: milliseconds, and bytes as they travelled. */
async function visit(browser: Browser, url: string) {
  const { page, session, slowDown } = await newPage(browser, PHONE);
  await session.send("Network.emulateNetworkConditions", LINE);
  await slowDown(4);
  await settle(page, url);
  const told = Object.groupBy(await toldBy(page), ({ entryType }) => entryType);
  await page.close();
  const scripts = told.resource?.filter(({ name }) => name.endsWith(".js")) ?? [];
  return {
    html: told.navigation?.[0]?.encodedBodySize ?? 0,
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    largest: told["largest-contentful-paint"]?.at(-1)?.startTime ?? 0,
    blocking: told.longtask?.reduce((sum, { duration }) => sum + duration - FREE, 0) ?? 0,
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** A page's words alone. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g, "");

/** What each route costs, with its share of the floor for its words. */
export async function measurePages(browser: Browser, url: string): Promise<readonly Figure[]> {
  using words = mkdtempDisposableSync(join(tmpdir(), "words-"));
  cpSync(DIST, words.path, { recursive: true });
  for (const [file, html] of readPages(DIST)) writeFileSync(join(words.path, file), bare(html));
  await precompress(words.path);
  const floor = onFreePort(createSiteServer(words.path));
  const routes: string[][] = [];
  for (const route of ROUTES) {
    const visits: Visit[] = [];
    const least: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      visits.push(await visit(browser, url + route));
      least.push(await visit(browser, floor.origin + route));
    }
    const median = (cost: keyof Visit, of = visits) => quantile(of.map((visit) => visit[cost]));
    routes.push([
      `${median("html")} B`,
      `${median("script")} B`,
      `${median("blocking")} ms`,
      `${median("largest")} ms`,
      `${(median("largest") / median("largest", least)).toFixed(2)} ×`,
    ]);
  }
  floor.close();
  return COSTS.map((what, cost) => [what, routes.map((costs) => costs[cost]).join(" / ")]);
}
