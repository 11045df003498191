import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, oldChromium } from "../../tools/testing/programs.ts";
import { type Engine, HEIGHT } from "./engine.ts";

/** A Chromium of 2023, without popovers, invoker commands and anchor positioning. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: await oldChromium(),
    // Its headless mode has no "new" yet.
    ignoreDefaultArgs: ["--headless"],
    args: ["--headless", ...CHROMIUM_FLAGS],
  });
  const page = await browser.newPage({ reducedMotion: "no-preference" });
  return {
    async open(address, width) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(address);
    },
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
