/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import type { Counts } from "../testing/runners.ts";
import { single, vitest } from "../testing/runners.ts";
import { STAGES, type Stage } from "../testing/stages.ts";

interface Result {
  readonly name: string;
  /** Undefined for a stage that did not run. */
  readonly counts: Counts | undefined;
  readonly seconds: number;
}

const wanted = process.argv.slice(2);
const isNamed = (stage: Stage, word: string) =>
  word === stage.name || ("project" in stage && word === stage.project);
const unknown = wanted.filter((word) => word !== "fast" && !STAGES.some((stage) => isNamed(stage, word)));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(", ")}. The stages: ${STAGES.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
const stages = STAGES.filter((stage) => {
  if (wanted[0] === "fast") return !stage.kind;
  return wanted.length === 0 ? stage.kind !== "extra" : wanted.some((word) => isNamed(stage, word));
});

const results: Result[] = [];
const isReady = ({ needs }: Stage) => {
  const needed = results.find(({ name }) => name === needs);
  return !needed || needed.counts?.failed === 0;
};
const start = performance.now();
/** All projects of Vitest are one run, at the first of them. */
let projects: Readonly<Record<string, Counts>> | undefined;
for (const stage of stages) {
  const began = performance.now();
  const counts = isReady(stage) ? await run(stage) : undefined;
  results.push({ name: stage.name, counts, seconds: (performance.now() - began) / 1000 });
}
console.log(`\n── summary ──\n${summary((performance.now() - start) / 1000)}`);
process.exit(results.some(({ counts }) => counts?.failed) ? 1 : 0);

async function run(stage: Stage): Promise<Counts | undefined> {
  if ("project" in stage) {
    const ready = stages.filter(isReady).flatMap((other) => ("project" in other ? other.project : []));
    projects ??= await vitest(ready);
    return projects[stage.project];
  }
  console.log(`\n── ${stage.name} ──`);
  return stage.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return single(false);
  });
}

/** What failed by name, a table of the stages, how many were skipped, how long it took; the last line is `N passed, N failed`. */
function summary(seconds: number): string {
  const inWords = ({ passed, failed }: Pick<Counts, "passed" | "failed">) =>
    `${passed} passed, ${failed} failed`;
  const total = (key: "passed" | "failed" | "skipped") =>
    results.reduce((sum, { counts }) => sum + (counts?.[key] ?? 0), 0);
  const failures = results.flatMap(({ name, counts }) =>
    (counts?.failures ?? []).map((failure) => `FAILED  ${name} › ${failure}`),
  );
  const rows = results.map(({ name, counts, seconds }) => {
    const row = (mark: string, outcome: string) => `${mark.padEnd(6)}  ${name.padEnd(22)}  ${outcome}`;
    if (!counts) return row("–", `not run: needs „${STAGES.find((stage) => stage.name === name)?.needs}”`);
    const skips = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    return row(counts.failed > 0 ? "FAILED" : "ok", `${inWords(counts)}${skips} (${seconds.toFixed(1)} s)`);
  });
  const skipped = total("skipped");
  const skips = skipped > 0 ? [`${skipped} skipped: what they need is not on this machine`] : [];
  const parts = [failures, rows, skips, [`${(seconds / 60).toFixed(1)} minutes`]];
  const last = [inWords({ passed: total("passed"), failed: total("failed") })];
  return [...parts, last]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
