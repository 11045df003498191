/** One reporter for both runners of tests, Vitest and Playwright: what each test came to. */
import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { TestCase as Spec, TestResult } from "@playwright/test/reporter";
import type { TestCase, TestModule } from "vitest/node";

export interface Outcome {
  /** The runner's project that the test belongs to. */
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
      for (const { message: why } of suite.errors())
        note({ project: project.name, file, title: "beside the tests", status: "failed", why });
  }

  onTestEnd(spec: Spec, { annotations, error, status }: TestResult): void {
    const skip = annotations.find(({ type }) => type === "skip");
    const [, project] = spec.titlePath();
    const why = error?.message ?? skip?.description;
    note({ project, file: spec.location.file, title: spec.title, status, why });
  }
}
