/** `npm run bench`: what going through the slices costs, on every examination's page of dist/. */
import type { Browser } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { servicePath } from "../../src/lib/routes.ts";
import { SLICE_COUNT } from "../../src/slices/types.ts";
import { launch, milliseconds, quantile, serveDist } from "./browser.ts";
import { addFigure } from "./figures.ts";

/** Key presses of one measurement: up and down through all layers. */
const PRESSES = 4 * (SLICE_COUNT - 1);

/** Milliseconds of script for each change of the layer, and the time until it is painted. */
async function scrubbing(browser: Browser, url: string, throttling: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(url);
  await page.mouse.move(2, 300);
  await page.mouse.move(2, 301);
  await page.locator("[data-film] g").nth(SLICE_COUNT).waitFor({ state: "attached" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling });
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
  const scriptTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const script: number[] = [];
  const painted: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    const before = await scriptTime();
    await page.evaluate(() => {
      const wait = new Promise<number>((done) => {
        addEventListener(
          "keydown",
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp))),
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { wait });
    });
    const isUp = Math.floor(press / (SLICE_COUNT - 1)) % 2 === 0;
    await page.keyboard.press(isUp ? "ArrowUp" : "ArrowDown");
    painted.push(await page.evaluate(() => (globalThis as unknown as { wait: Promise<number> }).wait));
    script.push((await scriptTime()) - before);
  }
  await context.close();
  return { script, painted };
}

const site = serveDist();
const browser = await launch();
try {
  const rows: Record<string, Record<string, string>> = {};
  for (const { slug, title } of loadSite(process.cwd()).services) {
    for (const throttling of [1, 4]) {
      const url = new URL(servicePath(slug), site.url).href;
      const { script, painted } = await scrubbing(browser, url, throttling);
      rows[`${title}, CPU ÷ ${throttling}`] = {
        "script, median ms": milliseconds(quantile(script, 0.5)),
        "key to paint, median ms": milliseconds(quantile(painted, 0.5)),
        "p98 ms": milliseconds(quantile(painted, 0.98)),
      };
    }
  }
  console.log("Going through the slices (budget: script 8 ms, key to paint p98 50 ms at CPU ÷ 4)");
  console.table(rows);
  const worst = (column: string) => Math.max(...Object.values(rows).map((row) => Number(row[column])));
  addFigure("Slices: script of a change, CPU ÷ 4, slowest region", `${worst("script, median ms")} ms`);
  addFigure("Slices: key to paint, p98", `${worst("p98 ms")} ms`);
} finally {
  await browser.close();
  site.close();
}
