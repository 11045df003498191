/** Reads what the test runners report about themselves. */
import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A stage that did not run. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One check without parts, such as the linter. */
export function single(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** The fields of Vitest's JSON report that are counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Counts of a Vitest run. A file that could not be loaded counts as one failure, as does a run that failed in another
 * way or left no report.
 * @param exitStatus of the runner
 */
export function vitestCounts(reportFile: string, exitStatus: number): Counts {
  const report = readReport<VitestReport>(reportFile);
  if (!report) return single(false);
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return withStatus(exitStatus, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** The fields of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts of a Playwright run, with the same rule for runs that failed as a whole. */
export function playwrightCounts(reportFile: string, exitStatus: number): Counts {
  const report = readReport<PlaywrightReport>(reportFile);
  if (!report) return single(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withStatus(exitStatus, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
  });
}

/** Whatever made a runner fail, at least one failure is counted. */
function withStatus(exitStatus: number, counts: Counts): Counts {
  return exitStatus !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
