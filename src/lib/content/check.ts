import type { Content } from "./files.ts";
import { letterProblems } from "./letters.ts";
import { lineOf } from "./lines.ts";
import { parseContent } from "./parse.ts";
import type { Problem } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { referenceProblems } from "./references.ts";

/** The same problem with the line in its file, where one can be found. */
export function withLine(problem: Problem, files: SourceFiles): Problem {
  const text = files.get(problem.file);
  const line = text !== undefined && problem.path ? lineOf(text, problem.path) : undefined;
  return { ...problem, line: problem.line ?? line };
}

/** Everything that is wrong in the content files, and the content itself when nothing is. */
export function checkContent(files: SourceFiles): { problems: Problem[]; content?: Content } {
  const { problems: parseProblems, content } = parseContent(files);
  const problems = [
    ...letterProblems(files),
    ...parseProblems,
    ...(content ? referenceProblems(content) : []),
  ].map((problem) => withLine(problem, files));
  return content && problems.length === 0 ? { problems, content } : { problems };
}
