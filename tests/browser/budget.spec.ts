import { brotliCompressSync } from "node:zlib";
import { inlineScripts } from "../../hosting/csp.ts";
import { publicPath } from "../../hosting/rules.ts";
import { readPages } from "../../hosting/site-files.ts";
import { transferSize } from "../dist/crawl.ts";
import {
  complaints,
  expect,
  KINDS,
  layoutShift,
  requestsOf,
  row,
  scrollThrough,
  takenOver,
  test,
  withoutFonts,
} from "./support.ts";

const MAX_REQUESTS = 16;

/** Bytes of script of a page once all of it is live, workers included, Brotli; and of what is in the page itself. */
const MAX_SCRIPT = { all: 90_000, inline: 500 };

const pages = [...readPages("dist")].map(([file, html]) => ({ path: publicPath(file) ?? "/404", html }));

/** Bytes of the script files among these addresses. */
const scriptBytes = (urls: readonly string[]) =>
  urls
    .map((url) => new URL(url).pathname)
    .filter((path) => path.endsWith(".js"))
    .reduce((sum, path) => sum + transferSize(path), 0);

/** Every page on a phone; on a wide screen, where only its pictures differ, one of each kind. */
for (const width of [390, 1440])
  for (const { path, html } of pages.filter(({ path }) => width === 390 || KINDS.includes(path))) {
    test(`${row("R7")}; ${MAX_REQUESTS} requests, none foreign (${path}, ${width} px)`, async ({
      page,
      baseURL,
    }) => {
      const requests = requestsOf(page, () => true);
      const complained = complaints(page);
      let ended = 0;
      page.on("requestfinished", () => ended++);
      page.on("requestfailed", () => ended++);
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path, { waitUntil: "networkidle" });
      const inline = brotliCompressSync(inlineScripts(html).join("")).length;
      expect(inline).toBeLessThanOrEqual(MAX_SCRIPT.inline);
      await scrollThrough(page);
      await expect.poll(() => requests.length - ended).toBe(0);
      expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // The icon counts; the manifest is fetched only where a browser offers to install the page.
      expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);

      await takenOver(page);
      expect(inline + scriptBytes(requests), requests.join("\n")).toBeLessThanOrEqual(MAX_SCRIPT.all);
      // An unknown path logs its 404, as the specification asks.
      expect(complained.filter((text) => path !== "/404" || !/404/.test(text))).toEqual([]);
      // A web font that comes late may break a line elsewhere.
      expect(await layoutShift(page)).toBeLessThan(0.1);
    });

    test(`${row("R7")}, without web fonts (${path}, ${width} px)`, async ({ page }) => {
      await withoutFonts(page);
      // Closed: more is added beside the calls.
      await page.clock.setFixedTime(new Date("2027-07-04T10:00:00+03:00"));
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: "networkidle" });
      await takenOver(page);
      expect(await layoutShift(page)).toBe(0);
    });
  }
