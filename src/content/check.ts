import { today as bucharestToday } from "../lib/day.ts";
import { doctorProblems } from "./doctor.ts";
import { contrastProblems, factProblems, foreignContactProblems } from "./facts-lint.ts";
import type { Content } from "./files.ts";
import { legalProblems } from "./legal-lint.ts";
import { lineOf } from "./lines.ts";
import { menuNameProblems, menuProblems, priceLinkProblems } from "./menus.ts";
import {
  duplicateProblems,
  formerPathProblems,
  orderProblems,
  searchTextProblems,
  unknownNameProblems,
} from "./names.ts";
import { parseContent } from "./parse.ts";
import type { Finding, Problem, Surroundings } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { sentenceProblems } from "./sentences.ts";
import { sourceProblems } from "./signs.ts";
import { styleProblems } from "./style.ts";
import { closingDayProblems, longDayProblems } from "./time.ts";

/** What is looked for between files; each file is valid by itself already. */
const FINDERS: Readonly<
  Record<Problem["level"], readonly ((content: Content, surroundings: Surroundings) => Finding[])[]>
> = {
  error: [
    legalProblems,
    duplicateProblems,
    unknownNameProblems,
    orderProblems,
    menuProblems,
    priceLinkProblems,
    formerPathProblems,
    factProblems,
    contrastProblems,
  ],
  warning: [
    closingDayProblems,
    longDayProblems,
    foreignContactProblems,
    menuNameProblems,
    doctorProblems,
    searchTextProblems,
    styleProblems,
    sentenceProblems,
  ],
};

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
  const as = (level: Problem["level"], found: readonly Finding[]) =>
    found.map((finding): Problem => withLine({ ...finding, level }, files));
  const { problems: parsing, content } = parseContent(files);
  const found = (level: Problem["level"]) =>
    content
      ? as(
          level,
          FINDERS[level].flatMap((find) => find(content, { files, today })),
        )
      : [];
  const slips = as("error", sourceProblems(files));
  // What a slip does to the rest of its file would only be said twice.
  const slipped = new Set(slips.map(({ file }) => file));
  const others = content ? found("error") : as("error", parsing);
  const errors = [...slips, ...others.filter(({ file }) => !slipped.has(file))];
  // Nobody looks at the style of what has to be written anew.
  return errors.length > 0 || !content ? { problems: errors } : { problems: found("warning"), content };
}
