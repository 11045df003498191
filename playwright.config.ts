import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tools/testing/chromium.ts";

const port = process.env.TEST_PORT ?? "4180";
const baseURL = `http://localhost:${port}`;
/** The file into which the runner writes its results in CI, named after the npm script, for .ci/run. */
const outputFile = `.cache/results/${process.env.npm_lifecycle_event}.json`;

export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  // There are more workers than cores, because tests mostly wait for the browser.
  workers: 3,
  reporter: process.env.CI ? [["list"], ["json", { outputFile }]] : "list",
  // The timeouts are long, because the computer may be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: "ro-RO",
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
    contextOptions: { reducedMotion: "no-preference" },
  },
  projects: [
    { name: "browser", testDir: "tests/browser", grepInvert: /@thorough/ },
    // Only `npm run test:all` runs these tests (see `THOROUGH` in tests/browser/support.ts).
    { name: "thorough", testDir: "tests/browser", grep: /@thorough/ },
  ],
  // Serves the built site like `npm start`, not with Astro's development server.
  webServer: {
    command: `"${process.execPath}" tools/tasks/serve.ts`,
    env: { PORT: port, HOST: "" },
    url: baseURL,
    gracefulShutdown: { signal: "SIGTERM", timeout: 1000 },
  },
});
