/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import { NONE, single } from "../testing/results.ts";
import { STAGES, type Stage } from "../testing/stages.ts";
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
const unknown = wanted.filter((name) => name !== "fast" && !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(", ")}. The stages: ${STAGES.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
const isWanted = ({ name, needsBrowser }: Stage) =>
  wanted[0] === "fast" ? !needsBrowser : wanted.length === 0 || wanted.includes(name);

for (const { name, needs, run } of STAGES.filter(isWanted)) {
  if (interrupted) process.exit(130);
  const missing = results.find((result) => result.name === needs);
  if (missing && (missing.notRun || missing.counts.failed > 0)) {
    results.push({ name, counts: NONE, notRun: `needs „${needs}”`, seconds: 0 });
    continue;
  }
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return single(false);
  });
  results.push({ name, counts, seconds: (performance.now() - start) / 1000 });
}

console.log(`\n── summary ──\n${summary(results)}`);
process.exitCode = total(results).failed > 0 ? 1 : 0;
