/** Computes the launch list: what must be completed before the site is published. */
import { checkContent } from "#content/check.ts";
import { launchProblems, launchSuggestions } from "#content/checks/launch.ts";
import type { Finding } from "#content/finding.ts";
import { lineFinder } from "#content/reading/problem-line.ts";
import { readContentFiles } from "#content/reading/read.ts";
import { today } from "#lib/clock.ts";

/**
 * Returns the launch list for the content of the working directory. `problems` prevent the publication;
 * `wishes` are warnings and suggestions. If the content has errors, `problems` contains only the findings of
 * the content check, and `wishes` is empty.
 */
export function launchList(): { problems: readonly Finding[]; wishes: readonly Finding[] } {
  const files = readContentFiles(process.cwd());
  const day = today();
  const { problems, content } = checkContent(files, day);
  if (!content) return { problems, wishes: [] };
  const withLine = lineFinder(files);
  return {
    problems: launchProblems(content, day, process.env).map(withLine),
    wishes: [...problems, ...launchSuggestions(content).map(withLine)],
  };
}
