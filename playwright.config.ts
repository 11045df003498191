import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tools/testing/chromium.ts";

const port = process.env.TEST_PORT ?? "4180";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  forbidOnly: true,
  workers: 2,
  reporter: "list",
  use: {
    locale: "ro-RO",
    launchOptions: { args: CHROMIUM_FLAGS, executablePath: findChromium() },
  },
  // A busy machine takes its time; nothing here waits for a time to pass.
  projects: [
    {
      name: "browser",
      testDir: "tests/browser",
      fullyParallel: true,
      timeout: 120_000,
      expect: {
        timeout: 15_000,
        // What a screen reader gets; written again by `npx playwright test aria-snapshots --update-snapshots`, and read in the diff.
        toMatchAriaSnapshot: { pathTemplate: "docs/aria-snapshots/{arg}{ext}" },
      },
      use: { baseURL, contextOptions: { reducedMotion: "no-preference" } },
    },
    {
      // The clinic's desk, each worker over a copy of the project of its own.
      name: "desk-browser",
      testDir: "desk/tests/browser",
      // The development server behind the preview takes its time.
      timeout: 240_000,
      expect: { timeout: 120_000 },
      use: {
        viewport: { width: 1440, height: 900 },
        // A color is measured as it stays, not in the middle of Bootstrap's transition to it.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
  // The built site behind the same server as `npm start`, never Astro's development server.
  webServer: {
    command: `"${process.execPath}" tools/tasks/serve.ts`,
    env: { PORT: port, HOST: "" },
    url: baseURL,
    gracefulShutdown: { signal: "SIGTERM", timeout: 1000 },
  },
});
