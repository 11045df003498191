/** `npm run bench`, second part: how long an input waits for its picture, at a quarter of the processor's speed. */
import type { Browser, Locator, Page } from "@playwright/test";
import { loadSite } from "#content/load.ts";
import { servicePath } from "#content/routes.ts";
import { SLICE_COUNT } from "#slices/types.ts";
import { DESKTOP, type Device, type Figure, newPage, PHONE, quantile } from "./browser.ts";

/** Up and down through all layers of a film. */
const TURNS = 2 * (SLICE_COUNT - 1);

/** Shorter waits are not reported by the browser (Event Timing), ms. */
const SHORTEST = 16;

/** How long a finger or a mouse's button rests, and its owner looks at what came, ms. */
const TOUCH = 80;
const LOOK = 500;

async function press(target: Locator): Promise<void> {
  await target.click({ delay: TOUCH });
  await target.page().waitForTimeout(LOOK);
}

/** What is done with a control, turn by turn. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly device: Device;
  act(page: Page, turn: number): Promise<unknown>;
}

const CONTROLS: readonly Control[] = [
  {
    name: "phone menu",
    path: "/",
    device: PHONE,
    async act(page) {
      await press(page.locator("header button[aria-haspopup=dialog]"));
      await press(page.locator("header dialog button").first());
    },
  },
  {
    name: "dropdown",
    path: "/contact",
    device: DESKTOP,
    act: (page) => press(page.locator("header button[popovertarget]:visible").first()),
  },
  {
    name: "accordion",
    path: "/",
    device: PHONE,
    act: (page, turn) => press(page.locator("main details summary").nth(turn % 2)),
  },
];

/** Steps through the layers of an examination by the keyboard. */
const slicesOf = (path: string): Control => ({
  name: "slices",
  path,
  device: PHONE,
  async act(page, turn) {
    await page.getByRole("slider").press(turn < TURNS / 2 ? "ArrowUp" : "ArrowDown");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  },
});

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

/** Milliseconds from an input to its picture, and of script for a turn. */
async function inputCost(browser: Browser, url: string, { name, path, device, act }: Control) {
  const isSlices = name === "slices";
  const { page, session } = await newPage(browser, device, isSlices ? { reducedMotion: "reduce" } : {});
  await session.send("Performance.enable");
  await page.goto(url + path, { waitUntil: "networkidle" });
  if (isSlices) {
    await page.mouse.move(2, 300);
    await page.locator("[data-film] g").nth(SLICE_COUNT).waitFor({ state: "attached" });
    await page.getByRole("slider").press("Home");
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
  return { name, wait: quantile(waits, 0.98), script: quantile(scripts, 0.5) };
}

/** What every control costs. */
export async function measureInputs(browser: Browser, url: string): Promise<readonly Figure[]> {
  const costsOf = async (controls: readonly Control[]) => {
    const costs = [];
    for (const control of controls) costs.push(await inputCost(browser, url, control));
    return costs.toSorted((a, b) => b.wait - a.wait);
  };
  const [slowest] = await costsOf(CONTROLS);
  const { services } = loadSite(process.cwd());
  const slices = await costsOf(services.map(({ slug }) => slicesOf(servicePath(slug))));
  const script = Math.max(...slices.map((cost) => cost.script)).toFixed(1);
  return [
    ["Input to next paint, CPU ÷ 4, p98 of the slowest control", `${slowest?.wait} ms (${slowest?.name})`],
    ["Slices: script of a change, CPU ÷ 4, slowest region", `${script} ms`],
    ["Slices: key to paint, p98", `${slices[0]?.wait} ms`],
  ];
}
