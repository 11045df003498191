import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { holdBackScripts, passThroughCache, takenOver } from "./support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PAGE = "/servicii/rmn-coloana";
const toggle = (page: Page) => page.getByRole("button", { name: "Deschide meniul" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Meniu" });
const close = (page: Page) => panel(page).getByRole("button", { name: "Închide meniul" });
const group = (page: Page) => panel(page).locator("summary");

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement) ?? false);

async function openPanel(page: Page, path = PAGE) {
  await page.goto(path);
  await takenOver(page);
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
}

test(row("P1"), async ({ page }) => {
  await openPanel(page);
  expect(await focusIsInside(page)).toBe(true);
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.locator("header button[command=show-modal]")).toHaveAttribute("aria-expanded", "true");
});

test.describe("narrow desktop window", () => {
  test.use({ isMobile: false, hasTouch: false });

  test(`${row("P1")} (with classic scrollbars)`, async ({ page }) => {
    await page.goto(PAGE);
    await takenOver(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await toggle(page).click();
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });
});

test(row("P2"), async ({ page }) => {
  await openPanel(page, "/contact");
  const entries = panel(page).locator("nav > ul > li > a, summary, [data-call]");
  await expect(entries).toHaveText([
    "Acasă",
    "Servicii RMN",
    "Prețuri RMN",
    "RMN prin CAS",
    "Contact",
    /^Programează-te/,
  ]);
});

test(row("P3"), async ({ page }) => {
  await openPanel(page, "/contact");
  await expect(panel(page).getByRole("link", { name: "RMN mamar" })).toBeHidden();
  await group(page).tap();
  const links = panel(page).locator("details a");
  await expect(links).toHaveText([
    "Toate Investigațiile",
    "RMN cerebral",
    "RMN coloană",
    "RMN articulații",
    "RMN abdominal",
    "RMN pelvin",
    "RMN mamar",
  ]);
  await expect(links.first()).toHaveAttribute("href", "/servicii");
  await expect(links.last()).toBeVisible();
  await group(page).tap();
  await expect(links.last()).toBeHidden();
});

test(row("P4"), async ({ page }) => {
  await openPanel(page);
  const current = panel(page).locator("[aria-current=page]");
  await expect(current).toHaveText("RMN coloană");
  await expect(current).toBeVisible();
});

test(row("P5"), async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
});

test(row("P6"), async ({ page }) => {
  await openPanel(page);
  await close(page).tap();
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test(row("P7"), async ({ page }) => {
  await openPanel(page);
  const stops = await panel(page).locator("a:visible, button:visible, summary:visible").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < stops + 2; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `${key} ${press + 1}`).toBe(true);
    }
  }
});

test(row("P8"), async ({ page, context }) => {
  await page.goto(PAGE);
  await takenOver(page);
  await page.evaluate(() => scrollTo(0, 700));
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  const touch = await context.newCDPSession(page);
  await touch.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 500,
    yDistance: -600,
    gestureSourceType: "touch",
  });
  await touch.send("Input.synthesizeScrollGesture", {
    x: 195,
    y: 500,
    yDistance: -600,
    gestureSourceType: "mouse",
  });
  for (const key of ["PageDown", "End", "ArrowDown", "Home"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(700);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test(row("P9"), async ({ page }) => {
  await openPanel(page);
  await panel(page).getByRole("link", { name: "Prețuri RMN" }).tap();
  await expect(page).toHaveURL(/preturi-rmn$/);
  await expect(panel(page)).toBeHidden();
});

test(row("P10"), async ({ page }) => {
  await openPanel(page);
  await panel(page).getByRole("link", { name: "RMN coloană" }).tap();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test(row("P11"), async ({ page }) => {
  await openPanel(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(panel(page)).toBeHidden();
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
  const slide = (name: string) =>
    page.locator("dialog").evaluate(
      (dialog, property) =>
        dialog
          .getAnimations()
          .filter((animation) => (animation as CSSTransition).transitionProperty === property)
          .map((animation) => animation.effect?.getTiming().duration),
      name,
    );
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  expect(await slide("translate")).toEqual([300]);
  await page
    .locator("dialog")
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map((animation) => animation.finished)));
  await page.locator("dialog").evaluate((dialog: HTMLDialogElement) => dialog.close());
  expect(await slide("translate")).toEqual([300]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
  await page.locator("main").getByRole("link", { name: "Acasă" }).tap();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(row("P14"), async ({ page }) => {
    await openPanel(page);
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
  await toggle(page).tap();
  await expect(panel(page)).toBeVisible();
  await group(page).tap();
  letGo();
  await takenOver(page);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "RMN mamar" })).toBeVisible();
  await expect(page.locator("header button[command=show-modal]")).toHaveAttribute("aria-expanded", "true");
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
