import { launch } from "puppeteer-core";
import { pathOf } from "#tools/testing/programs.ts";
import { type Engine, HEIGHT, within } from "./engine.ts";

/** Headless Firefox has no mouse, no focus and no motion by default. Fine pointer 2, hover 4 (nsXPLookAndFeel). */
const PREFERENCES = {
  "ui.prefersReducedMotion": 0,
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "focusmanager.testmode": true,
  "dom.disable_window_flip": false,
};

/** Debian's Firefox ESR over WebDriver BiDi, which needs no driver; Playwright supports only its own Firefox build. */
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
