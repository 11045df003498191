/** `npm run bench`: what the hero's stars cost on the main thread. */
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "@playwright/test";
import { createSiteServer } from "../../hosting/server.ts";
import { LOOP_MS } from "../../src/stars/view.ts";
import { DIST } from "../build/site.ts";
import { launch, mainThreadTime, memory, milliseconds, quantile } from "./browser.ts";
import { addFigure } from "./figures.ts";

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
};
const THROTTLING = [1, 4, 6];

/** Loops over which the memory is watched. */
const LOOPS = 3;

/** Largest median that is allowed, in milliseconds. */
const BUDGETS: Record<keyof typeof SIZES, Record<number, number>> = {
  phone: { 1: 1, 4: 4 },
  desktop: { 1: 2, 4: 8 },
};

/** What `startWatch` leaves in the page. */
interface Watch {
  /** Milliseconds of each frame callback that put a picture on the canvas. */
  frames: number[];
  /** Milliseconds of each long task since the start of the page. */
  longTasks: number[];
}

declare global {
  var watch: Watch;
}

/** Runs in the page, before its own scripts. */
function startWatch(): void {
  const seen: Watch = { frames: [], longTasks: [] };
  globalThis.watch = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });

  let drawn = false;
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...parameters: unknown[]) {
    drawn = true;
    Reflect.apply(put, this, parameters);
  };
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    request((time) => {
      drawn = false;
      const start = performance.now();
      callback(time);
      if (drawn) seen.frames.push(performance.now() - start);
    });
}

async function open(
  browser: Browser,
  url: string,
  size: keyof typeof SIZES,
  throttling: number,
): Promise<Page> {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: "no-preference" });
  const page = await context.newPage();
  await page.addInitScript(startWatch);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await page.goto(url);
  await page.locator("[data-state=playing] canvas").waitFor();
  return page;
}

async function frameCost(browser: Browser, url: string, size: keyof typeof SIZES, throttling: number) {
  const page = await open(browser, url, size, throttling);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const before = await mainThreadTime(session);
  await page.evaluate(() => {
    globalThis.watch.frames.length = 0;
  });
  await page.waitForTimeout(LOOP_MS);
  const { frames, longTasks } = await page.evaluate(() => globalThis.watch);
  const allTasks = (await mainThreadTime(session)) - before;
  const canvas = await page
    .locator("canvas")
    .evaluate((node: HTMLCanvasElement) => `${node.width} × ${node.height}`);
  await page.context().close();
  const median = quantile(frames, 0.5);
  const budget = BUDGETS[size][throttling];
  return {
    size,
    throttling: `${throttling}×`,
    canvas,
    frames: frames.length,
    "median ms": milliseconds(median),
    "p95 ms": milliseconds(quantile(frames, 0.95)),
    "all tasks ms/frame": milliseconds(allTasks / frames.length),
    "budget ms": budget === undefined ? "" : `${budget} ${median <= budget ? "met" : "MISSED"}`,
    "long tasks": longTasks.map((duration) => `${Math.round(duration)} ms`).join(", ") || "none",
  };
}

async function memoryOverLoops(browser: Browser, url: string, size: keyof typeof SIZES, loops: number) {
  const page = await open(browser, url, size, 1);
  const session = await page.context().newCDPSession(page);
  await page.waitForTimeout(2000);
  const start = await memory(session);
  await session.send("HeapProfiler.startSampling", {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  const framesBefore = await page.evaluate(() => globalThis.watch.frames.length);
  await page.waitForTimeout(loops * LOOP_MS);
  const frames = (await page.evaluate(() => globalThis.watch.frames.length)) - framesBefore;
  const { profile } = await session.send("HeapProfiler.stopSampling");
  const allocated = profile.samples.reduce((sum, sample) => sum + sample.size, 0);
  const end = await memory(session);
  await page.context().close();
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
  return {
    size,
    loops,
    frames,
    "at start kB": kilobytes(start),
    "at end kB": kilobytes(end),
    "growth kB": kilobytes(end - start),
    "allocated bytes/frame": Math.round(allocated / frames),
  };
}

function serveDist() {
  const server = createSiteServer(DIST).listen(0);
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const site = serveDist();
const browser = await launch();
const sizes = ["phone", "desktop"] as const;

const costs = [];
for (const size of sizes)
  for (const rate of THROTTLING) costs.push(await frameCost(browser, site.url, size, rate));
console.log("Frame cost on the main thread, over one loop (median and p95 of the frame callback):");
console.table(costs);
addFigure(
  "Stars: script of a frame, median",
  costs.map((cost) => `${cost["median ms"]} ms (${cost.size}, ${cost.throttling})`).join(", "),
);

const memories = [];
for (const size of sizes) memories.push(await memoryOverLoops(browser, site.url, size, LOOPS));
console.log("Memory (objects and buffers after a collection) and allocation, the measuring included:");
console.table(memories);

await browser.close();
site.close();
