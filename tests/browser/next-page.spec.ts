import { createServer, type ServerResponse } from "node:http";
import { onFreePort } from "#tools/testing/free-port.ts";
import { examinationPath, expect, headerHydrated, layoutShift, nameIn, row, site, test } from "./support.ts";

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

/**
 * For each test: an id of docs/behaviour, the visitor's motion preference, and what the view transition to
 * the next page animates: a pattern for its pseudo-elements, or „nothing” if there is no transition.
 */
for (const [id, reducedMotion, carried] of [
  ["X1", "no-preference", /::view-transition-group\(drawing\)/],
  ["X2", "reduce", "nothing"],
] as const)
  test(row(id), async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener("pagereveal", async ({ viewTransition }) => {
        await viewTransition?.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const names = viewTransition ? effects.map(({ pseudoElement }) => pseudoElement).join() : "nothing";
        document.documentElement.dataset.carried = names;
      });
    });
    await page.goto("/servicii");
    await headerHydrated(page);
    await page.locator("main").locator(`a[href="${PAGE}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.locator("html")).toHaveAttribute("data-carried", carried);
  });

test(row("X3"), async ({ page }) => {
  await page.goto("/contact");
  const session = await page.context().newCDPSession(page);
  const prepared = new Promise<string>((resolve) => {
    // Waits for the prefetch, because an automated Chromium does not prerender the page.
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(prefetchUrl);
    });
  });
  const rules = new Promise((resolve) =>
    session.on("Preload.ruleSetUpdated", ({ ruleSet }) => resolve(ruleSet)),
  );
  await session.send("Preload.enable");
  expect(await rules).not.toHaveProperty("errorType");
  const name = nameIn(site.navigation.footer.servicii, PAGE);
  await page.locator("footer").getByRole("link", { name, exact: true }).hover();
  expect(await prepared).toMatch(new RegExp(`${PAGE}$`));
});

for (const path of ["/", "/contact", "/preturi-rmn", "/servicii", PAGE])
  test(`${row("X4")} (${path})`, async ({ page, request }) => {
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

test(row("X5"), async ({ page, request }) => {
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
