import { expect, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { close, group, openPanel, PAGE, panel, toggle } from "./panel.ts";
import { holdBackScripts, paintTwice, passThroughCache, readToItsEnd, takenOver } from "./support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test(row("P11"), async ({ page }) => {
  await openPanel(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(panel(page)).toBeHidden();
  await expect(page.locator("header a").first()).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.getByRole("button", { name: "Servicii RMN" }).click();
  await expect(page.locator("#meniu-1")).toBeVisible();
});

test(row("P12"), async ({ page }) => {
  await openPanel(page);
  await passThroughCache(page);
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 500));
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test(row("P13"), async ({ page }) => {
  await page.goto(PAGE);
  await takenOver(page);
  // Done and read in one go: on a busy machine the slide may be over before the next question arrives.
  const slide = (act: "showModal" | "close") =>
    page.locator("dialog").evaluate(async (dialog: HTMLDialogElement, act) => {
      dialog[act]();
      const slides = dialog
        .getAnimations()
        .filter((animation) => (animation as CSSTransition).transitionProperty === "translate");
      const durations = slides.map(({ effect }) => effect?.getTiming().duration);
      if (act === "showModal") await Promise.all(slides.map(({ finished }) => finished));
      return durations;
    }, act);
  expect(await slide("showModal")).toEqual([300]);
  expect(await slide("close")).toEqual([300]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  await page.locator("main").getByRole("link", { name: "Acasă" }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(row("P14"), async ({ page }) => {
    await openPanel(page);
    await paintTwice(page);
    expect((await panel(page).boundingBox())?.x).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("P15"), async ({ page }) => {
    await page.goto("/contact");
    await toggle(page).tap();
    await group(page).tap();
    for (const link of await panel(page).getByRole("link").all()) await expect(link).toBeVisible();
    await expect(panel(page).getByRole("link")).toHaveCount(13);
    await close(page).tap();
    await expect(panel(page)).toBeHidden();
  });
});

test(row("P16"), async ({ page }) => {
  const letGo = await holdBackScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await readToItsEnd(page);
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await group(page).tap();
  letGo();
  // Without another sign: focus in the panel is enough.
  await expect(page.locator("header button[command=show-modal]")).toHaveAttribute("aria-expanded", "true");
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "RMN mamar" })).toBeVisible();
});

test(row("P17"), async ({ page }) => {
  await page.addInitScript(() => {
    // An older browser: the attributes mean nothing to it.
    for (const name of ["command", "commandForElement"]) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    addEventListener(
      "click",
      (event) => (event.target as Element).closest("[commandfor]") && event.preventDefault(),
    );
  });
  await openPanel(page, "/contact");
  await close(page).tap();
  await expect(panel(page)).toBeHidden();
});

test(row("P18"), async ({ page }) => {
  await page.goto("/contact");
  const call = page.locator("header").getByRole("link", { name: "Sună la clinică" });
  await expect(call).toHaveAttribute("href", /^tel:\+40\d{9}$/);
  await expect(call).toBeVisible();
});

test(row("P19"), async ({ page }) => {
  await page.goto("/contact");
  await takenOver(page);
  const box = await toggle(page).boundingBox();
  if (!box) throw new Error("no box");
  for (let tap = 0; tap < 2; tap++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await expect(panel(page)).toBeVisible();
  await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
  await expect(page).toHaveURL(/\/contact$/);
});
