/** `npm run bench`, second part: how long an input waits for its picture. */
import type { Browser, Locator, Page } from "@playwright/test";
import { loadSite } from "../../src/content/load.ts";
import { servicePath } from "../../src/lib/routes.ts";
import { SLICE_COUNT } from "../../src/slices/types.ts";
import { DESKTOP, PHONE, quantile, watchedPage } from "./browser.ts";

/** Up and down through all layers of a film. */
const TURNS = 2 * (SLICE_COUNT - 1);

/** Shorter waits are not reported by the browser (Event Timing), ms. */
const SHORTEST = 16;

/** How long a finger or a mouse's button rests, and its owner looks at what came, ms. */
const TOUCH = 80;
const LOOK = 500;

/** A touch as people's are: Playwright's own ends as it begins, and the next one comes at once. */
async function touch(target: Locator): Promise<void> {
  const page = target.page();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TOUCH);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(LOOK);
}

type Prepare = (page: Page) => Promise<unknown>;
/** One or two inputs; `turn` counts from 0. */
type Act = (page: Page, turn: number) => Promise<unknown>;

const panel: Act = async (page) => {
  await touch(page.locator("header button[aria-haspopup=dialog]"));
  await touch(page.locator("header dialog button").first());
};

const dropdown: Act = async (page) => {
  await page.locator("header button[popovertarget]:visible").first().click({ delay: TOUCH });
  await page.waitForTimeout(LOOK);
};

const scrollDown: Prepare = (page) =>
  page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));
const question = (page: Page, index: number) => page.locator("main details summary").nth(index);

const toTop: Act = async (page) => {
  await scrollDown(page);
  // The bar slides in.
  await page.waitForTimeout(LOOK);
  await touch(page.locator("aside button"));
  await page.waitForFunction(() => scrollY === 0);
};

const firstLayer: Prepare = async (page) => {
  await page.mouse.move(2, 300);
  await page.mouse.move(2, 301);
  await page.locator("[data-film] g").nth(SLICE_COUNT).waitFor({ state: "attached" });
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
};

const nextLayer: Act = async (page, turn) => {
  await page.keyboard.press(turn < TURNS / 2 ? "ArrowUp" : "ArrowDown");
  await page.evaluate(() => new Promise(requestAnimationFrame));
};

/** Name, path, device, and what is done before the first turn, at full speed. */
type Control = readonly [string, string, typeof PHONE | typeof DESKTOP, Act, Prepare?];

const CONTROLS: readonly Control[] = [
  ["phone menu", "/", PHONE, panel],
  ["phone menu", "/servicii/rmn-coloana", PHONE, panel],
  ["phone menu", "/contact", PHONE, panel],
  ["dropdown", "/contact", DESKTOP, dropdown],
  [
    "accordion",
    "/",
    PHONE,
    (page, turn) => touch(question(page, turn % 2)),
    (page) => question(page, 1).scrollIntoViewIfNeeded(),
  ],
  ["call bar", "/rmn-prin-cas", PHONE, (page) => touch(page.locator("aside a[href^='tel:']")), scrollDown],
  ["back to the top", "/rmn-prin-cas", PHONE, toTop],
  ...loadSite(process.cwd()).services.map(
    ({ slug }): Control => ["slices", servicePath(slug), PHONE, nextLayer, firstLayer],
  ),
];

/** Runs in the page, before its own scripts. */
function watchInputs() {
  const waits: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) waits.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // A call would leave the page.
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
  });
  return waits;
}

/** Milliseconds from each input to its picture, and of script for each turn, at a quarter of the processor's speed. */
async function inputCost(browser: Browser, url: string, [name, path, device, act, prepare]: Control) {
  const options = name === "slices" ? ({ ...device, reducedMotion: "reduce" } as const) : device;
  const { page, session, slowDown, found } = await watchedPage(browser, options, watchInputs);
  await session.send("Performance.enable");
  await page.goto(new URL(path, url).href, { waitUntil: "networkidle" });
  await prepare?.(page);
  await slowDown(4);
  const scriptTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const script: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await scriptTime();
    await act(page, turn);
    script.push((await scriptTime()) - before);
  }
  const waits = await found();
  await page.close();
  while (waits.length < TURNS) waits.push(SHORTEST);
  const [median, p98] = [quantile(waits, 0.5), quantile(waits, 0.98)];
  return { name, path, median, p98, script: Number(quantile(script, 0.5).toFixed(2)) };
}

/** Prints what every control costs. @returns the README's rows */
export async function measureInputs(browser: Browser, url: string): Promise<Record<string, string>> {
  const costs = [];
  for (const control of CONTROLS) costs.push(await inputCost(browser, url, control));
  console.log(`Processor ÷ 4: milliseconds from input to picture, ${TURNS} turns (aim: p98 at most 100)`);
  console.table(costs);
  const isSlices = ({ name }: { name: string }) => name === "slices";
  const slices = costs.filter(isSlices);
  const [slowest] = costs.filter((cost) => !isSlices(cost)).toSorted((a, b) => b.p98 - a.p98);
  return {
    "Input to next paint, CPU ÷ 4, p98 of the slowest control": `${slowest?.p98} ms (${slowest?.name})`,
    "Slices: script of a change, CPU ÷ 4, slowest region": `${Math.max(...slices.map(({ script }) => script))} ms`,
    "Slices: key to paint, p98": `${Math.max(...slices.map(({ p98 }) => p98))} ms`,
  };
}
