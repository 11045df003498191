/** What the launch check has to say about the files of this checkout. */
import { checkContent, withLine } from "../src/lib/content/check.ts";
import type { Problem } from "../src/lib/content/problem.ts";
import { readContentFiles } from "../src/lib/content/read.ts";
import { launchProblems, launchWishes } from "../src/lib/launch/launch.ts";

/**
 * All that is open before publishing, or what stops the build, when something does; and apart from it what would
 * only help.
 */
export function launchList(): { problems: readonly Problem[]; wishes: readonly Problem[] } {
  const files = readContentFiles(process.cwd());
  const { problems, content } = checkContent(files);
  if (!content) return { problems, wishes: [] };
  const today = new Date().toISOString().slice(0, 10);
  const placed = (found: readonly Problem[]) => found.map((problem) => withLine(problem, files));
  return {
    problems: placed(launchProblems(content, today, process.env)),
    wishes: placed(launchWishes(content, today)),
  };
}

/** „Mai sunt 23 de lucruri de completat înainte de publicare: npm run check:launch”; empty when none is left. */
export function launchReminder(count: number): string {
  if (count === 0) return "";
  const rest = count % 100;
  const things =
    count === 1 ? "este un lucru" : `sunt ${count} ${rest === 0 || rest >= 20 ? "de " : ""}lucruri`;
  return `Mai ${things} de completat înainte de publicare: npm run check:launch`;
}
