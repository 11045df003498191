import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../tools/testing/programs.ts";

/** The clinic's desk, each worker over a copy of the project of its own. */
export default defineConfig({
  testDir: "browser",
  outputDir: "../../test-results/desk",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // The development server behind the preview takes its time on a busy machine.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "ro-RO",
    viewport: { width: 1440, height: 900 },
    // A color is measured as it stays, not in the middle of Bootstrap's transition to it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args: CHROMIUM_FLAGS, executablePath: findChromium() },
  },
});
