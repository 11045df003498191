/**
 * `npm run bench`: what a visit costs on a slow phone, then inputs, a change of the slice and a frame of the stars.
 * Never tested. `npm run bench -- --readme` also writes the README's table.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { createSiteServer } from "#hosting/server.ts";
import { measureInputs } from "../bench/inputs.ts";
import { measurePages } from "../bench/pages.ts";
import { measureStars } from "../bench/stars.ts";
import { DIST } from "../build/site.ts";
import { launchChromium } from "../testing/chromium.ts";
import { onFreePort } from "../testing/free-port.ts";

/** The README's table stands between these lines. */
const TABLE = /(<!-- figures: npm run bench -- --readme -->\n)[\s\S]*(<!-- \/figures -->)/;

const browser = await launchChromium();
const { origin, close } = onFreePort(createSiteServer(DIST));
const figures: string[] = [];
for (const measure of [measurePages, measureInputs, measureStars])
  for (const [what, value] of Object.entries(await measure(browser, origin)))
    figures.push(`| ${what} | ${value} |\n`);
await browser.close();
close();

if (process.argv.includes("--readme")) {
  const [date, machine] = [new Date().toISOString().slice(0, 10), cpus()];
  const head = `Measured on ${date} with ${machine.length} × ${machine[0]?.model.trim()}.\n\n| What | Figure |\n| --- | --- |\n`;
  const readme = readFileSync("README.md", "utf8");
  writeFileSync("README.md", readme.replace(TABLE, `$1${head}${figures.join("")}$2`));
}
