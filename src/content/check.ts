import { today as bucharestToday } from "../lib/day.ts";
import type { Content } from "./files.ts";
import { lineOf } from "./lines.ts";
import { parseContent } from "./parse.ts";
import type { Finding, Problem } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { RULES } from "./rules.ts";
import { sourceProblems } from "./source-lint.ts";

/** The same finding with the line in its file, where one can be found. */
export function withLine<T extends Finding>(problem: T, files: SourceFiles): T {
  const { file, line, path, sign } = problem;
  const text = files.get(file);
  if (line !== undefined || text === undefined || !path) return problem;
  const at = path.at(-1) === "body" ? text.indexOf(sign || "\u0000") : -1;
  return { ...problem, line: at < 0 ? lineOf(text, path, sign) : text.slice(0, at).split("\n").length };
}

/**
 * Everything that is wrong in the content files, or worth a second look, and the content itself when nothing is wrong.
 * @param today `YYYY-MM-DD`, in Timișoara
 */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
): { problems: Problem[]; content?: Content } {
  const as = (rule: string, level: Problem["level"], found: readonly Finding[]) =>
    found.map((finding): Problem => withLine({ ...finding, rule, level }, files));
  const slips = as("letters", "error", sourceProblems(files));
  const { problems: parsing, content } = parseContent(files);
  const found = (level: Problem["level"]) =>
    RULES.filter((rule) => rule.level === level).flatMap(({ rule, find }) =>
      content ? as(rule, level, find(content, { files, today })) : [],
    );
  // What a slip does to the rest of its file would only be said twice.
  const slipped = new Set(slips.map(({ file }) => file));
  const others = content ? found("error") : as("field", "error", parsing);
  const errors = [...slips, ...others.filter(({ file }) => !slipped.has(file))];
  // Nobody looks at the style of what has to be written anew.
  return errors.length > 0 || !content ? { problems: errors } : { problems: found("warning"), content };
}
