/** `npm run bench`, second part: how long an input waits for its picture. */
import type { Browser, Locator, Page } from "@playwright/test";
import { loadSite } from "#content/load.ts";
import { servicePath } from "#lib/routes.ts";
import { SLICE_COUNT } from "#slices/types.ts";
import { DESKTOP, type Device, newPage, PHONE, quantile } from "./browser.ts";

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

/** What is done with a control, and before its first turn, at full speed; `turn` counts from 0. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly device: Device;
  act(page: Page, turn: number): Promise<unknown>;
  prepare?(page: Page): Promise<unknown>;
}

const question = (page: Page, index: number) => page.locator("main details summary").nth(index);

const CONTROLS: readonly Control[] = [
  {
    name: "phone menu",
    path: "/",
    device: PHONE,
    async act(page) {
      await touch(page.locator("header button[aria-haspopup=dialog]"));
      await touch(page.locator("header dialog button").first());
    },
  },
  {
    name: "dropdown",
    path: "/contact",
    device: DESKTOP,
    async act(page) {
      await page.locator("header button[popovertarget]:visible").first().click({ delay: TOUCH });
      await page.waitForTimeout(LOOK);
    },
  },
  {
    name: "accordion",
    path: "/",
    device: PHONE,
    prepare: (page) => question(page, 1).scrollIntoViewIfNeeded(),
    act: (page, turn) => touch(question(page, turn % 2)),
  },
  ...loadSite(process.cwd()).services.map(
    ({ slug }): Control => ({
      name: "slices",
      path: servicePath(slug),
      device: PHONE,
      async prepare(page) {
        await page.mouse.move(2, 300);
        await page.locator("[data-film] g").nth(SLICE_COUNT).waitFor({ state: "attached" });
        await page.getByRole("slider").focus();
        await page.keyboard.press("Home");
      },
      async act(page, turn) {
        await page.keyboard.press(turn < TURNS / 2 ? "ArrowUp" : "ArrowDown");
        await page.evaluate(() => new Promise(requestAnimationFrame));
      },
    }),
  ),
];

/** Runs in the page: begins to note how long each input waits. */
function watchInputs(durationThreshold: number) {
  const waits: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) waits.push(entry.duration);
  });
  observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  Object.assign(globalThis, { waits });
}

/** Milliseconds from each input to its picture, and of script for each turn, at a quarter of the processor's speed. */
async function inputCost(browser: Browser, url: string, { name, path, device, act, prepare }: Control) {
  const reducedMotion = name === "slices" ? "reduce" : "no-preference";
  const { page, session, slowDown } = await newPage(browser, device, { reducedMotion });
  await session.send("Performance.enable");
  await page.goto(url + path, { waitUntil: "networkidle" });
  await prepare?.(page);
  await slowDown(4);
  await page.evaluate(watchInputs, SHORTEST);
  const scriptTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const scripts: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await scriptTime();
    await act(page, turn);
    scripts.push((await scriptTime()) - before);
  }
  const waits = (await page.evaluate("waits")) as number[];
  await page.close();
  while (waits.length < TURNS) waits.push(SHORTEST);
  return { name, path, p98: quantile(waits, 0.98), script: quantile(scripts, 0.5) };
}

/** Prints what every control costs. @returns the README's rows */
export async function measureInputs(browser: Browser, url: string): Promise<Record<string, string>> {
  const costs = [];
  for (const control of CONTROLS) costs.push(await inputCost(browser, url, control));
  console.log(`Processor ÷ 4: milliseconds from input to picture, ${TURNS} turns (aim: p98 at most 100)`);
  console.table(costs);
  const slices = costs.filter(({ name }) => name === "slices");
  const [slowest] = costs.filter(({ name }) => name !== "slices").toSorted((a, b) => b.p98 - a.p98);
  return {
    "Input to next paint, CPU ÷ 4, p98 of the slowest control": `${slowest?.p98} ms (${slowest?.name})`,
    "Slices: script of a change, CPU ÷ 4, slowest region": `${Math.max(...slices.map(({ script }) => script)).toFixed(1)} ms`,
    "Slices: key to paint, p98": `${Math.max(...slices.map(({ p98 }) => p98))} ms`,
  };
}
