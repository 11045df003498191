/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser.
 */
import { single } from "../testing/results.ts";
import { BUILD_STAGE, STAGES } from "../testing/stages.ts";
import { type StageResult, summary, total } from "../testing/summary.ts";

const results: StageResult[] = [];

// A stage's own process gets the signal by runChild; the stages after it are not begun.
let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    interrupted = true;
  });
}

const fast = process.argv[2] === "fast";

for (const { name, needsBuild, run } of STAGES.filter((stage) => !(fast && stage.needsBrowser))) {
  if (interrupted) process.exit(130);
  const noBuild = results.some((result) => result.name === BUILD_STAGE && result.counts.failed > 0);
  if (needsBuild && noBuild) {
    results.push({ name, counts: single(false), notRun: "the build failed", seconds: 0 });
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
