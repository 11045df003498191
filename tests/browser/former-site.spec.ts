import { createServer, type RequestListener } from "node:http";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { expect, THOROUGH, test } from "./support.ts";

// These tests use a browser that has visited a former site at the same address, and still has its service
// worker.

/** Starts a server that answers with `former`, and with our site after a call of the returned `move`. */
function movingSite(former: RequestListener) {
  const ours = createSiteServer("dist");
  let current = former;
  const { origin, close } = onFreePort(createServer((request, response) => void current(request, response)));
  const move = () => {
    current = (request, response) => void ours.emit("request", request, response);
  };
  return { origin, close, move };
}

for (const name of ["sw.js", "service-worker.js"])
  test(
    `a service worker of a former site answers: it removes itself and its caches, and this site is shown (${name})`,
    THOROUGH,
    async ({ page }) => {
      const { origin, close, move } = movingSite(({ url }, response) => {
        const isWorker = url === `/${name}`;
        response.writeHead(200, { "Content-Type": isWorker ? "text/javascript" : "text/html" });
        response.end(
          isWorker
            ? `onfetch = (event) => event.respondWith(new Response("former", { headers: { "Content-Type": "text/html" } }));`
            : "<p>former</p>",
        );
      });
      await page.goto(origin);
      await page.evaluate(async (path) => {
        await caches.open("former");
        await navigator.serviceWorker.register(path);
        await navigator.serviceWorker.ready;
      }, `/${name}`);
      await page.goto(`${origin}/contact`);
      await expect(page.locator("body")).toHaveText("former");
      move();
      // The service worker of the former site still answers this reload. Meanwhile the browser looks for a new
      // version of the worker and gets our script (in public/), which removes the worker and its caches and
      // reloads the page.
      await page.reload();
      await expect(page.locator("h1")).toBeVisible();
      const left = () =>
        page.evaluate(
          async () =>
            (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
        );
      await expect.poll(left).toBe(0);
      close();
    },
  );
