/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import { type Counts, NONE, single } from "../testing/results.ts";
import { STAGES, type Stage, vitest } from "../testing/stages.ts";
import { type StageResult, summary, total } from "../testing/summary.ts";

const results: StageResult[] = [];

// A stage's own process gets the signal by runChild; the stages after it are not begun.
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    interrupted = true;
  });
}

const wanted = process.argv.slice(2);
const isNamed = ({ name, project }: Stage, words: readonly string[]) =>
  words.includes(name) || (project !== undefined && words.includes(project));
const unknown = wanted.filter((word) => word !== "fast" && !STAGES.some((stage) => isNamed(stage, [word])));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(", ")}. The stages: ${STAGES.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
const isWanted = (stage: Stage) => {
  if (wanted[0] === "fast") return !stage.needsBrowser && !stage.isExtra;
  return wanted.length === 0 ? !stage.isExtra : isNamed(stage, wanted);
};

/** Projects of Vitest that follow each other are one run. */
const groups = STAGES.filter(isWanted).reduce<Stage[][]>((before, stage) => {
  const last = before.at(-1);
  if (stage.project && last?.[0]?.project) last.push(stage);
  else before.push([stage]);
  return before;
}, []);

const start = performance.now();
for (const group of groups) {
  if (interrupted) process.exit(130);
  const isReady = ({ needs }: Stage) => {
    const needed = results.find(({ name }) => name === needs);
    return !needed || (!needed.notRun && needed.counts.failed === 0);
  };
  const ready = group.filter(isReady);
  if (ready.length > 0) console.log(`\n── ${ready.map(({ name }) => name).join(", ")} ──`);
  const began = performance.now();
  const counts = await run(ready);
  const seconds = (performance.now() - began) / 1000;
  for (const stage of group) {
    const notRun = ready.includes(stage) ? undefined : `needs „${stage.needs}”`;
    results.push({ name: stage.name, counts: counts.get(stage) ?? NONE, notRun, seconds });
  }
}

console.log(`\n── summary ──\n${summary(results, (performance.now() - start) / 1000)}`);
process.exitCode = total(results).failed > 0 ? 1 : 0;

/** Counts of stages that are one run. */
async function run(stages: readonly Stage[]): Promise<ReadonlyMap<Stage, Counts>> {
  const projects = stages.flatMap(({ project }) => project ?? []);
  const counts = projects.length > 0 ? await vitest(projects) : {};
  const pairs = stages.map(async (stage) => {
    const own = await stage.run?.().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return single(false);
    });
    return [stage, own ?? counts[stage.project ?? ""] ?? NONE] as const;
  });
  return new Map(await Promise.all(pairs));
}
