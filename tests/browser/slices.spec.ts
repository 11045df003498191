import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import regions from "#assets/art/regions.json" with { type: "json" };
import { BODIES } from "#lib/drawings.ts";
import { LAYER_COUNT } from "#lib/layer.ts";
import { boxOf, examinationPath, onTouch, paintTwice, scrollTop, site, withoutScripts } from "./support.ts";

const PATH = examinationPath("articulatii");
const words = site.slices;
const { articulatii: knee, pelvin: pelvis } = regions;
const STILL = knee.still + 1;

const box = (page: Page) => page.locator("[data-island=slices] > figure");
const film = (page: Page) => box(page).locator("[data-film]");
const slider = (page: Page) => page.getByRole("slider", { name: words.slider });
const leader = (page: Page) => film(page).locator("b span:visible");
const step = (page: Page, name: string) => box(page).getByRole("button", { name });
const announcement = (page: Page) => box(page).getByRole("status");
const pile = (page: Page) => slider(page).locator("svg");
const shown = (page: Page) => slider(page).getAttribute("aria-valuenow").then(Number);

/** Returns the word and the note of a label of the drawings. */
const describedBy = (label?: string) => words.words.find(({ id }) => id === label) ?? { word: "", note: "" };
/** Returns the word and the note that describe a layer of the knee. Layers are counted from 1. */
const named = (layer: number) => describedBy(knee.labels[layer - 1]);
const wordOf = (layer: number) => named(layer).word;

/** Returns the text that screen readers announce for a layer. */
const spoken = (layer: number) =>
  `${words.layer} ${layer} ${words.of} ${LAYER_COUNT}, ${wordOf(layer)}, ${named(layer).note}`;

async function expectLayer(page: Page, layer: number) {
  await expect(slider(page)).toHaveAttribute("aria-valuenow", String(layer));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", spoken(layer));
}

/** Moves the mouse beside the drawing. A page loads its scripts at the latest when the mouse moves. */
async function moveMouse(page: Page) {
  await page.mouse.move(2, 300);
  await page.mouse.move(2, 301);
}

/** Opens the page and waits until its drawing is hydrated and its layers are loaded. */
async function openViewer(page: Page) {
  await page.goto(PATH);
  await moveMouse(page);
  await drawn(page);
}

/**
 * Waits until the file with the layers has arrived: `path` elements then replace the drawing that the HTML
 * contains as a `use` element.
 */
const drawn = (page: Page) => expect(film(page).locator("path").first()).toBeAttached();

async function centre(page: Page, part = film(page)) {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/**
 * Drags from the middle of an element through several points, and expects at each point that the given layer
 * is shown. `dx` and `dy` are distances from the middle in CSS pixels. After the release, moving the mouse
 * must not change the layer.
 */
async function drag(page: Page, part: Locator, ...way: [dx: number, dy: number, layer: number][]) {
  const { x, y } = await centre(page, part);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [dx, dy, layer] of way) {
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
    await expectLayer(page, layer);
  }
  await page.mouse.up();
  await page.mouse.move(x, y);
  await expectLayer(page, way.at(-1)?.[2] as number);
}

withoutScripts(
  "no JavaScript: it shows one layer with its structure highlighted and named, the stack, and „Desen, nu imagine medicală”, but no control",
  async ({ page }) => {
    await page.goto(PATH);
    for (const text of [`${words.layer} ${STILL} ${words.of} ${LAYER_COUNT}`, words.drawing])
      await expect(box(page)).toContainText(text);
    await expect(film(page).locator("use").last()).toBeVisible();
    await expect(leader(page)).toHaveText(wordOf(STILL));
    await expect(box(page).locator("button:visible, [role=slider]")).toHaveCount(0);
  },
);

test.describe("under reduced motion, without autoplay", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(({ page }) => openViewer(page));

  test("slider focused: arrow keys go one layer up or down, Page Up and Page Down four layers, Home and End to the first and last of 20", async ({
    page,
  }) => {
    await expect(slider(page)).toHaveAttribute("aria-valuemin", "1");
    await expect(slider(page)).toHaveAttribute("aria-valuemax", "20");
    await expectLayer(page, STILL);
    await slider(page).focus();
    for (const [key, layer] of [
      ["ArrowUp", STILL + 1],
      ["ArrowRight", STILL + 2],
      ["ArrowDown", STILL + 1],
      ["ArrowLeft", STILL],
      ["Home", 1],
      ["PageUp", 5],
      ["End", 20],
      ["PageDown", 16],
    ] as const) {
      await page.keyboard.press(key);
      await expectLayer(page, layer);
      await expect(box(page)).toContainText(`${words.layer} ${layer} ${words.of}`);
    }
  });

  test("drag with a mouse, on the stack: the layer under the pointer; on the drawing, to the right or upwards: the layer number rises; a drag across the film goes through all twenty layers", async ({
    page,
  }) => {
    const { height } = await centre(page, pile(page));
    await drag(page, pile(page), [0, height / 2 - 4, 1], [0, 4 - height / 2, LAYER_COUNT]);
    await slider(page).press("Home");
    const { x, y, width } = await centre(page);
    const step = width / LAYER_COUNT;
    await drag(page, film(page), [2 * step, 0, 3], [2 * step, -2 * step, 5]);
    await slider(page).press("Home");
    await page.mouse.move(x - width / 2 + 4, y);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 4, y, { steps: 8 });
    await expectLayer(page, LAYER_COUNT);
  });

  test("wheel over the drawing: the page scrolls, and the layer stays; with the focus in the slider the layer changes, and the page stays", async ({
    page,
  }) => {
    const { x, y } = await centre(page);
    await page.mouse.move(x, y);
    for (const [isFocused, turn, layer] of [
      [false, 40, STILL],
      [true, -80, STILL + 2],
    ] as const) {
      if (isFocused) await slider(page).evaluate((element) => element.focus({ preventScroll: true }));
      const before = await scrollTop(page);
      await page.mouse.wheel(0, turn);
      await expectLayer(page, layer);
      await expect.poll(() => scrollTop(page)).toBe(isFocused ? before : before + turn);
    }
  });

  test("the buttons above and below the stack: one layer up, one down; screen readers hear the layer and its note, the text of the slider, and the end", async ({
    page,
  }) => {
    await expect(announcement(page)).toBeEmpty();
    await step(page, words.next).click();
    await expect(announcement(page)).toHaveText(spoken(STILL + 1));
    await expect(leader(page)).toHaveText(wordOf(STILL + 1));
    const down = step(page, words.previous);
    await down.click();
    await expect(announcement(page)).toHaveText(spoken(STILL));
    await slider(page).press("Home");
    await expect(announcement(page)).toHaveText(spoken(STILL));
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await down.click({ force: true });
    await expect(announcement(page)).toHaveText(`${words.end}: ${spoken(1)}`);
    // Screen readers announce the same text again only if it is in a new element.
    const first = await announcement(page).locator("> *").elementHandle();
    await down.click({ force: true });
    await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(announcement(page)).toHaveText(`${words.end}: ${spoken(1)}`);
  });
});

const LAYER_FILES = "**/*.layers.*.js*";

test("the layers do not arrive, click on a button: a message says so, and the layer stays", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(LAYER_FILES, (route) => route.abort());
  await page.goto(PATH);
  await step(page, words.next).click();
  await expect(box(page).getByRole("alert")).toHaveText(site.ui.shell.loadError);
  await expectLayer(page, STILL);
  await expect(leader(page)).toHaveText(wordOf(STILL));
});

/** Holds the file of the layers back. @returns a function that delivers it */
async function holdLayers(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(LAYER_FILES, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("the layers take longer than a second, a button, then a key: a message says that they are loading; when they arrive, the requested layer is shown and announced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const deliver = await holdLayers(page);
  await page.goto(PATH);
  await step(page, words.next).click();
  await slider(page).press("ArrowUp");
  await expectLayer(page, STILL);
  await expect(announcement(page)).toBeEmpty();
  const message = box(page).getByRole("alert");
  await expect(message).toHaveText(site.ui.shell.loading);
  await expect(box(page)).toHaveAttribute("aria-busy", "true");
  deliver();
  await expectLayer(page, STILL + 2);
  await expect(announcement(page)).toHaveText(spoken(STILL + 1));
  await expect(message).toBeHidden();
  await expect(box(page)).not.toHaveAttribute("aria-busy");
});

test("the body of a man is chosen: drawing, label, caption and slider show the layers of a man", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(examinationPath("pelvin"));
  await drawn(page);
  const man = box(page).getByRole("button", { name: describedBy(BODIES[1]).word });
  await man.click();
  await expect(man).toHaveAttribute("aria-pressed", "true");
  const layers = JSON.parse(readFileSync("src/assets/art/layers/pelvin-man.layers.json", "utf8"));
  for (const [key, layer] of [
    ["Home", 1],
    ["End", LAYER_COUNT],
  ] as const) {
    await slider(page).press(key);
    const { word, note } = describedBy(pelvis.man[layer - 1]);
    await expect(leader(page)).toHaveText(word);
    await expect(box(page).locator("figcaption")).toContainText(word);
    const said = `${words.layer} ${layer} ${words.of} ${LAYER_COUNT}, ${word}, ${note}`;
    await expect(slider(page)).toHaveAttribute("aria-valuetext", said);
    await expect(film(page).locator("path").last()).toHaveAttribute("d", layers[layer - 1].paths.lit);
  }
});

/** Tests on a phone. Before each test, a tap on the drawing makes the page hydrate it. */
const touched = onTouch.extend({
  contextOptions: { reducedMotion: "reduce" },
  page: async ({ page }, use) => {
    await page.goto(PATH);
    await film(page).tap();
    await expect(slider(page)).toBeAttached();
    await use(page);
  },
});

/** Swipes over the drawing with a finger, `dx` CSS pixels to the right and `dy` CSS pixels down. */
async function swipe(page: Page, dx: number, dy: number) {
  await film(page).scrollIntoViewIfNeeded();
  const { x, y } = await centre(page);
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({ touchPoints: [{ x: x + dx * part, y: y + dy * part }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(0) });
  for (let part = 0.1; part <= 1; part += 0.1)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(part) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

touched("swipe up on the drawing with a finger: the page scrolls, and the layer stays", async ({ page }) => {
  const before = await scrollTop(page);
  await swipe(page, 0, -150);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(before);
  await expectLayer(page, STILL);
});

touched("swipe sideways on the drawing with a finger: the layer changes", async ({ page }) => {
  await swipe(page, 70, 0);
  await expect.poll(() => shown(page)).toBeGreaterThan(STILL);
});

/** Records the numbers of the shown layers in order. @returns a function that returns these numbers */
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

for (const [name, key, end] of [
  ["nothing happens: it returns to the initial layer within 5 s", undefined, STILL],
  ["a key is pressed: it stops at the layer of the key", "Home", 1],
] as const)
  test(`the drawing is seen for the first time, autoplay runs, ${name}, and does not start again`, async ({
    page,
  }) => {
    await page.clock.install();
    const layers = await watchLayers(page);
    await openViewer(page);
    await expect.poll(async () => (await layers()).length).toBeGreaterThan(1);
    if (key) await slider(page).press(key);
    else await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(end);
    const changes = (await layers()).length;
    await expect(box(page)).toBeInViewport();
    await page.clock.runFor(5000);
    await paintTwice(page);
    expect(await layers()).toHaveLength(changes);
  });

test("reduced motion, a mouse moves: autoplay does not start", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  const layers = await watchLayers(page);
  await openViewer(page);
  await page.clock.runFor(5000);
  await paintTwice(page);
  expect((await layers()).filter((layer) => layer !== STILL)).toEqual([]);
  await expectLayer(page, STILL);
});
