import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { type Counts, inShort } from "./results.ts";

/** Writes the counts of a run by project into the file that TEST_COUNTS names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, ({ project }) => project.name);
    const counts = [...projects].map(([name, own]) => [name, countsOf(own)]);
    writeFileSync(process.env.TEST_COUNTS ?? "", JSON.stringify(Object.fromEntries(counts)));
  }
}

/** A file that could not be loaded, or a hook of a suite that failed, counts as one failure. */
function countsOf(modules: readonly TestModule[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
  const failures: string[] = [];
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      counts[state] += 1;
      if (state === "failed") failures.push(inShort(module.moduleId, test.fullName, errors[0]?.message));
    }
    const suites = [module, ...module.children.allSuites()];
    for (const { message } of suites.flatMap((suite) => suite.errors())) {
      counts.failed += 1;
      failures.push(inShort(module.moduleId, "outside tests", message));
    }
  }
  return { passed: counts.passed, failed: counts.failed, skipped: counts.skipped + counts.pending, failures };
}
