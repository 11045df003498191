/** StrykerJS, with its 200 packages. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runChild } from "../run-child.mjs";
import { fetchPackages } from "./fetch-packages.ts";

const VERSION = "10.1.1";

/** Inside the project, so that Stryker finds the project's own Vitest above it. */
const FOLDER = ".cache/mutation";

/** What the last run found, Stryker's own JSON. */
const MUTATION_REPORT = `${FOLDER}/report.json`;

const RUNNER = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const SETTINGS = {
  testRunner: "vitest",
  plugins: [`./${FOLDER}/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
  vitest: { configFile: "tests/unit/vitest.mutation.ts" },
  // What is drawn (anatomy, stars, social cards) is held by checksums; schemas are sentences and bounds, held by the
  // table of wrong edits.
  mutate: ["src/lib/**/*.{ts,tsx}", "!src/lib/{slices,stars,social,content/schema}/**"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  reporters: ["progress-append-only", "clear-text", "json"],
  jsonReporter: { fileName: MUTATION_REPORT },
  tempDirName: `${FOLDER}/sandbox`,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
};

/**
 * Changes the pure functions in small ways, one at a time, and runs the unit tests over each.
 * @returns exit status: not 0 when fewer mutants were found than `thresholds.break` percent
 */
export async function testMutation(): Promise<number> {
  await fetchPackages(FOLDER, {
    "@stryker-mutator/core": VERSION,
    "@stryker-mutator/vitest-runner": VERSION,
  });
  const settings = `${FOLDER}/stryker.config.json`;
  writeFileSync(settings, JSON.stringify(SETTINGS));
  return runChild(process.execPath, [RUNNER, "run", settings]);
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/**
 * Share of the mutants that the tests found in the last run, percent; those that no test reaches count as not found.
 * Undefined before the first run.
 */
export function mutationScore(): number | undefined {
  if (!existsSync(MUTATION_REPORT)) return undefined;
  const { files } = JSON.parse(readFileSync(MUTATION_REPORT, "utf8")) as MutationReport;
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => all.filter((status) => wanted.includes(status)).length;
  const found = count("Killed", "Timeout");
  return (100 * found) / (found + count("Survived", "NoCoverage"));
}
