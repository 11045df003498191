import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import type { Program } from "./tools/testing/programs.ts";

const MINUTE = 60_000;

/** A busy machine takes its time; nothing here waits for a time to pass. */
const patience = { testTimeout: 2 * MINUTE, hookTimeout: 2 * MINUTE, expect: { poll: { timeout: MINUTE } } };

/** @param programs what its tests start, installed before them where that can be */
const project = (name: string, folders: string, programs: readonly Program[] = [], more = {}) => ({
  test: {
    name,
    include: [`${folders}/**/*.test.{ts,tsx}`],
    provide: { programs },
    globalSetup: "tools/testing/provide.ts",
    ...patience,
    ...more,
  },
});

/** Starts servers or browsers of its own, after all that does not. */
const later = { sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // Most of these tests wait for a server or a browser of their own: two at a time, on whatever machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share what they import, as the modules of the desk do: a test that leaves something behind is a fault.
    isolate: false,
    projects: [
      // Needs neither a build nor the clinic's own content.
      project("unit", "tests/{unit,server}", ["rsync"]),
      // The clinic's own content.
      project("content", "tests/content"),
      // The clinic's desk, without a browser.
      project("desk", "desk/tests", ["git", "rsync"], {
        // With a git configuration of the tests' own.
        env: { HOME: resolve("desk/tests/home"), GIT_CONFIG_GLOBAL: resolve("desk/tests/home/.gitconfig") },
      }),
      // Edits of content/ in copies of the project: npm run test:edits.
      project("edits", "tests/edits", ["faketime"]),
      // Reads dist/, so it runs after the build.
      project("dist", "tests/{dist,budget}"),
      // Reads dist/ in other browsers than Chromium of today (docs/browsers.md).
      project("engines", "tests/engines", ["chromium", "firefox", "webkit", "oldChromium"], later),
      // Starts the servers that are installed over dist/.
      project(
        "hosting",
        "tests/hosting",
        ["nginx", "apache", "caddy", "cloudflare", "openssl", "rsync", "ip", "mount"],
        later,
      ),
    ],
  },
});
