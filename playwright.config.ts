import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tools/testing/programs.ts";

const port = process.env.TEST_PORT ?? "4180";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  forbidOnly: true,
  retries: 0,
  // A busy machine takes its time; nothing here waits for a time to pass.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // What a screen reader gets; written again by `npx playwright test heard --update-snapshots`, and read in the diff.
    toMatchAriaSnapshot: { pathTemplate: "docs/heard/{arg}{ext}" },
  },
  workers: 2,
  fullyParallel: true,
  reporter: "list",
  use: {
    baseURL,
    browserName: "chromium",
    locale: "ro-RO",
    contextOptions: { reducedMotion: "no-preference" },
    launchOptions: { args: CHROMIUM_FLAGS, executablePath: findChromium() },
  },
  // The built site behind the same server as `npm start`, never Astro's development server.
  webServer: {
    command: `"${process.execPath}" tools/tasks/serve.ts`,
    env: { PORT: port, HOST: "" },
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 1000 },
  },
});
