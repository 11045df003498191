import { createServer } from "node:http";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { onFreePort } from "../../tools/testing/free-port.ts";
import { row } from "../behaviour/rows.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Follows an examination; the page then says on its root which names were carried over, or that none could be. */
async function followExamination(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const carried = viewTransition ? effects.map(({ pseudoElement }) => pseudoElement).join() : "nothing";
      document.documentElement.dataset.carried = carried;
    });
  });
  await page.goto("/servicii");
  const link = page.locator("main").getByRole("link", { name: /RMN mamar/ });
  await link.first().click();
  await expect(page).toHaveURL(/rmn-mamar$/);
  return page.locator("html");
}

test(row("X1"), async ({ page }) => {
  const root = await followExamination(page);
  await expect(root).toHaveAttribute("data-carried", /::view-transition-group\(drawing\)/);
});

test(row("X2"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(await followExamination(page)).toHaveAttribute("data-carried", "nothing");
});

test(row("X3"), async ({ page }) => {
  await page.goto("/contact");
  const session = await page.context().newCDPSession(page);
  const prepared = new Promise<string>((resolve) => {
    // Under automation a browser only fetches the page ahead instead of rendering it.
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(prefetchUrl);
    });
  });
  const rules = new Promise((resolve) =>
    session.on("Preload.ruleSetUpdated", ({ ruleSet }) => resolve(ruleSet)),
  );
  await session.send("Preload.enable");
  expect(await rules).not.toHaveProperty("errorType");
  await page.locator("footer").getByRole("link", { name: "RMN mamar" }).hover();
  expect(await prepared).toMatch(/rmn-mamar$/);
});

test(row("X4"), async ({ page, request }) => {
  const html = await (await request.get("/servicii/rmn-mamar")).text();
  const [caption, fold] = [html.indexOf("<figcaption"), html.indexOf('<link rel="stylesheet"')];
  const [onFilm, onFrame] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer(async (_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, caption));
    await onFilm.promise;
    response.write(html.slice(caption, fold));
    await onFrame.promise;
    response.end(html.slice(fold));
  });
  const { origin, close } = onFreePort(server);
  await page.addInitScript(() => {
    const place = () => String(document.querySelector("figcaption")?.getBoundingClientRect().top);
    requestAnimationFrame(() => {
      document.documentElement.dataset.first = place();
    });
    addEventListener("load", () => {
      document.documentElement.dataset.last = place();
    });
  });
  await page.goto(origin, { waitUntil: "commit" });
  // Not in each frame, which is what waits.
  await page.waitForFunction(() => document.querySelector("[data-film]"), undefined, { polling: 100 });
  onFilm.resolve();
  const root = page.locator("html[data-first]");
  const first = await root.getAttribute("data-first");
  onFrame.resolve();
  expect(Number(first)).toBeGreaterThan(0);
  await expect(root).toHaveAttribute("data-last", `${first}`);
  close();
});
