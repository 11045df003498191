import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { paintTwice } from "./support.ts";

test.use({ viewport: { width: 1280, height: 800 } });

declare global {
  interface Window {
    /** What the page was told about its appearing: the names that are carried over, or null without a transition. */
    carried?: string[] | null;
  }
}

async function followExamination(page: Page): Promise<string[] | null | undefined> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      window.carried = viewTransition && [];
      viewTransition?.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
        window.carried = parts.filter((part) => part.startsWith("::view-transition"));
      });
    });
  });
  await page.goto("/servicii");
  await page
    .locator("main")
    .getByRole("link", { name: /RMN mamar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/rmn-mamar$/);
  await paintTwice(page);
  return page.evaluate(() => window.carried);
}

test(row("X1"), async ({ page }) => {
  await followExamination(page);
  await expect.poll(() => page.evaluate(() => window.carried)).toContain("::view-transition-group(drawing)");
});

test(row("X2"), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await followExamination(page)).toBeNull();
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
