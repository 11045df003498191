import { createServer, type ServerResponse } from "node:http";
import { onFreePort } from "#tools/testing/free-port.ts";
import { examinationPath, expect, layoutShift, test } from "./support.ts";

const PAGE = examinationPath("mamar");

/** Starts a server that answers each request with what `write` writes into the response. */
const serve = (write: (response: ServerResponse) => unknown) =>
  onFreePort(
    createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      write(response);
    }),
  );

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of ["/", PAGE])
  test(`the HTML arrives in parts: the first frame contains all that is visible, and nothing moves later (${path})`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [, after] = [...html.matchAll(/<link rel="?expect"? href="?#(\w+)/g)].at(-1) ?? [];
    const cut = html.search(new RegExp(`<[^<]* id="?${after}\\b`));
    const parsed = Promise.withResolvers<void>();
    const { origin, close } = serve(async (response) => {
      response.write(html.slice(0, cut));
      await parsed.promise;
      response.end(html.slice(cut));
    });
    await page.addInitScript((id) => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.first = `${document.getElementById(id) !== null}`;
      });
    }, `${after}`);
    await page.goto(origin, { waitUntil: "commit" });
    // By default `waitForFunction` polls in animation frames, but the browser renders no frame before the
    // rest of the HTML has arrived.
    await page.waitForFunction(() => document.querySelector("header dialog"), undefined, { polling: 100 });
    parsed.resolve();
    await expect(page.locator("html")).toHaveAttribute("data-first", "true");
    await page.waitForLoadState();
    expect(await layoutShift(page)).toBe(0);
    close();
  });

test("a phone, only the beginning of an examination has arrived: title and phone number are shown", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const html = await (await request.get(PAGE)).text();
  const { origin, close } = serve((response) => response.write(html.slice(0, html.search(/<figure/))));
  await page.goto(origin, { waitUntil: "commit" });
  const painted = () => performance.getEntriesByName("first-contentful-paint").length;
  await expect.poll(() => page.evaluate(painted)).toBe(1);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main a[href^='tel:']").first()).toBeVisible();
  close();
});
