/**
 * `node scripts/bench/techniques.ts`: what it costs to put 5000 moving points on a canvas, technique by technique.
 * The figures of docs/decisions/2026-11-20-hero-stars-technique.md come from here.
 */
import type { Browser } from "@playwright/test";
import { launch, mainThreadTime, milliseconds, processorTime, quantile } from "./browser.ts";
import { paintings } from "./paintings.ts";

const SIZES = [
  [487, 1054],
  [1280, 720],
  [1440, 900],
] as const;
const SECONDS = 3;

async function measure(browser: Browser, name: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1100 } });
  await page.setContent(`<canvas width="${width}" height="${height}"></canvas>`);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.addScriptTag({ content: `${paintings}; run(${JSON.stringify(name)});` });
  await page.waitForTimeout(1000);

  await page.evaluate("costs.length = 0");
  const tasksBefore = await mainThreadTime(session);
  const processorBefore = await processorTime(browser);
  await page.waitForTimeout(SECONDS * 1000);
  const costs = (await page.evaluate("costs")) as number[];
  const tasks = (await mainThreadTime(session)) - tasksBefore;
  const processor = (await processorTime(browser)) - processorBefore;
  await page.close();
  return {
    technique: name,
    canvas: `${width} × ${height}`,
    "frames/s": (costs.length / SECONDS).toFixed(0),
    "median ms": milliseconds(quantile(costs, 0.5)),
    "p95 ms": milliseconds(quantile(costs, 0.95)),
    "main thread, all tasks ms/frame": milliseconds(tasks / costs.length),
    "all processes ms/frame": milliseconds(processor / costs.length),
  };
}

const browser = await launch();
const rows = [];
for (const [width, height] of SIZES)
  for (const name of ["arc", "fillRect", "putImageData", "WebGL points", "worker"])
    rows.push(await measure(browser, name, width, height));
await browser.close();
console.table(rows);
