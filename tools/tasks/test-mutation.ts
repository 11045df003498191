/** `npm run test:mutation`: how many small faults in src/lib the unit tests notice. Half an hour; not a part of `npm test`. */
import { writeFileSync } from "node:fs";
import { runChild } from "../run-child.mjs";
import { folderOf, PROGRAMS } from "../testing/programs.ts";
import { provide } from "../testing/provide.ts";

/** Inside the project, so that Stryker finds the project's own Vitest above it. */
const FOLDER = folderOf("stryker");

const SETTINGS = {
  testRunner: "vitest",
  plugins: [`${FOLDER}/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
  vitest: { configFile: "tests/unit/vitest.mutation.ts" },
  // What is drawn (anatomy, stars, social cards) is held by checksums; schemas are sentences and bounds, held by the
  // table of wrong edits.
  mutate: ["src/{lib,content,seo}/**/*.{ts,tsx}", "!src/{seo/social-card.ts,content/schema/**}"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  reporters: ["progress-append-only", "clear-text"],
  tempDirName: `${FOLDER}/sandbox`,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
};

await provide("stryker");
const settings = `${FOLDER}/stryker.config.json`;
writeFileSync(settings, JSON.stringify(SETTINGS));
process.exitCode = await runChild(process.execPath, [PROGRAMS.stryker.files[0], "run", settings]);
