/**
 * `npm test` and `npm run test:all`: runs npm scripts one after the other, then prints the sum of their
 * results. After a failed script the next scripts still run, except after a failed build.
 * @example node tools/run-scripts.ts check:format build test:unit
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";

/**
 * The number of tests by result, from the JSON report of Vitest or Playwright. A script without a report
 * counts as one test.
 */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const reportIn = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

function countsIn(file: string, isGood: boolean): Counts {
  const { stats, ...vitest } = reportIn(file);
  const counts: Counts = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : {
        passed: vitest.numPassedTests ?? 0,
        failed: vitest.numFailedTests ?? 0,
        skipped: (vitest.numPendingTests ?? 0) + (vitest.numTodoTests ?? 0),
      };
  // A script can fail without a failed test, for example because no test was found. This
  // counts as one failed test.
  if (!isGood && counts.failed === 0) return { ...counts, failed: 1 };
  return isGood && !existsSync(file) ? { ...counts, passed: 1 } : counts;
}

/** A test file of Vitest's JSON report. */
interface VitestFile {
  readonly name: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** A suite of Playwright's JSON report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly ok: boolean; readonly title: string; readonly file: string }[];
}

/** Returns the file and the title of each failed test, which are printed again at the end of the log. */
function failuresIn(file: string): string[] {
  const { testResults = [], suites = [] } = reportIn(file);
  const inSuite = (suite: Suite): string[] => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  const inVitest = testResults.flatMap(({ name, assertionResults }: VitestFile) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${name}: ${fullName}`),
  );
  return [...inVitest, ...suites.flatMap(inSuite)];
}

const npm = process.env.npm_execpath;
const scripts = process.argv.slice(2);
const table: Record<string, Counts & { seconds: number }> = {};
const failures: string[] = [];

mkdirSync(".cache/results", { recursive: true });
for (const script of scripts) {
  const file = resolve(".cache/results", `${script.replaceAll(/\W/g, "-")}.json`);
  rmSync(file, { force: true });
  console.log(`\n── ${script} ──`);
  const start = performance.now();
  const args = [
    "run",
    "--silent",
    ...script
      .split("/")
      .reverse()
      .flatMap((word, at) => (at ? ["-w", word] : word)),
  ];
  const { status, signal } = spawnSync(npm ? process.execPath : "npm", [...(npm ? [npm] : []), ...args], {
    stdio: "inherit",
    env: { ...process.env, TEST_RESULTS: file, ASTRO_TELEMETRY_DISABLED: "1" },
  });
  if (signal || Number(status) >= 128) process.exit(130);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  table[script] = { ...countsIn(file, status === 0), seconds };
  failures.push(...failuresIn(file).map((title) => `FAILED ${script}: ${title}`));
  if (script === "build" && status !== 0) break;
}

const sum = (key: keyof Counts) => Object.values(table).reduce((total, counts) => total + counts[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.table(table, ["passed", "failed", "skipped", "seconds"]);
for (const failure of failures) console.log(failure);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;
