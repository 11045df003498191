import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { behaviourRows, type Subject } from "./rows.ts";

/** Fails a whole run in which some row of docs/behaviour had no test that passed: what counts is what was run. */
export default class RowReporter implements Reporter {
  readonly #shown = new Set<string>();
  readonly #subject: Subject;

  constructor({ subject = "site" }: { subject?: Subject }) {
    this.#subject = subject;
  }

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    if (status === "passed") this.#shown.add(title.split(" ", 1)[0] ?? "");
  }

  async onEnd() {
    const missing = [...behaviourRows(this.#subject).values()].filter(
      (row) => !this.#shown.has(row.split(" ", 1)[0] ?? ""),
    );
    if (missing.length === 0) return undefined;
    console.error(`Rows of docs/behaviour that no passed test shows:\n${missing.join("\n")}`);
    return { status: "failed" as const };
  }
}
