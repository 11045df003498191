import type { TestCase, TestResult } from "@playwright/test/reporter";
import { note } from "#tools/testing/outcomes.ts";
import { missingRows } from "./rows.ts";

/**
 * A reporter of Playwright's: after a run of everything, a row of docs/behaviour for which no test was run is a failure. A
 * test that says why it could not be run counts.
 */
export default class EveryRow {
  readonly #shown = { browser: [] as string[], "desk-browser": [] as string[] };

  onTestEnd(spec: TestCase, { annotations, status }: TestResult): void {
    const [, project] = spec.titlePath();
    const isShown = status !== "skipped" || annotations.some(({ description }) => description);
    if (isShown) this.#shown[project as "browser"].push(spec.title);
  }

  onEnd(): void {
    for (const [project, titles] of Object.entries(this.#shown))
      for (const row of titles.length > 0 ? missingRows(project === "browser" ? "site" : "desk", titles) : [])
        note({ project, title: row, status: "failed", why: "no test shows it" });
  }

  printsToStdio(): boolean {
    return false;
  }
}
