/**
 * `npm run bench`: measures first visits on a slow phone, and presses. It takes about five minutes, and the
 * machine must be idle. `npm run bench -- --write` also writes the table of docs/performance.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { createSiteServer } from "#hosting/site-server.ts";
import { measureInputs } from "../bench/measure-inputs.ts";
import { measurePages } from "../bench/measure-pages.ts";
import { DIST } from "../build/build-site.ts";
import { launchChromium } from "../testing/chromium.ts";
import { onFreePort } from "../testing/free-port.ts";

/** Matches the table of docs/performance.md. It is between the two comments that this pattern contains. */
const TABLE = /(<!-- figures: npm run bench -- --write -->\n)[\s\S]*(<!-- \/figures -->)/;

const FIGURES_FILE = "docs/performance.md";

const browser = await launchChromium();
const { origin, close } = onFreePort(createSiteServer(DIST));
const today = new Date().toISOString().slice(0, 10);
let table = `Measured on ${today} with ${cpus().length} × ${cpus()[0]?.model.trim()}. Three figures are those of home, the heaviest page and the price list.

| What | Figure |
| --- | --- |
`;
for (const measure of [measurePages, measureInputs])
  for (const [what, value] of await measure(browser, origin)) table += `| ${what} | ${value} |\n`;
await browser.close();
close();

console.log(table);
if (process.argv.includes("--write")) {
  const page = readFileSync(FIGURES_FILE, "utf8");
  writeFileSync(FIGURES_FILE, page.replace(TABLE, `$1${table}$2`));
}
