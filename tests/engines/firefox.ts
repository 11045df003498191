import { launch } from "puppeteer-core";
import { pathOf } from "#tools/testing/programs.ts";
import { type Engine, HEIGHT, within } from "./engine.ts";

/**
 * Preferences that give headless Firefox what it lacks by default: a mouse, focus and motion. Pointer
 * capabilities of 6 are 2 (fine pointer) plus 4 (hover).
 */
const PREFERENCES = {
  "ui.prefersReducedMotion": 0,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "focusmanager.testmode": true,
  "dom.disable_window_flip": false,
};

/**
 * Starts Debian's Firefox ESR with Puppeteer, because Playwright can control only its own build of Firefox.
 * @param preferences more preferences, as in `about:config`
 */
export async function startFirefox(preferences: Record<string, number> = {}): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: pathOf("firefox"),
    extraPrefsFirefox: { ...PREFERENCES, ...preferences },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.bringToFront();
  return {
    async open(address, width) {
      await page.setViewport({ width, height: HEIGHT });
      await page.goto(address);
      // Focuses the window, because a window without focus ignores keys.
      await page.evaluate("focus()");
    },
    ...within(page),
    close: () => browser.close(),
  };
}
