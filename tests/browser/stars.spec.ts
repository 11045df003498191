/**
 * The hero's stars, with a controlled clock: no animation frame, timer or idle callback runs unless a test says so.
 * `data-state` is the public state of the field: poster, still, paused or playing.
 */
import { expect, type Page, test } from "@playwright/test";

const LOOP = 15_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const field = (page: Page) => page.locator("[data-state]:has(> canvas)");
const canvas = (page: Page) => field(page).locator("canvas");
const button = (page: Page) => page.getByRole("button", { name: /animația/ });

/** Opens the home page with a stopped clock and waits for the first frame. */
async function open(page: Page, viewport = DESKTOP) {
  await page.setViewportSize(viewport);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await page.clock.runFor(100);
  await expect(field(page)).not.toHaveAttribute("data-state", "poster");
}

/** A number that changes with any pixel of the canvas. */
function picture(page: Page): Promise<number> {
  return canvas(page).evaluate((node: HTMLCanvasElement) => {
    const { data } = node.getContext("2d")?.getImageData(0, 0, node.width, node.height) ?? { data: [] };
    let hash = 0;
    for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
    return hash;
  });
}

/** Share of the canvas that is neither empty nor plain night, 0..1. */
function starlight(page: Page): Promise<number> {
  return canvas(page).evaluate((node: HTMLCanvasElement) => {
    const pixels = node.getContext("2d")?.getImageData(0, 0, node.width, node.height).data ?? [];
    let bright = 0;
    for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 40) bright++;
    return bright / (pixels.length / 4);
  });
}

async function setTabHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("a loop of fifteen seconds ends where it began", async ({ page }) => {
  await open(page);
  // Each jump of the clock ends with one frame, at exactly that time.
  await page.clock.fastForward(1000);
  const first = await picture(page);
  await page.clock.fastForward(LOOP / 3);
  expect(await picture(page)).not.toBe(first);
  await page.clock.fastForward((2 / 3) * LOOP);
  expect(await picture(page)).toBe(first);
});

for (const width of [390, 768]) {
  test(`at ${width} px the first frame stands for one second`, async ({ page }) => {
    await open(page, { width, height: 844 });
    await expect(field(page)).toHaveAttribute("data-state", "paused");
    const still = await picture(page);
    await page.clock.runFor(900);
    expect(await picture(page)).toBe(still);
    await page.clock.runFor(400);
    await expect(field(page)).toHaveAttribute("data-state", "playing");
    expect(await picture(page)).not.toBe(still);
  });
}

test("at 769 px the stars move at once", async ({ page }) => {
  await open(page, { width: 769, height: 844 });
  await expect(field(page)).toHaveAttribute("data-state", "playing");
});

test("a resize is followed at once, before any animation frame, without a blank or stretched picture", async ({
  page,
}) => {
  await open(page);
  for (const viewport of [{ width: 1000, height: 700 }, PHONE, { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    const expected = viewport.width;
    await expect(canvas(page)).toHaveJSProperty("clientWidth", expected);
    const size = await canvas(page).evaluate((node: HTMLCanvasElement) => ({
      ratio: node.width / node.clientWidth,
      stretch: node.width / node.height / (node.clientWidth / node.clientHeight),
      uncovered: (node.parentElement?.clientHeight ?? 0) - node.clientHeight,
    }));
    expect(size.ratio).toBeGreaterThanOrEqual(1);
    expect(size.stretch).toBeCloseTo(1, 2);
    expect(size.uncovered).toBeLessThanOrEqual(0);
    expect(await starlight(page)).toBeGreaterThan(0.001);
  }
});

test("a resize does not start the loop anew", async ({ page }) => {
  await open(page);
  const still = await picture(page);
  await page.clock.runFor(4000);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(canvas(page)).toHaveJSProperty("clientWidth", 1000);
  await page.setViewportSize(DESKTOP);
  await expect(canvas(page)).toHaveJSProperty("clientWidth", DESKTOP.width);
  expect(await picture(page)).not.toBe(still);
});

test("less motion is one still frame, without a button, and the setting is followed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, PHONE);
  await expect(field(page)).toHaveAttribute("data-state", "still");
  await expect(button(page)).toBeHidden();
  const still = await picture(page);
  expect(await starlight(page)).toBeGreaterThan(0.001);
  await page.clock.runFor(3000);
  expect(await picture(page)).toBe(still);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(field(page)).toHaveAttribute("data-state", "playing");
  await expect(button(page)).toBeVisible();
  await page.clock.runFor(500);
  expect(await picture(page)).not.toBe(still);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(field(page)).toHaveAttribute("data-state", "still");
  expect(await picture(page)).toBe(still);
});

test("time stops while the tab is hidden, and goes on from there", async ({ page }) => {
  await open(page);
  await page.clock.runFor(500);
  await setTabHidden(page, true);
  await expect(field(page)).toHaveAttribute("data-state", "paused");
  const left = await picture(page);
  await page.clock.runFor(5000);
  expect(await picture(page)).toBe(left);

  await setTabHidden(page, false);
  await expect(field(page)).toHaveAttribute("data-state", "playing");
  await page.clock.runFor(16);
  expect(await picture(page)).toBe(left);
  await page.clock.runFor(500);
  expect(await picture(page)).not.toBe(left);
});

test("the stars stop when the hero is out of view, and go on when it is back", async ({ page }) => {
  await open(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(field(page)).toHaveAttribute("data-state", "paused");
  const left = await picture(page);
  await page.clock.runFor(2000);
  expect(await picture(page)).toBe(left);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(field(page)).toHaveAttribute("data-state", "playing");
});

test("the button stops and starts the stars, by mouse and by keyboard", async ({ page }) => {
  await open(page, PHONE);
  await page.clock.runFor(1500);
  await expect(button(page)).toHaveAccessibleName("Oprește animația");
  const box = await button(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(48);
  expect(box?.height).toBeGreaterThanOrEqual(48);

  await button(page).click();
  await expect(button(page)).toHaveAccessibleName("Pornește animația");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const left = await picture(page);
  await page.clock.runFor(3000);
  expect(await picture(page)).toBe(left);

  await button(page).press("Space");
  await expect(button(page)).toHaveAccessibleName("Oprește animația");
  await expect(field(page)).toHaveAttribute("data-state", "playing");
  await page.clock.runFor(500);
  expect(await picture(page)).not.toBe(left);
});

test("what the visitor stopped stays stopped after the first second, a scroll and another tab", async ({
  page,
}) => {
  await open(page, PHONE);
  await button(page).click();
  await page.clock.runFor(2000);
  await setTabHidden(page, true);
  await setTabHidden(page, false);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.clock.runFor(2000);
  await expect(field(page)).toHaveAttribute("data-state", "paused");
});

test("the canvas is hidden from assistive technology and lets every click through", async ({ page }) => {
  await open(page);
  await expect(canvas(page)).toHaveAttribute("aria-hidden", "true");
  const hit = await page.evaluate(() => document.elementFromPoint(innerWidth / 2, 200)?.tagName);
  expect(hit).not.toBe("CANVAS");
});

test("without a 2D context the poster stays and there is no button", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/");
  await expect(page.locator("astro-island:has(canvas)")).not.toHaveAttribute("ssr");
  await expect(field(page)).toHaveAttribute("data-state", "poster");
  await expect(canvas(page)).toHaveCSS("opacity", "0");
  await expect(button(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe("on a sharp touch screen", () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 3, hasTouch: true, isMobile: true });

  test("the pixels of the canvas are capped", async ({ page }) => {
    await open(page, PHONE);
    const pixels = await canvas(page).evaluate((node: HTMLCanvasElement) => node.width * node.height);
    expect(pixels).toBeLessThanOrEqual(550_000);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the poster stands, and there is no button", async ({ page }) => {
    await page.goto("/");
    await expect(field(page)).toHaveAttribute("data-state", "poster");
    await expect(canvas(page)).toHaveCSS("opacity", "0");
    await expect(button(page)).toBeHidden();
  });
});
