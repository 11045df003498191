import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from "@playwright/test/reporter";
import { ROWS } from "./rows.ts";

/**
 * A Playwright reporter that fails a run if a row of docs/behaviour has no test, although the row belongs to
 * a project of the run (`project` in rows.ts). The reporter is meant for runs of whole projects, not of
 * single files. A test that is skipped with a reason counts as a test.
 */
export default class EveryRow implements Reporter {
  readonly #projects = new Set<string>();
  readonly #shown = new Set<string>();

  onBegin(_: FullConfig, { suites }: Suite): void {
    for (const { title } of suites) this.#projects.add(title);
  }

  onTestEnd(spec: TestCase, { annotations, status }: TestResult): void {
    if (status === "skipped" && !annotations.some(({ description }) => description)) return;
    const [ids = ""] = spec.title.split(" ", 1);
    for (const id of ids.split("+")) this.#shown.add(id);
  }

  async onEnd(): Promise<{ status: FullResult["status"] } | undefined> {
    const missing = [...ROWS].filter(
      ([id, { project }]) => this.#projects.has(project) && !this.#shown.has(id),
    );
    for (const [id, { name }] of missing) console.error(`No test shows row ${id} of docs/behaviour: ${name}`);
    return missing.length > 0 ? { status: "failed" } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
