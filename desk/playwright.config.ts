import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "#tools/testing/chromium.ts";

/** The file into which the runner writes its results in CI, named after the npm script, for .ci/run. */
const outputFile = `../.cache/results/${process.env.npm_lifecycle_event}.json`;

/** Configuration of the desk's browser tests. Each worker has its own copy of the project. */
export default defineConfig({
  forbidOnly: true,
  outputDir: "../test-results/desk",
  workers: 2,
  reporter: process.env.CI ? [["list"], ["json", { outputFile }]] : "list",
  // The first build of the preview's pages may take minutes.
  timeout: 240_000,
  expect: { timeout: 120_000 },
  use: {
    locale: "ro-RO",
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    // Turns off Bootstrap's transitions, so that tests measure final colours.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [{ name: "desk-browser", testDir: "tests/browser" }],
});
