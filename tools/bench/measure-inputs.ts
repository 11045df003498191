/**
 * Second part of `npm run bench`: measures the time from a press to the next paint, at a quarter of the
 * processor's speed.
 */
import type { Browser } from "@playwright/test";
import { HOME_ANCHORS } from "#lib/anchors.ts";
import { type Figure, MIN_EVENT_MS, newPage, performanceEntries, settle } from "./browser.ts";

/** Number of pages that are opened for each control, and number of presses on each page. */
const FRESH_PAGES = 2;
const PRESSES = 6;

/** Time from press to release, and from there to the next press, in ms. */
const TOUCH_MS = 80;
const LOOK_MS = 500;

/** The measured controls, each with its name, its page, and the selectors that are pressed in turn. */
const CONTROLS: readonly (readonly [name: string, path: string, ...targets: string[]])[] = [
  ["menu", "/", "header [aria-haspopup=dialog]", "header dialog button"],
  ["accordion", "/", "[name=intrebari] summary"],
  ["call bar", `/#${HOME_ANCHORS.fear}`, "aside a"],
  ["slices", "/servicii/rmn-pelvin", "[data-island=slices] button", "[data-island=slices] button >> nth=1"],
];

/** Measures the cost of a press for each control. */
export async function measureInputs(browser: Browser, url: string): Promise<readonly Figure[]> {
  const costs: string[] = [];
  for (const [name, path, ...targets] of CONTROLS) {
    const waits: number[] = [];
    for (let count = 0; count < FRESH_PAGES; count++) {
      const { page, slowDown } = await newPage(browser);
      await settle(page, url + path);
      await slowDown(4);
      for (let press = 0; press < PRESSES; press++) {
        const { length } = await performanceEntries(page);
        await page.click(targets[press % targets.length] ?? "", { delay: TOUCH_MS });
        await page.waitForTimeout(LOOK_MS);
        const entries = (await performanceEntries(page))
          .slice(length)
          .filter(({ interactionId }) => interactionId);
        waits.push(Math.max(MIN_EVENT_MS, ...entries.map(({ duration }) => duration)));
      }
      await page.close();
    }
    costs.push(`${name} ${Math.max(...waits)} ms`);
  }
  return [[`Press to next paint, CPU ÷ 4, longest of ${FRESH_PAGES * PRESSES}`, costs.join(", ")]];
}
