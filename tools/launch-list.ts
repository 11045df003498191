/** The launch list of this checkout. */
import { checkContent } from "#content/check.ts";
import { launchProblems, launchWishes } from "#content/launch.ts";
import { type Finding, withLine } from "#content/problem.ts";
import { readContentFiles } from "#content/read.ts";
import { today } from "#lib/open-now.ts";

/** What prevents publication, or else what stops the build; and, separately, suggestions and warnings. */
export function launchList(): { problems: readonly Finding[]; wishes: readonly Finding[] } {
  const files = readContentFiles(process.cwd());
  const day = today();
  const { problems, content } = checkContent(files, day);
  if (!content) return { problems, wishes: [] };
  const placed = (found: readonly Finding[]) => found.map((finding) => withLine(finding, files));
  return {
    problems: placed(launchProblems(content, day, process.env)),
    // The launch list has the doctor's already.
    wishes: [...problems.filter(({ rule }) => !rule.startsWith("doctor")), ...placed(launchWishes(content))],
  };
}
