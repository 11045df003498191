/**
 * Tests the animated stars of the home page with a controlled clock: animation frames, timers and idle
 * callbacks run only when a test advances the clock. The attribute `data-state` is „poster” (a static image
 * replaces the animation), „still” (one frame of it, which never moves), „paused” or „playing”.
 */
import { expect, type Page, test } from "@playwright/test";
import { boxOf, requestsOf, SAVE_DATA, scrollTo, site, withoutScripts } from "./support.ts";

const LOOP = 15_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const field = (page: Page) => page.locator("[data-sky]");
const poster = (page: Page) => page.locator("[data-figure] svg");
const canvas = (page: Page) => field(page).locator("canvas");
const button = (page: Page) => page.getByRole("button", { name: /animația/ });

/** Opens the home page with a stopped clock. */
async function load(page: Page, viewport = DESKTOP) {
  await page.setViewportSize(viewport);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
}

/** Advances the clock in small steps until the stars have replaced the static image. */
async function started(page: Page) {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await field(page).getAttribute("data-state")).not.toBe("poster");
  }).toPass({ intervals: [20], timeout: 10_000 });
}

async function open(page: Page, viewport = DESKTOP) {
  await load(page, viewport);
  await started(page);
}

const watchPlayer = (page: Page) => requestsOf(page, (url) => /\/HeroStars\.[^/]*\.js$/.test(url));

/**
 * Returns a checksum of the canvas, and the share (0 to 1) of its pixels that are brighter than the
 * background.
 */
function look(page: Page) {
  return canvas(page).evaluate((node: HTMLCanvasElement) => {
    const context = node.getContext("2d") as CanvasRenderingContext2D;
    const pixels = new Uint32Array(context.getImageData(0, 0, node.width, node.height).data.buffer);
    let [hash, bright] = [0, 0];
    for (const pixel of pixels) {
      hash = (Math.imul(hash, 31) + pixel) | 0;
      if ((pixel & 255) > 40) bright++;
    }
    return { hash, starlight: bright / pixels.length };
  });
}
const picture = async (page: Page) => (await look(page)).hash;

/** Advances the clock. @returns whether the picture has changed */
async function changesIn(page: Page, milliseconds: number): Promise<boolean> {
  const before = await picture(page);
  await page.clock.runFor(milliseconds);
  return (await picture(page)) !== before;
}

const setScrolledAway = (page: Page, away: boolean) => scrollTo(page, away ? 1e6 : 0);

const isIn = (page: Page, state: string) => expect(field(page)).toHaveAttribute("data-state", state);

/** Expects that the stars are not drawn, so that only the static image is shown. */
async function staysPoster(page: Page) {
  await isIn(page, "poster");
  await expect(canvas(page)).toHaveCSS("opacity", "0");
  await expect(button(page)).toBeHidden();
}

/** Advances the clock by five seconds, in steps, because a dynamic import could resolve only between two steps. */
async function passTime(page: Page) {
  for (let step = 0; step < 20; step++) await page.clock.runFor(250);
}

async function setTabHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

for (const [name, width, holds] of [
  ["up to 768 px wide, the first frame is drawn: the stars stand still for one second, then move", 768, true],
  ["769 px wide, the first frame is drawn: the stars move at once", 769, false],
] as const)
  test(name, async ({ page }) => {
    await open(page, { width, height: 844 });
    if (holds) {
      await isIn(page, "paused");
      expect(await changesIn(page, 900)).toBe(false);
      expect(await changesIn(page, 400)).toBe(true);
    }
    await isIn(page, "playing");
  });

/** Resizes the window and waits until the canvas is as wide as the window. */
async function resize(page: Page, viewport: typeof PHONE) {
  await page.setViewportSize(viewport);
  await expect(canvas(page)).toHaveJSProperty("clientWidth", viewport.width);
}

test("playing, the window is resized: the stars are drawn in the new size at once, not empty and not stretched", async ({
  page,
}) => {
  await open(page);
  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    await resize(page, viewport);
    const size = await canvas(page).evaluate((node: HTMLCanvasElement) => ({
      ratio: node.width / node.clientWidth,
      stretch: node.width / node.height / (node.clientWidth / node.clientHeight),
      uncovered: (node.parentElement?.clientHeight ?? 0) - node.clientHeight,
    }));
    expect(size.ratio).toBeGreaterThanOrEqual(1);
    expect(size.stretch).toBeCloseTo(1, 2);
    expect(size.uncovered).toBeLessThanOrEqual(0);
    expect((await look(page)).starlight).toBeGreaterThan(0.001);
  }
});

for (const [wish, express] of [
  ["reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  ["Save-Data", (page: Page) => page.addInitScript(SAVE_DATA)],
  ["forced colours", (page: Page) => page.emulateMedia({ forcedColors: "active" })],
] as const)
  test(`${wish}: the stars do not move, and their code is not fetched; in forced colours the poster is hidden`, async ({
    page,
  }) => {
    const fetched = watchPlayer(page);
    await express(page);
    await load(page, PHONE);
    await page.waitForLoadState("networkidle");
    // Under Save-Data only a key or a press loads the scripts.
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await passTime(page);
    await staysPoster(page);
    await expect(poster(page)).toBeVisible({ visible: wish !== "forced colours" });
    expect(fetched).toEqual([]);
  });

test("the setting changes from reduced motion to motion, and back: the stars start, then stand still without a button", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await load(page, PHONE);
  await passTime(page);
  await staysPoster(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await started(page);
  await expect(poster(page)).toBeHidden();
  await page.clock.runFor(1500);
  await isIn(page, "playing");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await isIn(page, "still");
  await expect(button(page)).toBeHidden();
  expect(await changesIn(page, 1000)).toBe(false);
});

test("any window size: the head keeps a distance of at least 8 px from all texts of the hero", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const boxes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.flatMap((node) => [...node.getClientRects()].map((box) => box.toJSON())));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [figure] = (await boxes("[data-figure]")) as [DOMRect];
    expect(figure.height).toBeGreaterThan(100);
    for (const other of (await boxes("[data-star-exclusion]")) as DOMRect[]) {
      const across = Math.max(figure.left - other.right, other.left - figure.right);
      const down = Math.max(figure.top - other.bottom, other.top - figure.bottom);
      expect(Math.max(across, down), `${width} × ${height}`).toBeGreaterThanOrEqual(8);
    }
  }
});

/**
 * Returns the brightness (0 to 255) of the brightest pixel of the canvas behind the content of an element.
 */
const brightest = (page: Page, selector: string) =>
  page.evaluate((of) => {
    const node = document.querySelector("canvas") as HTMLCanvasElement;
    const context = node.getContext("2d") as CanvasRenderingContext2D;
    const ratio = node.width / node.clientWidth;
    const words = document.createRange();
    words.selectNodeContents(document.querySelector(of) as Element);
    let most = 0;
    for (const { x, y, width, height } of words.getClientRects()) {
      const { data } = context.getImageData(x * ratio, y * ratio, width * ratio, height * ratio);
      for (let i = 0; i < data.length; i += 4) most = Math.max(most, data[i] as number);
    }
    return most;
  }, selector);

test("playing, stars cover the whole hero: no star is bright behind text", async ({ page }) => {
  await open(page);
  await page.clock.fastForward(5000);
  expect(await brightest(page, "[data-sky]")).toBeGreaterThan(150);
  expect(await brightest(page, "h1")).toBeLessThan(60);
  expect(await brightest(page, "main [data-call]")).toBeLessThan(60);
});

const setMenuOpen = (page: Page, isOpen: boolean) =>
  page.locator("header dialog").evaluate((panel: HTMLElement, isOpen) => panel.togglePopover(isOpen), isOpen);

test("playing, the tab is hidden, the hero leaves the screen, or the menu is opened: the stars pause; afterwards they continue at the same time of their loop of 15 s", async ({
  page,
}) => {
  await open(page, PHONE);
  await page.clock.runFor(1500);
  for (const setAway of [setTabHidden, setScrolledAway, setMenuOpen]) {
    await setAway(page, true);
    await isIn(page, "paused");
    const left = await picture(page);
    expect(await changesIn(page, 1000)).toBe(false);

    await setAway(page, false);
    await isIn(page, "playing");
    await page.clock.runFor(16);
    expect(await picture(page)).toBe(left);
    expect(await changesIn(page, 500)).toBe(true);
  }
  // `fastForward` jumps to the new time, for which exactly one frame is drawn.
  await page.clock.fastForward(1000);
  const now = await picture(page);
  await page.clock.fastForward(LOOP);
  expect(await picture(page)).toBe(now);
});

test("playing, the button is used, by mouse and by keyboard: it stops and starts the stars, and its name says what it will do; stopped stars stay stopped", async ({
  page,
}) => {
  await open(page, PHONE);
  await page.clock.runFor(1500);
  await expect(button(page)).toHaveAccessibleName(site.ui.hero.pause);
  const box = await boxOf(button(page));
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(48);

  await button(page).click();
  await expect(button(page)).toHaveAccessibleName(site.ui.hero.play);
  for (const setAway of [setTabHidden, setScrolledAway])
    for (const away of [true, false]) await setAway(page, away);
  expect(await changesIn(page, 1000)).toBe(false);
  await isIn(page, "paused");

  await button(page).press("Space");
  await expect(button(page)).toHaveAccessibleName(site.ui.hero.pause);
  await isIn(page, "playing");
  expect(await changesIn(page, 500)).toBe(true);
});

withoutScripts("no JavaScript: the poster is shown, without a button", async ({ page }) => {
  await page.goto("/");
  await staysPoster(page);
});
