import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const MINUTE = 60_000;

/** Options of every project. The timeouts are long, because the computer may be busy. */
const timeouts = { testTimeout: 2 * MINUTE, hookTimeout: 2 * MINUTE, expect: { poll: { timeout: MINUTE } } };

const project = (name: string, include: readonly string[], more = {}) => ({
  test: { name, include: [...include], ...timeouts, ...more },
});

/** The file into which the runner writes its results in CI, named after the npm script, for .ci/run. */
const results = process.env.CI && `.cache/results/${process.env.npm_lifecycle_event}.json`;

export default defineConfig({
  test: {
    reporters: results ? ["default", ["json", { outputFile: results }]] : ["default"],
    // Most of these tests wait for a server or a browser, so two files run at a time even on one core.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Test files share imported modules, which saves time. A test must therefore not leave changes in their
    // state.
    isolate: false,
    projects: [
      // These tests need neither a build nor the clinic's own content.
      project("unit", ["{hosting,src,tools}/**/*.test.{ts,tsx}"]),
      // Tests of the clinic's own content in content/.
      project("content", ["tests/content/**/*.test.ts"]),
      // These tests read dist/, so they run after the build.
      project("dist", ["tests/dist/**/*.test.ts"]),

      // Only `npm run test:all` runs the projects below. The first one tests the programs that draw the
      // examinations, and checks that src/assets/art contains their current output.
      project("art", ["art/*.test.ts"]),
      // Tests the desk without a browser. `env` makes Git read a configuration of the tests instead of the
      // user's.
      project("desk", ["desk/tests/**/*.test.ts"], {
        env: { HOME: resolve("desk/tests/home"), GIT_CONFIG_GLOBAL: resolve("desk/tests/home/.gitconfig") },
      }),
      // Edits content/ in copies of the project, as the clinic's staff would, and checks the result.
      project("edits", ["tests/edits/**/*.test.ts"]),
      // Opens dist/ in browsers other than the current Chromium (docs/browsers.md).
      project("engines", ["tests/engines/**/*.test.ts"]),
      // Serves dist/ with our own server and with the installed Apache.
      project("hosting", ["tests/hosting/**/*.test.ts"]),
    ],
  },
});
