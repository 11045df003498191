import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { loadSite } from "../../src/lib/content/load.ts";
import knee from "../../src/lib/slices/regions/articulatii.ts";
import { SLICE_COUNT } from "../../src/lib/slices/types.ts";
import { row } from "../behaviour/rows.ts";

const PATH = "/servicii/rmn-articulatii";
const words = loadSite(process.cwd()).slices;
const STILL = knee.still + 1;

const box = (page: Page) => page.locator("[data-slices]");
const film = (page: Page) => box(page).locator("[data-film]");
const slider = (page: Page) => page.getByRole("slider", { name: words.slider });
const step = (page: Page, name: string) => box(page).getByRole("button", { name });
const shown = (page: Page) => slider(page).getAttribute("aria-valuenow").then(Number);

/** What a screen reader says of a layer, counted from 1. */
function spoken(layer: number): string {
  const word = words.words.find(({ id }) => id === knee.slice(layer - 1).label)?.word;
  return `${words.layer} ${layer} ${words.of} ${SLICE_COUNT}${word ? `, ${word}` : ""}`;
}

function watchViewer(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/SliceViewer|worker/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

/** Lets a mouse move over the page, but not over the box. */
async function moveMouse(page: Page) {
  await page.mouse.move(2, 300);
  await page.mouse.move(2, 301);
}

/** All layers are there and the pass, if there is one, is over. */
async function taken(page: Page) {
  await page.goto(PATH);
  await moveMouse(page);
  await expect(slider(page)).toBeAttached();
  // A busy machine takes its time for twenty slices.
  await expect(film(page).locator("g")).toHaveCount(SLICE_COUNT, { timeout: 25_000 });
}

async function centre(page: Page, part = film(page)) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2, width, height, top: y };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(row("V1"), async ({ page }) => {
    await page.goto(PATH);
    await expect(box(page)).toContainText(`${words.layer} ${STILL} ${words.of} ${SLICE_COUNT}`);
    await expect(box(page)).toContainText(words.drawing);
    await expect(box(page).locator("[data-still]")).toBeVisible();
    await expect(box(page).locator("button:visible, [role=slider]")).toHaveCount(0);
  });
});

test(row("V2"), async ({ page }) => {
  const fetched = watchViewer(page);
  await page.goto(PATH, { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
});

test.describe("still, so that no pass comes between", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(row("V3"), async ({ page }) => {
    await taken(page);
    await expect(slider(page)).toHaveAttribute("aria-valuemin", "1");
    await expect(slider(page)).toHaveAttribute("aria-valuemax", String(SLICE_COUNT));
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL));
    await expect(slider(page)).toHaveAttribute("aria-valuetext", spoken(STILL));
  });

  test(row("V6"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    for (const [key, layer] of [
      ["ArrowUp", STILL + 1],
      ["ArrowRight", STILL + 2],
      ["ArrowDown", STILL + 1],
      ["ArrowLeft", STILL],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveAttribute("aria-valuetext", spoken(layer));
      await expect(box(page)).toContainText(`${words.layer} ${layer} ${words.of}`);
    }
  });

  test(row("V7"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    for (const [key, layer] of [
      ["Home", 1],
      ["PageUp", 5],
      ["End", SLICE_COUNT],
      ["PageDown", SLICE_COUNT - 4],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider(page)).toHaveAttribute("aria-valuenow", String(layer));
    }
  });

  test(row("V8"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "1");
    await page.keyboard.press("End");
    await page.keyboard.press("PageUp");
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(SLICE_COUNT));
  });

  test(row("V9"), async ({ page }) => {
    await taken(page);
    const { x, y, top, height } = await centre(page, slider(page).locator("svg"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, top + height - 4, { steps: 4 });
    await expect(slider(page)).toHaveAttribute("aria-valuenow", "1");
    await page.mouse.move(x, top + 4, { steps: 4 });
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(SLICE_COUNT));
    await page.mouse.up();
    await page.mouse.move(x, y);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(SLICE_COUNT));
  });

  test(row("V10"), async ({ page }) => {
    await taken(page);
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 28, y, { steps: 3 });
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL + 2));
    await page.mouse.move(x + 28, y - 28, { steps: 3 });
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL + 4));
    await page.mouse.up();
  });

  test(row("V13"), async ({ page }) => {
    await taken(page);
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await shown(page)).toBe(STILL);
  });

  test(row("V14"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -80);
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL + 2));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test(row("V15"), async ({ page }) => {
    await taken(page);
    await step(page, words.next).click();
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL + 1));
    await step(page, words.previous).click();
    await expect(slider(page)).toHaveAttribute("aria-valuenow", String(STILL));
  });

  test(row("V19"), async ({ page }) => {
    await page.clock.install();
    await taken(page);
    await page.clock.runFor(6000);
    expect(await shown(page)).toBe(STILL);
  });

  test(row("V21"), async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "Worker");
    });
    await taken(page);
  });

  test(row("V26"), async ({ page }) => {
    await taken(page);
    expect(page.workers()).toHaveLength(1);
    const outcomes = await page.evaluate(() =>
      [
        () => document.createElement("div").insertAdjacentHTML("beforeend", "<b>x</b>"),
        () => new Worker("/assets/other.js"),
        () => Reflect.get(globalThis, "trustedTypes")?.createPolicy("other", {}),
      ].map((act) => {
        try {
          act();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    expect(outcomes).toEqual(["TypeError", "TypeError", "TypeError"]);
  });

  test(row("V23"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    for (const key of ["Home", "End"]) {
      await page.keyboard.press(key);
      const { violations } = await new AxeBuilder({ page }).include("[data-slices]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });

  test(row("V25"), async ({ page }) => {
    await taken(page);
    await slider(page).focus();
    await page.keyboard.press("End");
    await page.emulateMedia({ media: "print" });
    await expect(box(page).locator("button:visible")).toHaveCount(0);
    await expect(box(page)).toBeHidden();
  });
});

test.describe("with a finger", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: "reduce" },
  });

  /** A swipe as a touch screen reports it. */
  async function swipe(page: Page, dx: number, dy: number) {
    await film(page).scrollIntoViewIfNeeded();
    const { x, y } = await centre(page);
    const session = await page.context().newCDPSession(page);
    const at = (part: number) => ({ touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0) });
    for (let part = 0.1; part <= 1; part += 0.1) {
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(part) });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test(row("V4"), async ({ page }) => {
    await page.goto(PATH);
    await film(page).tap();
    await expect(slider(page)).toHaveAttribute("aria-valuetext", spoken(STILL));
  });

  test(row("V11"), async ({ page }) => {
    await page.goto(PATH);
    await film(page).tap();
    await expect(slider(page)).toBeAttached();
    const before = await page.evaluate(() => scrollY);
    await swipe(page, 0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await shown(page)).toBe(STILL);
  });

  test(row("V12"), async ({ page }) => {
    await page.goto(PATH);
    await film(page).tap();
    await expect(slider(page)).toBeAttached();
    await swipe(page, 70, 0);
    await expect.poll(() => shown(page)).toBeGreaterThan(STILL);
  });
});

test.describe("motion allowed", () => {
  test(row("V5"), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(PATH);
    await expect(slider(page)).not.toBeAttached();
    await film(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(slider(page)).toBeAttached();
  });

  /** Numbers of the layers that were shown, in order. */
  async function watchLayers(page: Page): Promise<() => Promise<number[]>> {
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const now = target instanceof Element && target.getAttribute("aria-valuenow");
          if (now) seen.push(Number(now));
        }
      }).observe(document, { subtree: true, attributeFilter: ["aria-valuenow"] });
    });
    return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  }

  test(row("V16"), async ({ page }) => {
    const layers = await watchLayers(page);
    await taken(page);
    await expect.poll(async () => new Set(await layers()).size, { timeout: 10_000 }).toBe(SLICE_COUNT);
    await expect.poll(() => shown(page)).toBe(STILL);
  });

  for (const [name, interrupt] of [
    ["a key", (page: Page) => slider(page).press("Home")],
    ["a button", (page: Page) => step(page, words.next).click()],
  ] as const) {
    test(`${row("V17")} (${name})`, async ({ page }) => {
      const layers = await watchLayers(page);
      await taken(page);
      await expect.poll(async () => (await layers()).length).toBeGreaterThan(1);
      await interrupt(page);
      const stoppedAt = await shown(page);
      const frames = (await layers()).length;
      // The pass changes the layer every 150 ms at most; after half a second of frames it would have.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
      expect(await shown(page)).toBe(stoppedAt);
      expect((await layers()).length).toBe(frames);
    });
  }

  test(row("V18"), async ({ page }) => {
    const layers = await watchLayers(page);
    await taken(page);
    await expect.poll(async () => (await layers()).length).toBeGreaterThan(1);
    await page.evaluate(async () => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      // The browser tells of what has left the view after two frames at most.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    });
    await expect.poll(() => shown(page)).toBe(STILL);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(box(page)).toBeInViewport();
    expect(await shown(page)).toBe(STILL);
  });
});

test(row("V20"), async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fetched = watchViewer(page);
  await page.goto(PATH);
  await moveMouse(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await expect(slider(page)).not.toBeAttached();
});

for (const [name, width, size] of [
  ["320 px", 320, "100%"],
  ["200 %", 390, "200%"],
] as const) {
  test(`${row("V22")} (${name})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(PATH);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    const cut = await box(page).evaluate(
      (element) =>
        [element, ...element.querySelectorAll("figcaption, p")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test(row("V24"), async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await taken(page);
  const colours = await box(page).evaluate((element) => ({
    ground: getComputedStyle(element).backgroundColor,
    line: getComputedStyle(element.querySelector("[data-film] g path") as Element).stroke,
    plane: getComputedStyle(element.querySelector("[data-current]") as Element).stroke,
  }));
  expect(colours.line).not.toBe(colours.ground);
  expect(colours.plane).not.toBe(colours.ground);
});
