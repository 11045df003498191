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

/** What a run's reporter wrote; undefined when it was never asked, because the run had broken before. */
export function readCounts<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}

/** Whatever made a runner fail, at least one failure is counted. */
export function withStatus(exitStatus: number, counts: Counts): Counts {
  return exitStatus !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** One failure in a line or two: the whole stands far above it, where the runner printed it. */
export function inShort(file: string, title: string, message = ""): string {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${basename(file)} › ${title}${first && `\n    ${first.slice(0, 200)}`}`;
}
