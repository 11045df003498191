import { launch } from "puppeteer-core";
import { pathOf } from "#tools/testing/programs.ts";
import { type Engine, HEIGHT, within } from "./engine.ts";

/** A headless Firefox has no mouse, no focus and no motion by itself. Fine pointer 2, hover 4 (nsXPLookAndFeel). */
const PREFERENCES = {
  "ui.prefersReducedMotion": 0,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "focusmanager.testmode": true,
  "dom.disable_window_flip": false,
};

/** Debian's Firefox ESR over WebDriver BiDi, which it speaks without a driver; Playwright asks more than it knows. */
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
      // Keys do nothing in a window without focus.
      await page.evaluate("focus()");
    },
    ...within(page),
    close: () => browser.close(),
  };
}
