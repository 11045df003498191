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

interface Control {
  readonly name: string;
  readonly path: string;
  readonly device: typeof PHONE | typeof DESKTOP;
  /** Before the first turn, at full speed. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** One or two inputs; `turn` counts from 0. */
  readonly act: (page: Page, turn: number) => Promise<unknown>;
}

const panel: Control["act"] = async (page) => {
  await touch(page.locator("header button[aria-haspopup=dialog]"));
  await touch(page.locator("header dialog button").first());
};

const CONTROLS: readonly Control[] = [
  ...["/", "/servicii/rmn-coloana", "/contact"].map((path) => ({
    name: "phone menu",
    path,
    device: PHONE,
    act: panel,
  })),
  {
    name: "dropdown",
    path: "/contact",
    device: DESKTOP,
    act: async (page) => {
      await page.locator("header button[popovertarget]:visible").first().click({ delay: TOUCH });
      await page.waitForTimeout(LOOK);
    },
  },
  {
    name: "accordion",
    path: "/",
    device: PHONE,
    prepare: (page) => page.locator("main details summary").nth(1).scrollIntoViewIfNeeded(),
    act: (page, turn) => touch(page.locator("main details summary").nth(turn % 2)),
  },
  {
    name: "call bar",
    path: "/rmn-prin-cas",
    device: PHONE,
    prepare: (page) => page.evaluate(() => scrollTo(0, innerHeight * 1.5)),
    act: (page) => touch(page.locator("aside a[href^='tel:']")),
  },
  {
    name: "back to the top",
    path: "/rmn-prin-cas",
    device: PHONE,
    act: async (page) => {
      await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: "instant" }));
      await touch(page.locator("aside button"));
      await page.waitForFunction(() => scrollY === 0);
    },
  },
  ...loadSite(process.cwd()).services.map(({ slug }) => ({
    name: "slices",
    path: servicePath(slug),
    device: PHONE,
    prepare: async (page: Page) => {
      await page.mouse.move(2, 300);
      await page.mouse.move(2, 301);
      await page.locator("[data-film] g").nth(SLICE_COUNT).waitFor({ state: "attached" });
      await page.getByRole("slider").focus();
      await page.keyboard.press("Home");
    },
    act: async (page: Page, turn: number) => {
      await page.keyboard.press(turn < TURNS / 2 ? "ArrowUp" : "ArrowDown");
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
  })),
];

/** Runs in the page, before its own scripts. */
function watchInputs(): void {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) waits.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  // A call would leave the page.
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
  });
}

/** Milliseconds from each input to its picture, and of script for each turn, at a quarter of the processor's speed. */
async function inputCost(browser: Browser, url: string, { name, path, device, prepare, act }: Control) {
  const options = { ...device, reducedMotion: name === "slices" ? "reduce" : "no-preference" } as const;
  const { page, session, slowDown } = await watchedPage(browser, options, watchInputs);
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
  const found = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  await page.close();
  const unreported = Array.from({ length: Math.max(0, TURNS - found.length) }, () => SHORTEST);
  const all = [...unreported, ...found];
  const [median, p98] = [quantile(all, 0.5), quantile(all, 0.98)];
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
