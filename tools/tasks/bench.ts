/**
 * `npm run bench`: what a visit costs on a slow phone, then inputs, a change of the slice and a frame of the stars.
 * Never tested. `npm run bench -- --readme` also writes the README's table.
 */
import { serveDist, writeReadme } from "../bench/browser.ts";
import { measureInputs } from "../bench/inputs.ts";
import { measurePages } from "../bench/pages.ts";
import { measureStars } from "../bench/stars.ts";
import { launchChromium } from "../testing/chromium.ts";

const browser = await launchChromium();
const { url, close } = serveDist();
const figures: Record<string, string> = {};
for (const measure of [measurePages, measureInputs, measureStars])
  Object.assign(figures, await measure(browser, url));
await browser.close();
close();
if (process.argv.includes("--readme")) writeReadme(figures);
