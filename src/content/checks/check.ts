import { today as bucharestToday } from "#lib/clock.ts";
import type { Content } from "../files.ts";
import { parseFiles } from "../load/parse-files.ts";
import { lineFinder } from "../load/problem-line.ts";
import type { SourceFiles } from "../load/read.ts";
import { calendarProblems } from "./calendar.ts";
import { sourceProblems } from "./characters.ts";
import { duplicateErrors, duplicateWarnings, orderProblems } from "./duplicates.ts";
import type { Context, Finding, Level } from "./finding.ts";
import { futureReviewDays } from "./launch.ts";
import { legalProblems } from "./legal-texts.ts";
import { contrastProblems, linkProblems } from "./links.ts";
import { literalAmounts, literalContacts } from "./literals.ts";
import { proseErrors } from "./prose.ts";
import { missingWordProblems, unknownNameProblems } from "./references.ts";
import { safetyFindings } from "./safety-list.ts";

type Check = (content: Content, context: Context) => Finding[];

/**
 * Checks of the whole content, grouped by the level of their findings. They run only if every file is valid
 * by itself.
 */
const CHECKS: Readonly<Record<Level, readonly Check[]>> = {
  error: [
    legalProblems,
    duplicateErrors,
    unknownNameProblems,
    missingWordProblems,
    orderProblems,
    linkProblems,
    contrastProblems,
    proseErrors,
    literalAmounts,
  ],
  warning: [calendarProblems, futureReviewDays, duplicateWarnings, safetyFindings, literalContacts],
};

/**
 * Checks the content files.
 * @param today `YYYY-MM-DD`, in Timișoara
 * @returns all errors; without errors, the warnings and the content
 */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
): { problems: Finding[]; content?: Content } {
  const withLine = lineFinder(files);
  const as = (level: Level, findings: readonly Finding[]) =>
    findings.map((found): Finding => withLine({ ...found, level }));
  const { problems, content } = parseFiles(files);
  const find = (level: Level) =>
    content ? CHECKS[level].flatMap((check) => check(content, { files, today })) : problems;
  // If a file contains wrong characters, its other errors are not reported, because the characters may cause
  // them.
  const wrongCharacters = sourceProblems(files);
  const unreadable = new Set(wrongCharacters.map(({ file }) => file));
  const others = find("error").filter(({ file }) => !unreadable.has(file));
  const errors = [...wrongCharacters, ...others];
  if (errors.length > 0 || !content) return { problems: as("error", errors) };
  return { problems: as("warning", find("warning")), content };
}
