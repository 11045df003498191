import { brotliCompressSync } from "node:zlib";
import { readPages } from "#hosting/built-files.ts";
import { inlineTexts } from "#hosting/csp.ts";
import { publicPath } from "#hosting/rules.ts";
import { transferSize } from "../dist/crawl.ts";
import { useControls } from "../fixtures/use-controls.ts";
import {
  allHydrated,
  complaints,
  examinationPath,
  expect,
  KINDS,
  layoutShift,
  paintTwice,
  requestsOf,
  scrollThrough,
  THOROUGH,
  test,
} from "./support.ts";

const MAX_REQUESTS = 24;

/**
 * Maximum size in bytes (Brotli) of all scripts that a page loads, including its inline scripts, but without
 * the files `*.layers.*.js`, which contain drawings.
 */
const MAX_SCRIPT = 90_000;

const pages = [...readPages("dist")]
  .map(([file, html]) => ({ path: publicPath(file) ?? "/404", html }))
  .filter(({ path }) => [...KINDS, "/404"].includes(path));

/** The pages of `npm test`: together they have every island. */
const EXAMPLES = ["/", examinationPath("articulatii"), "/contact"];

test.use({ timezoneId: "Pacific/Auckland" });

for (const { path, html } of pages)
  test(
    `loaded, scrolled and every control used: no message in the console, layout shift below 0.01, no request for data, script within 90 KB (${path})`,
    EXAMPLES.includes(path) ? {} : THOROUGH,
    async ({ page, baseURL }) => {
      const requests = requestsOf(page, () => true);
      const data = requestsOf(page, (_, request) =>
        /^(fetch|xhr|ping|eventsource)$/.test(request.resourceType()),
      );
      page.on("websocket", (socket) => data.push(socket.url()));
      const complained = complaints(page);
      let ended = 0;
      page.on("requestfinished", () => ended++);
      page.on("requestfailed", () => ended++);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      await allHydrated(page);
      await expect.poll(() => requests.length - ended).toBe(0);
      expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      // `requests` contains no request for the web app manifest, because browsers fetch it only to install
      // the site as an app.
      expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(MAX_REQUESTS);
      const scripts = requests.map((url) => new URL(url).pathname).filter((url) => url.endsWith(".js"));
      const inline = brotliCompressSync(inlineTexts(html, "script").join("")).length;
      const bytes = scripts
        .filter((script) => !script.includes(".layers."))
        .reduce((sum, script) => sum + transferSize(script), inline);
      expect(bytes, scripts.join()).toBeLessThanOrEqual(MAX_SCRIPT);
      // The limit is not 0, because a late web font moves words (by 0.005 in the list of examinations).
      expect(await layoutShift(page)).toBeLessThan(0.01);
      // On the 404 page the browser itself logs an error with „404”, which is ignored.
      expect(complained.filter((text) => path !== "/404" || !/404/.test(text))).toEqual([]);

      const settled = requests.length;
      expect(await page.evaluate(useControls)).toBeGreaterThan(20);
      await paintTwice(page);
      const later = requests.slice(settled).filter((url) => !url.includes("-man.layers."));
      expect([...data, ...later]).toEqual([]);
    },
  );
