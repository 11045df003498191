/** What the test runners report about themselves. */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed, as far as the runner names them: file, title and the first line of the error. */
  readonly failures?: readonly string[];
}

/** A stage that did not run. */
export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One check without parts, such as the linter. */
export function single(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/**
 * Counts of a Vitest run, as vitest-reporter.ts wrote them. A project without any counts as one failure, and so does a run
 * that failed in another way.
 * @param exitStatus of the runner
 */
export function vitestCounts(
  reportFile: string,
  projects: readonly string[],
  exitStatus: number,
): Readonly<Record<string, Counts>> {
  const report = readReport<Record<string, Counts>>(reportFile) ?? {};
  const counted = projects.map((name) => [name, report[name] ?? single(false)] as const);
  const isExplained = counted.some(([, { failed }]) => failed > 0);
  return Object.fromEntries(
    counted.map(([name, counts]) => [name, isExplained ? counts : withStatus(exitStatus, counts)]),
  );
}

/** The fields of Playwright's JSON report that are counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
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
    failures: [
      ...report.errors.map(({ message }) => inShort("outside tests", "", message)),
      ...report.suites.flatMap(playwrightFailures),
    ],
  });
}

function playwrightFailures({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => inShort(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** One failure in a line or two: the whole stands far above it, where the runner printed it. */
export function inShort(file: string, title: string, message = ""): string {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${basename(file)} › ${title}${first && `\n    ${first.slice(0, 200)}`}`;
}

/** Whatever made a runner fail, at least one failure is counted. */
function withStatus(exitStatus: number, counts: Counts): Counts {
  return exitStatus !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
