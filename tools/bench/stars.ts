/** `npm run bench`, third part: what a frame of the stars costs. */
import type { Browser } from "@playwright/test";
import { LOOP_MS } from "#stars/view.ts";
import { DESKTOP, type Device, type Figure, newPage, PHONE, quantile } from "./browser.ts";

/** Runs in the page before its own scripts: notes the milliseconds of each frame callback that put a picture on the canvas. */
function watchFrames() {
  const frames: number[] = [];
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
      if (drawn) frames.push(performance.now() - start);
    });
  Object.assign(globalThis, { frames });
}

/** Median script of a frame over one loop of the stars, ms. */
async function frameCost(browser: Browser, url: string, device: Device, rate: number) {
  const { page, slowDown } = await newPage(browser, device);
  await page.addInitScript(watchFrames);
  await slowDown(rate);
  await page.goto(url);
  await page.locator("[data-state=playing] canvas").waitFor();
  await page.waitForTimeout(LOOP_MS);
  const frames = (await page.evaluate("frames")) as number[];
  await page.close();
  return `${quantile(frames, 0.5).toFixed(2)} ms (${device === PHONE ? "phone" : "desktop"}, ${rate}×)`;
}

/** What a frame costs on both devices, at full speed and slowed down. */
export async function measureStars(browser: Browser, url: string): Promise<readonly Figure[]> {
  const costs = [];
  for (const device of [PHONE, DESKTOP])
    for (const rate of [1, 4, 6]) costs.push(await frameCost(browser, url, device, rate));
  return [["Stars: script of a frame, median", costs.join(", ")]];
}
