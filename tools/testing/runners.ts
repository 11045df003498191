/** Runs the two test runners, and counts what they report. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { startVitest } from "vitest/node";
import { missingRows, type Subject } from "../../tests/behaviour/rows.ts";
import { runChild } from "../run-child.mjs";
import { freePort } from "./free-port.ts";
import { getChromium } from "./programs.ts";

export interface Counts {
  readonly passed: number;
  readonly skipped: number;
  /** What failed, each in a line or two: the whole stands far above, where the runner printed it. */
  readonly failures: readonly string[];
}

/** Before Vitest, which runs in this process, adds its own. */
const ENVIRONMENT = { ...process.env };

/** Runs a program of Node's as one check; ends this process, too, when a signal has ended that. */
export async function node(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Counts> {
  const status = await runChild(process.execPath, words, { ...ENVIRONMENT, ...environment });
  if (status >= 128) process.exit(status);
  return single(status === 0);
}

/** One check without parts, such as the linter; its own message is all that there is to say. */
export const single = (isPassed: boolean): Counts => ({
  passed: Number(isPassed),
  skipped: 0,
  failures: isPassed ? [] : [""],
});

interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly status: string;
  readonly message?: string | undefined;
}

function count(outcomes: readonly Outcome[]): Counts {
  const passed = outcomes.filter(({ status }) => status === "passed");
  const skipped = outcomes.filter(({ status }) => status === "skipped" || status === "pending");
  const failed = outcomes.filter((outcome) => !passed.includes(outcome) && !skipped.includes(outcome));
  const failures = failed.map(({ file, title, message = "" }) => {
    const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
    return `${basename(file)} › ${title}${first && `\n    ${first.slice(0, 200)}`}`;
  });
  return { passed: passed.length, skipped: skipped.length, failures };
}

/** What fails beside the tests, such as a file that cannot be loaded, or a hook of a suite. */
const outside = (message: string | undefined, file = ""): Outcome => ({
  file,
  title: "outside tests",
  status: "failed",
  message,
});

/** Runs projects of Vitest in one process. @returns their counts by name; one without any test counts as a failure */
export async function vitest(projects: readonly string[]): Promise<Readonly<Record<string, Counts>>> {
  const { state } = await startVitest([], { project: [...projects], watch: false });
  const stray = state.getUnhandledErrors().map((error) => outside(String(error)));
  const counts = projects.map((name, index) => {
    const modules = state.getTestModules().filter(({ project }) => project.name === name);
    const outcomes = modules.flatMap((module) => [
      ...[...module.children.allTests()].map((test) => {
        const { state: status, errors } = test.result();
        return { file: module.moduleId, title: test.fullName, status, message: errors?.[0]?.message };
      }),
      ...[module, ...module.children.allSuites()]
        .flatMap((suite) => suite.errors())
        .map(({ message }) => outside(message, module.moduleId)),
    ]);
    if (outcomes.length === 0) outcomes.push(outside("no test was run"));
    return [name, count([...outcomes, ...(index === 0 ? stray : [])])];
  });
  return Object.fromEntries(counts);
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Runs Playwright; some row of docs/behaviour for which no test was run is a failure: what counts is what was run. */
export async function playwright(config: string, subject: Subject): Promise<Counts> {
  const report = resolve(`.cache/reports/${subject}.json`);
  rmSync(report, { force: true });
  const program = "node_modules/@playwright/test/cli.js";
  const whole = await node([program, "test", `--config=${config}`, "--reporter=list,json"], {
    CHROMIUM_PATH: await getChromium(),
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return whole;
  const { suites, errors } = JSON.parse(readFileSync(report, "utf8")) as JSONReport;
  const outcomes = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ results }): Outcome => {
      const { status = "failed", error } = results.at(-1) ?? {};
      return { file, title, status, message: error?.message };
    }),
  );
  const run = outcomes.filter(({ status }) => status !== "skipped").map(({ title }) => title);
  const missing = missingRows(subject, run).map((row) => outside(`no test shows ${row}`));
  const counts = count([...outcomes, ...errors.map(({ message }) => outside(message)), ...missing]);
  return counts.failures.length > 0 ? counts : { ...counts, failures: whole.failures };
}
