import { expect, type Page, test } from "@playwright/test";
import { row } from "../behaviour/rows.ts";
import { close, group, openPanel, PAGE, panel, toggle } from "./panel.ts";
import { takenOver } from "./support.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector("dialog")?.contains(document.activeElement) ?? false);

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
