import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const MINUTE = 60_000;

/** A busy machine takes its time; nothing here waits for a time to pass. */
const patience = { testTimeout: 2 * MINUTE, hookTimeout: 2 * MINUTE, expect: { poll: { timeout: MINUTE } } };

const PUBLICATION = "hosting/publish.test.ts";

const project = (name: string, include: readonly string[], more = {}) => ({
  test: { name, include: [...include], ...patience, ...more },
});

const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    reporters: results ? ["default", ["json", { outputFile: results }]] : ["default"],
    // Most of these tests wait for a server or a browser of their own: two at a time, on whatever machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share what they import, as the modules of the desk do: a test that leaves something behind is a fault.
    isolate: false,
    projects: [
      // Needs neither a build nor the clinic's own content.
      project("unit", ["{hosting,src,tools,tests/unit}/**/*.test.{ts,tsx}"], { exclude: [PUBLICATION] }),
      // The workshop of the drawings, and whether the site's drawings are its newest.
      project("art", ["art/tests/**/*.test.ts"]),
      // The clinic's own content.
      project("content", ["tests/content/**/*.test.ts"]),
      // Reads dist/, so it runs after the build.
      project("dist", ["tests/dist/**/*.test.ts"]),

      // The rest is `npm run test:all`. The clinic's desk, without a browser, with a git configuration of the tests' own.
      project("desk", ["desk/tests/**/*.test.ts"], {
        env: { HOME: resolve("desk/tests/home"), GIT_CONFIG_GLOBAL: resolve("desk/tests/home/.gitconfig") },
      }),
      // Publication into a folder and over ssh, ended at each of its steps.
      project("publication", [PUBLICATION]),
      // Edits of content/ in copies of the project.
      project("edits", ["tests/edits/**/*.test.ts"]),
      // Reads dist/ in other browsers than Chromium of today (docs/browsers.md).
      project("engines", ["tests/engines/**/*.test.ts"]),
      // Starts the servers that are installed over dist/.
      project("hosting", ["tests/hosting/**/*.test.ts"]),
    ],
  },
});
