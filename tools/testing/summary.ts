/** What `npm test` says at its end. */
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./outcomes.ts";
import { NO_NAMESPACES } from "./programs.ts";

/** CI has everything that can be had: what is skipped there for want of it has failed. */
const isSkipped = ({ status, why }: Outcome) =>
  status === "skipped" && (!process.env.CI || why === NO_NAMESPACES);
const isPassed = ({ status }: Outcome) => status === "passed";
export const isFailed = (outcome: Outcome): boolean => !isPassed(outcome) && !isSkipped(outcome);

const counted = (outcomes: readonly Outcome[]) =>
  `${outcomes.filter(isPassed).length} passed, ${outcomes.filter(isFailed).length} failed`;

/** In a line or two: the whole stands far above, where the runner printed it. */
function failure(stage: string, { file = "", title, why = "" }: Outcome): string {
  const [first = ""] = stripVTControlCharacters(why).trim().split("\n");
  const where = [stage, file && basename(file), title].filter(Boolean).join(" › ");
  return `FAILED  ${where}\n    ${first.slice(0, 200)}`;
}

/**
 * The summary: what failed by name, a line for each stage, what was skipped by its reason; the last line is `N passed,
 * N failed`.
 */
export function summary(stages: ReadonlyMap<string, readonly Outcome[]>): string {
  const all = [...stages.values()].flat();
  const failures = [...stages].flatMap(([stage, outcomes]) =>
    outcomes.filter(isFailed).map((outcome) => failure(stage, outcome)),
  );
  const rows = [...stages].map(([stage, outcomes]) => `${stage.padEnd(14)}${counted(outcomes)}`);
  const reasons = Map.groupBy(all.filter(isSkipped), ({ why = "without a reason" }) => why);
  const skipped = [...reasons].map(([why, { length }]) => `${length} skipped: ${why}`);
  return [...failures, "", ...rows, "", ...skipped, counted(all)].join("\n");
}
