/** Computes the launch list: what must be completed before the site is published. */
import { checkContent } from "#content/checks/check.ts";
import type { Finding } from "#content/checks/finding.ts";
import { launchProblems, launchSuggestions } from "#content/checks/launch.ts";
import { lineFinder } from "#content/load/problem-line.ts";
import { readContentFiles } from "#content/load/read.ts";
import { today } from "#lib/clock.ts";

/**
 * Returns the launch list for the content of the working directory. `errors` prevent the publication,
 * `warnings` are those of the content check, and `suggestions` would help patients. If the content check has
 * errors, `errors` contains all of its findings, and the other lists are empty.
 */
export function launchList(): {
  errors: readonly Finding[];
  warnings: readonly Finding[];
  suggestions: readonly Finding[];
} {
  const files = readContentFiles(process.cwd());
  const day = today();
  const { problems, content } = checkContent(files, day);
  if (!content) return { errors: problems, warnings: [], suggestions: [] };
  const withLine = lineFinder(files);
  return {
    errors: launchProblems(content, day, process.env).map(withLine),
    warnings: problems,
    suggestions: launchSuggestions(content).map(withLine),
  };
}
