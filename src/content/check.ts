import { today as bucharestToday } from "#lib/clock.ts";
import { calendarProblems } from "./checks/calendar.ts";
import { sourceProblems } from "./checks/characters.ts";
import { duplicateErrors, duplicateWarnings, orderProblems } from "./checks/duplicates.ts";
import { futureReviewDays } from "./checks/launch.ts";
import { legalProblems } from "./checks/legal-texts.ts";
import { contrastProblems, linkProblems } from "./checks/links.ts";
import { literalAmounts, literalContacts } from "./checks/literals.ts";
import { proseErrors } from "./checks/prose.ts";
import { formerPathProblems, missingWordProblems, unknownNameProblems } from "./checks/references.ts";
import { reviewErrors, reviewWarnings } from "./checks/review-problems.ts";
import { safetyProblems } from "./checks/safety-list.ts";
import type { Content } from "./files.ts";
import type { Context, Finding, Problem } from "./findings/finding.ts";
import { parseFiles } from "./reading/parse-files.ts";
import { lineFinder } from "./reading/problem-line.ts";
import type { SourceFiles } from "./reading/read.ts";

type Check = (content: Content, context: Context) => Finding[];

/**
 * Checks of the whole content, grouped by the level of their findings. They run only if every file is valid
 * by itself.
 */
const CHECKS: Readonly<Record<Problem["level"], readonly Check[]>> = {
  error: [
    legalProblems,
    duplicateErrors,
    unknownNameProblems,
    missingWordProblems,
    formerPathProblems,
    orderProblems,
    linkProblems,
    contrastProblems,
    reviewErrors,
    proseErrors,
    literalAmounts,
  ],
  warning: [
    calendarProblems,
    futureReviewDays,
    reviewWarnings,
    duplicateWarnings,
    safetyProblems,
    literalContacts,
  ],
};

/**
 * Checks the content files.
 * @param today `YYYY-MM-DD`, in Timișoara
 * @returns all errors; without errors, the warnings and the content
 */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
): { problems: Problem[]; content?: Content } {
  const withLine = lineFinder(files);
  const as = (level: Problem["level"], findings: readonly Finding[]) =>
    findings.map((found): Problem => withLine({ ...found, level }));
  const { problems, content } = parseFiles(files);
  const find = (level: Problem["level"]) =>
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
