import { defineConfig, type ReporterDescription } from "@playwright/test";
import { chromiumOptions } from "./tools/testing/chromium.ts";

const port = process.env.TEST_PORT ?? "4180";
const baseURL = `http://localhost:${port}`;
const results = process.env.TEST_RESULTS;

export default defineConfig({
  forbidOnly: true,
  fullyParallel: true,
  // Tests wait for the browser more than they compute: on two cores three take 170 s, two 206 s.
  workers: 3,
  reporter: [
    ["list"],
    // For the sum of a whole run (tools/test.ts).
    ...(results
      ? ([
          ["json", { outputFile: results }],
          ["./tests/behaviour/every-row.ts"],
        ] satisfies ReporterDescription[])
      : []),
  ],
  // A busy machine takes its time; nothing here waits for a time to pass.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    // Accessibility trees; `npx playwright test aria-snapshots --update-snapshots` writes them, and the diff is
    // reviewed.
    toMatchAriaSnapshot: { pathTemplate: "docs/aria-snapshots/{arg}{ext}" },
  },
  use: {
    baseURL,
    locale: "ro-RO",
    launchOptions: chromiumOptions(),
    contextOptions: { reducedMotion: "no-preference" },
  },
  projects: [
    { name: "browser", testDir: "tests/browser", testIgnore: "**/thorough/**" },
    // Slow tests that seldom find anything: npm run test:all.
    { name: "thorough", testDir: "tests/browser/thorough" },
  ],
  // The built site behind the same server as `npm start`, never Astro's development server.
  webServer: {
    command: `"${process.execPath}" tools/tasks/serve.ts`,
    env: { PORT: port, HOST: "" },
    url: baseURL,
    gracefulShutdown: { signal: "SIGTERM", timeout: 1000 },
  },
});
