import type { TestCase, TestResult } from "@playwright/test/reporter";
import { note } from "#tools/testing/outcomes.ts";
import { ROWS } from "./rows.ts";

/**
 * A reporter of Playwright's: after a run of everything, a row of docs/behaviour for which no test was run is a failure. A
 * test that says why it could not be run counts.
 */
export default class EveryRow {
  readonly #projects = new Set<string | undefined>();
  readonly #shown = new Set<string>();

  onTestEnd(spec: TestCase, { annotations, status }: TestResult): void {
    if (status === "skipped" && !annotations.some(({ description }) => description)) return;
    const [, project] = spec.titlePath();
    this.#projects.add(project);
    const [ids = ""] = spec.title.split(" ", 1);
    for (const id of ids.split("+")) this.#shown.add(id);
  }

  onEnd(): void {
    for (const [id, { project, name }] of ROWS)
      if (this.#projects.has(project) && !this.#shown.has(id))
        note({ project, title: `${id} ${name}`, status: "failed", why: "no test shows it" });
  }

  printsToStdio(): boolean {
    return false;
  }
}
