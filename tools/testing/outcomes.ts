/** One reporter for both runners of tests, Vitest and Playwright: what each test came to. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { TestCase as Spec, TestError, TestResult } from "@playwright/test/reporter";
import type { SerializedError, TestCase, TestModule } from "vitest/node";

export interface Outcome {
  /** The runner's project that the test belongs to; none for what fails beside all tests. */
  readonly project?: string | undefined;
  readonly file?: string;
  readonly title: string;
  readonly status: string;
  /** Why it failed or was skipped. */
  readonly why?: string | undefined;
}

/** How outcomes come from the runner's process to this one: a line of JSON each. */
const FILE = ".cache/outcomes.jsonl";

export const note = (outcome: Outcome) => appendFileSync(FILE, `${JSON.stringify(outcome)}\n`);
const noteBeside = ({ message }: { message?: string }, more = {}) =>
  note({ title: "beside the tests", status: "failed", why: message, ...more });

/** What the runner has reported since this was called last. */
export function takeOutcomes(): readonly Outcome[] {
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, "");
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  rmSync(FILE);
  return lines.map((line) => JSON.parse(line));
}

/** The methods of Vitest's reporters and of Playwright's have no name in common. */
export default class Outcomes {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    const why = result.state === "skipped" ? result.note : result.errors?.[0]?.message;
    const { moduleId: file } = test.module;
    note({ project: test.project.name, file, title: test.fullName, status: result.state, why });
  }
  onTestModuleEnd(module: TestModule): void {
    const { moduleId: file, project } = module;
    for (const suite of [module, ...module.children.allSuites()])
      for (const error of suite.errors()) noteBeside(error, { file, project: project.name });
  }
  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    for (const error of errors) noteBeside(error);
  }

  onTestEnd(spec: Spec, { annotations, error, status }: TestResult): void {
    const skip = annotations.find(({ type }) => type === "skip");
    const [, project] = spec.titlePath();
    const why = error?.message ?? skip?.description;
    note({ project, file: spec.location.file, title: spec.title, status, why });
  }
  onError(error: TestError): void {
    noteBeside(error);
  }
  printsToStdio(): boolean {
    return false;
  }
}
