import { today as bucharestToday } from "#lib/clock.ts";
import type { Content } from "../files.ts";
import type { Finding, Level } from "../findings/finding.ts";
import { lineFinder } from "../read/finding-line.ts";
import { parseFiles } from "../read/parse-files.ts";
import type { SourceFiles } from "../read/read-files.ts";
import { calendarFindings } from "./calendar.ts";
import { duplicateErrors, duplicateWarnings, orderFindings } from "./duplicates.ts";
import { futureReviewDays } from "./launch.ts";
import { legalFindings } from "./legal-texts.ts";
import { contrastFindings, linkFindings } from "./links.ts";
import { literalAmounts, literalContacts } from "./literals.ts";
import { proseErrors } from "./prose.ts";
import { missingWordFindings, unknownNameFindings } from "./references.ts";
import { safetyFindings } from "./safety-list.ts";
import type { Context } from "./texts.ts";

type Check = (content: Content, context: Context) => Finding[];

/**
 * Checks of the whole content, grouped by the level of their findings. They run only if every file is valid
 * by itself.
 */
const CHECKS: Readonly<Record<Level, readonly Check[]>> = {
  error: [
    legalFindings,
    duplicateErrors,
    unknownNameFindings,
    missingWordFindings,
    orderFindings,
    linkFindings,
    contrastFindings,
    proseErrors,
    literalAmounts,
  ],
  warning: [calendarFindings, futureReviewDays, duplicateWarnings, safetyFindings, literalContacts],
};

/**
 * Checks the content files.
 * @param today `YYYY-MM-DD`, in Timișoara
 * @returns all errors; without errors, the warnings and the content
 */
export function checkContent(
  files: SourceFiles,
  today = bucharestToday(),
): { findings: Finding[]; content?: Content } {
  const withLine = lineFinder(files);
  const as = (level: Level, findings: readonly Finding[]) =>
    findings.map((found): Finding => withLine({ ...found, level }));
  const { findings, content } = parseFiles(files);
  const find = (level: Level) =>
    content ? CHECKS[level].flatMap((check) => check(content, { files, today })) : findings;
  const errors = find("error");
  if (errors.length > 0 || !content) return { findings: as("error", errors) };
  return { findings: as("warning", find("warning")), content };
}
