import { brotliCompressSync } from "node:zlib";
import { readPages } from "#hosting/built-files.ts";
import { inlineTexts } from "#hosting/csp.ts";
import { publicPath } from "#hosting/rules.ts";
import { transferSize } from "../dist/crawl.ts";
import { useControls } from "../fixtures/use-controls.ts";
import {
  allHydrated,
  complaints,
  expect,
  headerHydrated,
  KINDS,
  layoutShift,
  oneOfKind,
  paintTwice,
  requestsOf,
  row,
  scrollThrough,
  THOROUGH,
  test,
  withoutFonts,
} from "./support.ts";

const MAX_REQUESTS = 16;

/**
 * Maximum size in bytes (Brotli) of all scripts that a page loads, including its inline scripts, but without
 * the files `*.layers.*.js`, which contain drawings.
 */
const MAX_SCRIPT = 90_000;

const pages = [...readPages("dist")].map(([file, html]) => ({ path: publicPath(file) ?? "/404", html }));

test.use({ timezoneId: "Pacific/Auckland" });

// At 1440 px one page of each kind is enough, because pages of one kind differ only in texts and pictures.
for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const { path, html } of pages) {
    const options = width === 390 ? oneOfKind(path) : THOROUGH;
    const isOfKind = KINDS.includes(path) || path === "/404";
    if (width === 390 || isOfKind)
      test(`${row("R7", "R19", "Z1")} (${path}, ${width} px)`, options, async ({ page, baseURL }) => {
        const requests = requestsOf(page, () => true);
        const data = requestsOf(page, (_, request) =>
          /^(fetch|xhr|ping|eventsource)$/.test(request.resourceType()),
        );
        page.on("websocket", (socket) => data.push(socket.url()));
        const complained = complaints(page);
        let ended = 0;
        page.on("requestfinished", () => ended++);
        page.on("requestfailed", () => ended++);
        await page.setViewportSize({ width, height });
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
        // The limit is not 0, because a late web font may change line breaks, which shifts the layout.
        expect(await layoutShift(page)).toBeLessThan(0.1);
        // On the 404 page the browser itself logs an error with „404”, which is ignored.
        expect(complained.filter((text) => path !== "/404" || !/404/.test(text))).toEqual([]);

        const settled = requests.length;
        expect(await page.evaluate(useControls)).toBeGreaterThan(20);
        await paintTwice(page);
        const later = requests.slice(settled).filter((url) => !url.includes("-man.layers."));
        expect([...data, ...later]).toEqual([]);
      });

    if (isOfKind)
      test(`${row("R7")}, without web fonts (${path}, ${width} px)`, THOROUGH, async ({ page }) => {
        await withoutFonts(page);
        // Sets a Sunday, because the client adds texts below the call buttons while the clinic is closed.
        // These texts must not shift the layout.
        await page.clock.setFixedTime(new Date("2027-07-04T10:00:00+03:00"));
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: "networkidle" });
        await headerHydrated(page);
        expect(await layoutShift(page)).toBe(0);
      });
  }
