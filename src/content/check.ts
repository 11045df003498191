import { today as bucharestToday } from "../lib/open-now.ts";
import { doctorProblems } from "./doctor.ts";
import * as facts from "./facts-lint.ts";
import type { Content } from "./files.ts";
import { closingDayProblems, longDayProblems } from "./launch.ts";
import { legalProblems } from "./legal-lint.ts";
import { withLine } from "./lines.ts";
import * as menus from "./menus.ts";
import * as names from "./names.ts";
import { parseContent } from "./parse.ts";
import type { Finding, Problem, Surroundings } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { sentenceProblems } from "./sentences.ts";
import { sourceProblems } from "./signs.ts";
import { styleProblems } from "./style.ts";

/** What is looked for between files; each file is valid by itself already. */
const FINDERS: Readonly<
  Record<Problem["level"], readonly ((content: Content, surroundings: Surroundings) => Finding[])[]>
> = {
  error: [
    legalProblems,
    names.duplicateProblems,
    names.unknownNameProblems,
    names.orderProblems,
    menus.menuProblems,
    menus.priceLinkProblems,
    names.formerPathProblems,
    facts.factProblems,
    facts.contrastProblems,
  ],
  warning: [
    closingDayProblems,
    longDayProblems,
    facts.foreignContactProblems,
    menus.menuNameProblems,
    doctorProblems,
    names.searchTextProblems,
    styleProblems,
    sentenceProblems,
  ],
};

/** All that is wrong in the content files, or worth a second look, and the content itself when nothing is wrong. */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
): { problems: Problem[]; content?: Content } {
  const as = (level: Problem["level"], found: readonly Finding[]) =>
    found.map((finding): Problem => withLine({ ...finding, level }, files));
  const { problems: parsing, content } = parseContent(files);
  const all = (level: Problem["level"], content: Content) =>
    as(
      level,
      FINDERS[level].flatMap((find) => find(content, { files, today })),
    );
  const slips = as("error", sourceProblems(files));
  // What a slip does to the rest of its file would only be said twice.
  const slipped = new Set(slips.map(({ file }) => file));
  const others = content ? all("error", content) : as("error", parsing);
  const errors = [...slips, ...others.filter(({ file }) => !slipped.has(file))];
  // Nobody looks at the style of what has to be written anew.
  return errors.length > 0 || !content
    ? { problems: errors }
    : { problems: all("warning", content), content };
}
