import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Most of these tests wait for a server or a browser of their own: two at a time, on whatever machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Needs neither a build nor the clinic's own content; some start programs, which a busy machine keeps waiting.
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/server/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        // The clinic's own content.
        test: { name: "content", include: ["tests/content/**/*.test.ts"] },
      },
      {
        // The clinic's desk, without a browser.
        test: { name: "desk", include: ["desk/tests/**/*.test.ts"], testTimeout: 30_000 },
      },
      {
        // Edits of content/ in copies of the project: npm run test:edits.
        test: { name: "edits", include: ["tests/edits/**/*.test.ts"] },
      },
      {
        // Reads dist/, so it runs after the build.
        test: { name: "dist", include: ["tests/dist/**/*.test.ts", "tests/budget/**/*.test.ts"] },
      },
      {
        // Reads dist/ in other browsers than Chromium of today (docs/browsers.md).
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Starts the servers that are installed over dist/.
        test: {
          name: "hosting",
          include: ["tests/hosting/**/*.test.ts"],
          globalSetup: "tests/hosting/install.ts",
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
