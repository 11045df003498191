import { writeFileSync } from "node:fs";
import type { FullResult, Reporter, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { type Counts, inShort } from "../../tools/testing/results.ts";
import { behaviourRows, type Subject } from "./rows.ts";

/**
 * Writes the counts of a run into the file that TEST_COUNTS names, and fails one in which some row of docs/behaviour had
 * no test: what counts is what was run.
 */
export default class RowReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  readonly #failures: string[] = [];
  readonly #shown = new Set<string>();
  readonly #subject: Subject;

  constructor({ subject = "site" }: { subject?: Subject }) {
    this.#subject = subject;
  }

  onTestEnd({ title, location }: TestCase, { status, error }: TestResult): void {
    if (status === "passed" || status === "skipped") this.#counts[status] += 1;
    else this.#fail(inShort(location.file, title, error?.message));
    // A failed test has told its cause already.
    if (status !== "skipped") this.#shown.add(title.split(" ", 1)[0] ?? "");
  }

  onError({ message }: TestError): void {
    this.#fail(inShort("outside tests", "", message));
  }

  async onEnd({ status }: FullResult) {
    const rows = [...behaviourRows(this.#subject).values()];
    for (const row of rows.filter((row) => !this.#shown.has(row.split(" ", 1)[0] ?? "")))
      this.#fail(`no test shows ${row}`);
    const counts: Counts = { ...this.#counts, failures: this.#failures };
    writeFileSync(process.env.TEST_COUNTS ?? "", JSON.stringify(counts));
    return { status: counts.failed > 0 ? ("failed" as const) : status };
  }

  #fail(words: string): void {
    this.#counts.failed += 1;
    this.#failures.push(words);
  }
}
