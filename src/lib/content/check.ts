import type { Content } from "./files.ts";
import { lineOf } from "./lines.ts";
import { markdownProblems } from "./markdown-slips.ts";
import { parseContent } from "./parse.ts";
import type { Problem } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { referenceProblems } from "./references.ts";
import { sourceProblems } from "./source-slips.ts";

/** The same problem with the line in its file, where one can be found. */
export function withLine(problem: Problem, files: SourceFiles): Problem {
  const text = files.get(problem.file);
  const line = text !== undefined && problem.path ? lineOf(text, problem.path) : undefined;
  return { ...problem, line: problem.line ?? line };
}

/** Everything that is wrong in the content files, and the content itself when nothing is. */
export function checkContent(files: SourceFiles): { problems: Problem[]; content?: Content } {
  const slips = sourceProblems(files);
  // What such a slip does to the rest of its file would only be said twice.
  const slipped = new Set(slips.map(({ file }) => file));
  const { problems: parsing, content } = parseContent(files);
  const others = content ? [...markdownProblems(content, files), ...referenceProblems(content)] : parsing;
  const problems = [...slips, ...others.filter(({ file }) => !slipped.has(file))].map((problem) =>
    withLine(problem, files),
  );
  return content && problems.length === 0 ? { problems, content } : { problems };
}
