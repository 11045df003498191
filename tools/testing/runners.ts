/** Runs the two test runners, and counts what they report. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import { startVitest, type TestModule } from "vitest/node";
import { missingRows, type Subject } from "../../tests/behaviour/rows.ts";
import { runChild } from "../run-child.mjs";
import { freePort } from "./free-port.ts";
import { getChromium } from "./programs.ts";

export interface Counts {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: number;
  /** The tests that failed, each in a line or two: the whole stands far above, where the runner printed it. */
  readonly failures: readonly string[];
}

/** Before Vitest, which runs in this process, adds its own. */
const ENVIRONMENT = { ...process.env };

/** Runs a program of Node's; ends this one, too, when a signal has ended that. @returns whether it succeeded */
export async function node(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const status = await runChild(process.execPath, words, { ...ENVIRONMENT, ...environment });
  if (status >= 128) process.exit(status);
  return status === 0;
}

/** One check without parts, such as the linter. */
export const single = (isPassed: boolean): Counts => ({
  passed: Number(isPassed),
  skipped: 0,
  failed: Number(!isPassed),
  failures: [],
});

function failure(file: string, title: string, message = ""): string {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${basename(file)} › ${title}${first && `\n    ${first.slice(0, 200)}`}`;
}

/** @param states of the tests @param failures outside them are counted as well */
function count(states: readonly string[], failures: readonly string[]): Counts {
  const passed = states.filter((state) => state === "passed").length;
  const skipped = states.filter((state) => state === "skipped" || state === "pending").length;
  return { passed, skipped, failed: failures.length, failures };
}

/** Runs projects of Vitest in one process. @returns their counts by name; one without any test counts as a failure */
export async function vitest(projects: readonly string[]): Promise<Readonly<Record<string, Counts>>> {
  const { state } = await startVitest([], { project: [...projects], watch: false });
  const outside = state.getUnhandledErrors().map((error) => failure("outside tests", "", String(error)));
  const modules = Map.groupBy(state.getTestModules(), ({ project }) => project.name);
  const counts = projects.map((name, index) => {
    const own = modules.get(name)?.map(ofModule) ?? [{ states: [], failures: ["ran no test"] }];
    const failures = [...own.flatMap(({ failures }) => failures), ...(index === 0 ? outside : [])];
    return [
      name,
      count(
        own.flatMap(({ states }) => states),
        failures,
      ),
    ];
  });
  return Object.fromEntries(counts);
}

/** A file that could not be loaded, or a hook of a suite that failed, counts as one failure. */
function ofModule(module: TestModule) {
  const tests = [...module.children.allTests()];
  const suites = [module, ...module.children.allSuites()];
  return {
    states: tests.map((test) => test.result().state),
    failures: [
      ...tests
        .filter((test) => test.result().state === "failed")
        .map((test) => failure(module.moduleId, test.fullName, test.result().errors?.[0]?.message)),
      ...suites
        .flatMap((suite) => suite.errors())
        .map(({ message }) => failure(module.moduleId, "outside tests", message)),
    ],
  };
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Runs Playwright; some row of docs/behaviour for which no test was run is a failure: what counts is what was run. */
export async function playwright(config: string, subject: Subject): Promise<Counts> {
  const report = resolve(`.cache/reports/${subject}.json`);
  rmSync(report, { force: true });
  const words = [
    "node_modules/@playwright/test/cli.js",
    "test",
    `--config=${config}`,
    "--reporter=list,json",
  ];
  const isSound = await node(words, {
    CHROMIUM_PATH: await getChromium(),
    TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return single(false);
  const { suites, errors } = JSON.parse(readFileSync(report, "utf8")) as JSONReport;
  const results = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) => tests.map(({ results }) => ({ file, title, ...results.at(-1) })));
  const failures = [
    ...results
      .filter(({ status }) => status !== "passed" && status !== "skipped")
      .map(({ file, title, error }) => failure(file, title, error?.message)),
    ...errors.map(({ message }) => failure("outside tests", "", message)),
    ...missingRows(
      subject,
      results.filter(({ status }) => status !== "skipped").map(({ title }) => title),
    ).map((row) => `no test shows ${row}`),
  ];
  const states = results.map(({ status = "failed" }) => status);
  return count(states, failures.length > 0 || isSound ? failures : ["Playwright failed outside its tests"]);
}
