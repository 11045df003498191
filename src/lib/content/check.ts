import type { Content } from "./files.ts";
import { letterProblems } from "./letters.ts";
import { parseContent, type SourceFiles } from "./parse.ts";
import type { Problem } from "./problem.ts";
import { referenceProblems } from "./references.ts";

/** Everything that is wrong in the content files, and the content itself when nothing is. */
export function checkContent(files: SourceFiles): { problems: Problem[]; content?: Content } {
  const { problems: parseProblems, content } = parseContent(files);
  const problems = [
    ...letterProblems(files),
    ...parseProblems,
    ...(content ? referenceProblems(content) : []),
  ];
  return content && problems.length === 0 ? { problems, content } : { problems };
}
