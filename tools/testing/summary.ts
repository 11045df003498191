/** The end of `npm test`: one table, one line. */
import type { Counts } from "./results.ts";

export interface StageResult {
  name: string;
  counts: Counts;
  /** Why a stage did not run; undefined when it did. */
  notRun?: string | undefined;
  /** Of its run, which it may share with others. */
  seconds: number;
}

/** What failed by name, a table of the stages, how many were skipped, how long it took; the last line is `N passed, N failed`. */
export function summary(results: readonly StageResult[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, counts, notRun, seconds }) => {
    const mark = notRun ? "–" : counts.failed > 0 ? "FAILED" : "ok";
    const outcome = notRun
      ? `not run: ${notRun}`
      : `${inWords(counts)}${skips(counts)} (${seconds.toFixed(1)} s)`;
    return `${mark.padEnd(6)}  ${name.padEnd(width)}  ${outcome}`;
  });
  const failures = results.flatMap(({ name, counts }) =>
    (counts.failures ?? []).map((failure) => `FAILED  ${name} › ${failure}`),
  );
  const all = total(results);
  const skipped = all.skipped > 0 ? [`${all.skipped} skipped: what they need is not on this machine`] : [];
  const time = `${(seconds / 60).toFixed(1)} minutes`;
  return [failures, rows, skipped, [time], [inWords(all)]]
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
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

const inWords = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;

const skips = ({ skipped }: Counts) => (skipped > 0 ? `, ${skipped} skipped` : "");
