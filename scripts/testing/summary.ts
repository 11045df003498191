/** The end of `npm test`: one table, one line. */
import type { Counts } from "./results.ts";

export interface StageResult {
  name: string;
  counts: Counts;
  /** Why a stage did not run; undefined when it did. */
  notRun?: string;
  seconds: number;
}

/** What failed by name, then a table of the stages; its last line is `N passed, N failed`, with `, N skipped` when some were. */
export function summary(results: readonly StageResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, counts, notRun, seconds }) => {
    const mark = notRun ? "–" : counts.failed > 0 ? "FAILED" : "ok";
    const outcome = notRun ? `not run: ${notRun}` : `${inWords(counts)} (${seconds.toFixed(1)} s)`;
    return `${mark.padEnd(6)}  ${name.padEnd(width)}  ${outcome}`;
  });
  const failures = results.flatMap(({ name, counts }) =>
    (counts.failures ?? []).map((failure) => `FAILED  ${name} › ${failure}`),
  );
  return [...failures, ...(failures.length > 0 ? [""] : []), ...rows, "", inWords(total(results))].join("\n");
}

/** Sum over all stages. */
export function total(results: readonly StageResult[]): Counts {
  return results.reduce(
    (sum, { counts }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
