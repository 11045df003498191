import { launch } from "puppeteer-core";
import { pathOf } from "#tools/testing/programs.ts";
import { type Engine, HEIGHT, within } from "./engine.ts";

/**
 * Gives headless Firefox a mouse, focus and motion, which it lacks by default. Pointer capabilities are 2 (fine
 * pointer) plus 4 (hover), as in nsXPLookAndFeel.
 */
const PREFERENCES = {
  "ui.prefersReducedMotion": 0,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "focusmanager.testmode": true,
  "dom.disable_window_flip": false,
};

/** Starts Debian's Firefox ESR, driven over WebDriver BiDi, because Playwright supports only its own Firefox build. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: pathOf("firefox"),
    extraPrefsFirefox: PREFERENCES,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.bringToFront();
  return {
    async open(address, width) {
      await page.setViewport({ width, height: HEIGHT });
      await page.goto(address);
      // Gives the window the focus, because keys do nothing in a window without focus.
      await page.evaluate("focus()");
    },
    ...within(page),
    close: () => browser.close(),
  };
}
