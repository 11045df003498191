/** `npm run bench`: what the hero's stars cost on the main thread. */
import type { Browser } from "@playwright/test";
import { LOOP_MS } from "../../src/stars/view.ts";
import { launch, mainThreadTime, milliseconds, quantile, serveDist } from "./browser.ts";
import { addFigure } from "./figures.ts";

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
};
const THROTTLING = [1, 4, 6];

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

async function frameCost(browser: Browser, url: string, size: keyof typeof SIZES, throttling: number) {
  const page = await browser.newPage({ ...SIZES[size], reducedMotion: "no-preference" });
  await page.addInitScript(startWatch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await session.send("Performance.enable");
  await page.goto(url);
  await page.locator("[data-state=playing] canvas").waitFor();
  const before = await mainThreadTime(session);
  await page.evaluate(() => {
    globalThis.watch.frames.length = 0;
  });
  await page.waitForTimeout(LOOP_MS);
  const { frames, longTasks } = await page.evaluate(() => globalThis.watch);
  const allTasks = (await mainThreadTime(session)) - before;
  await page.close();
  return {
    size,
    throttling: `${throttling}×`,
    frames: frames.length,
    "median ms": milliseconds(quantile(frames, 0.5)),
    "p95 ms": milliseconds(quantile(frames, 0.95)),
    "all tasks ms/frame": milliseconds(allTasks / frames.length),
    "long tasks": longTasks.map((duration) => `${Math.round(duration)} ms`).join(", ") || "none",
  };
}

const site = serveDist();
const browser = await launch();
const costs = [];
for (const size of ["phone", "desktop"] as const)
  for (const rate of THROTTLING) costs.push(await frameCost(browser, site.url, size, rate));
console.log("Frame cost on the main thread, over one loop (median and p95 of the frame callback):");
console.table(costs);
addFigure(
  "Stars: script of a frame, median",
  costs.map((cost) => `${cost["median ms"]} ms (${cost.size}, ${cost.throttling})`).join(", "),
);

await browser.close();
site.close();
