import { today as bucharestToday } from "#lib/clock.ts";
import type { Content } from "../files.ts";
import type { Finding, Level } from "../findings/finding.ts";
import { parseFiles } from "../read/parse-files.ts";
import type { SourceFiles } from "../read/read-files.ts";
import { calendarFindings } from "./calendar.ts";
import { repetitions } from "./duplicates.ts";
import { futureReviewDays } from "./launch.ts";
import { legalFindings } from "./legal-texts.ts";
import { linkFindings } from "./links.ts";
import { literalAmounts, literalContacts } from "./literals.ts";
import { proseErrors } from "./prose.ts";
import { missingWordFindings, unknownNameFindings } from "./references.ts";
import { safetyFindings } from "./safety-list.ts";

type Check = (content: Content, today: string) => Finding[];

/**
 * Checks of the whole content, grouped by the level of their findings. They run only if every file is valid
 * by itself.
 */
const CHECKS: Readonly<Record<Level, readonly Check[]>> = {
  error: [
    legalFindings,
    repetitions,
    unknownNameFindings,
    missingWordFindings,
    linkFindings,
    proseErrors,
    literalAmounts,
  ],
  warning: [calendarFindings, futureReviewDays, safetyFindings, literalContacts],
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
  const as = (level: Level, findings: readonly Finding[]) =>
    findings.map((found): Finding => ({ ...found, level }));
  const { findings, content } = parseFiles(files);
  const find = (level: Level) =>
    content ? CHECKS[level].flatMap((check) => check(content, today)) : findings;
  const errors = find("error");
  if (errors.length > 0 || !content) return { findings: as("error", errors) };
  return { findings: as("warning", find("warning")), content };
}
