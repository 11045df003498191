import { chromium } from "@playwright/test";
import { oldChromiumOptions } from "#tools/testing/chromium.ts";

/** A browser that a test controls. Coordinates are CSS pixels in the viewport. */
export interface Engine {
  /** Opens an address in a window of about this width and waits until the page has loaded. */
  open(address: string, width: number): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and returns its value, which must be JSON. */
  run<Value>(expression: string): Promise<Value>;
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  press(key: "Enter" | "Escape"): Promise<unknown>;
  /** Returns a screenshot of the viewport as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

export const HEIGHT = 900;

/** The methods that pages of Playwright and of Puppeteer have in common. */
interface Page {
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: Pick<Engine, "move" | "click">;
  readonly keyboard: Pick<Engine, "press">;
  screenshot(): Promise<Uint8Array>;
}

/** Implements most methods of `Engine` with a page of Playwright or Puppeteer. */
export const within = (page: Page): Omit<Engine, "open" | "close"> => ({
  run: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
  move: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
});

/** Starts Chromium 109, of 2023, without a window. */
export async function startOldChromium(): Promise<Engine> {
  const { args = [], ...options } = oldChromiumOptions();
  const launched = { ...options, ignoreDefaultArgs: ["--headless"], args: ["--headless", ...args] };
  const browser = await chromium.launch(launched);
  const page = await browser.newPage({ reducedMotion: "no-preference" });
  return {
    async open(address, width) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(address);
    },
    ...within(page),
    close: () => browser.close(),
  };
}
