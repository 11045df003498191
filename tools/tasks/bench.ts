/**
 * `npm run bench` measures what depends on the machine's speed, and prints the figures of docs/performance.md: first
 * visits on a slow phone, compared with the "bare page" (the same page without styles and scripts), and presses. It
 * takes about five minutes, and the machine must be idle.
 */
import { createServer } from "node:http";
import { cpus } from "node:os";
import { brotliCompressSync } from "node:zlib";
import { devices, type Page } from "@playwright/test";
import { readPages } from "#hosting/built-files.ts";
import { publicPath } from "#hosting/rules.ts";
import { createSiteServer } from "#hosting/site-server.ts";
import { HOME_ANCHORS } from "#lib/anchors.ts";
import { DIST } from "../build/build-site.ts";
import { launchChromium } from "../testing/chromium.ts";
import { onFreePort } from "../testing/free-port.ts";

/** Lighthouse's slow 4G: latency in milliseconds per request, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** The measured pages: home, the heaviest page, and the one with the longest table. */
const ROUTES = ["/", "/servicii/rmn-pelvin", "/preturi-rmn"];

/** Number of visits of each page and of its bare page, which alternate; the median is taken. */
const RUNS = 5;

/** Time in ms after which an idle page has certainly loaded its client code. */
const IDLE_MS = 3_000;

/** Only the part of a task after this duration, in ms, counts as blocking, as in Total Blocking Time. */
const TASK_LIMIT_MS = 50;

/** The measured controls: name, page, and the selectors that are pressed in turn. */
const CONTROLS: readonly (readonly [name: string, path: string, ...targets: string[]])[] = [
  ["menu", "/", "header [aria-haspopup=dialog]", "header dialog button"],
  ["accordion", "/", "[name=intrebari] summary"],
  ["call bar", `/#${HOME_ANCHORS.fear}`, "aside a"],
  ["slices", "/servicii/rmn-pelvin", "[data-island=slices] button", "[data-island=slices] button >> nth=1"],
];

/** Number of presses of a control, and the time from one press to the next, in ms. */
const PRESSES = 12;
const LOOK_MS = 500;

/** The shortest duration of an event that Event Timing reports, in ms. */
const MIN_EVENT_MS = 16;

const browser = await launchChromium();
const site = onFreePort(createSiteServer(DIST));

/** The bare pages: without styles, scripts, icons, and the links that delay the first paint (`rel="expect"`). */
const NOT_BARE = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>|<link rel="?(stylesheet|icon|expect)[^>]*>/g;
const barePages = new Map(
  [...readPages(DIST)].map(([file, html]) => [
    publicPath(file),
    brotliCompressSync(html.replaceAll(NOT_BARE, "")),
  ]),
);
const bareSite = onFreePort(
  createServer(({ url }, response) => {
    const page = barePages.get(url);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
    if (page) response.writeHead(200, headers).end(page);
    else response.writeHead(404).end();
  }),
);

type Entry = PerformanceEventTiming & { interactionId?: number };
const entriesOf = async (page: Page) => (await page.evaluate("entries")) as readonly Entry[];

/** Opens a page on a phone, and waits until its client code has loaded. */
async function open(address: string, network?: typeof SLOW_4G) {
  const page = await browser.newPage({ reducedMotion: "no-preference", ...devices["Pixel 7"] });
  await page.addInitScript((durationThreshold) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    for (const type of ["largest-contentful-paint", "longtask", "event"])
      observer.observe({ type, durationThreshold } as PerformanceObserverInit);
    Object.assign(globalThis, { entries });
  }, MIN_EVENT_MS);
  const session = await page.context().newCDPSession(page);
  const slowDown = () => session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (network) {
    await session.send("Network.emulateNetworkConditions", network);
    await slowDown();
  }
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(IDLE_MS);
  await page.waitForLoadState("networkidle");
  return { page, slowDown };
}

/** Measures the first visit of a page: the largest paint and the blocking time, in ms. */
async function visit(address: string) {
  const { page } = await open(address, SLOW_4G);
  const entries = await entriesOf(page);
  await page.close();
  const paint = entries.findLast(({ entryType }) => entryType === "largest-contentful-paint");
  const tasks = entries.filter(({ entryType }) => entryType === "longtask");
  return {
    paint: paint?.startTime ?? Number.NaN,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - TASK_LIMIT_MS, 0),
  };
}

/** The longest time from a press of a control to the next paint, in ms. */
async function longestPress(path: string, targets: readonly string[]) {
  const { page, slowDown } = await open(site.origin + path);
  await slowDown();
  for (let press = 0; press < PRESSES; press++) {
    await page.click(targets[press % targets.length] ?? "", { delay: 80 });
    await page.waitForTimeout(LOOK_MS);
  }
  const presses = (await entriesOf(page)).filter(({ interactionId }) => interactionId);
  await page.close();
  return Math.max(MIN_EVENT_MS, ...presses.map(({ duration }) => duration));
}

/** The middle one of an odd number of numbers. */
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[(numbers.length - 1) / 2] ?? Number.NaN;

console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}; blocking and paint: slow 4G, CPU ÷ 4, ms`);
for (const route of ROUTES) {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  const bare: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    visits.push(await visit(site.origin + route));
    bare.push((await visit(bareSite.origin + route)).paint);
  }
  const paint = median(visits.map((one) => one.paint));
  const blocking = median(visits.map((one) => one.blocking));
  console.log(
    `${route}: blocking ${blocking}, paint ${paint}, × bare words ${(paint / median(bare)).toFixed(2)}`,
  );
}
for (const [name, path, ...targets] of CONTROLS)
  console.log(`${name}: ${await longestPress(path, targets)} ms, longest of ${PRESSES} presses, CPU ÷ 4`);
await browser.close();
site.close();
bareSite.close();
