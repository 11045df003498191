/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import { isReproducible } from "../build/reproducible.ts";
import { type Counts, node, playwright, single, vitest } from "../testing/runners.ts";

/** A check of its own, or a project of vitest.config.ts. */
type Stage = {
  readonly name: string;
  /** A stage that has to succeed first; after its failure this one is not run, so that one cause is told once. */
  readonly needs?: string;
  /** `npm run test:fast` leaves out what needs a browser; what is extra runs only when it is named. */
  readonly kind?: "browser" | "extra";
} & ({ readonly run: () => Promise<Counts> } | { readonly project: string });

const check = (name: string, ...words: string[]) => ({ name, run: () => node(words) });
const BUILD = "build";

const STAGES: readonly Stage[] = [
  check("format and lint", "node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"),
  check("nothing unused", "node_modules/knip/bin/knip.js"),
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  check("types", "node_modules/astro/bin/astro.mjs", "check"),
  check(BUILD, "tools/tasks/build.ts"),
  { name: "reproducible build", needs: BUILD, run: async () => single(await isReproducible()) },
  { name: "unit", project: "unit" },
  { name: "desk", project: "desk" },
  { name: "texts", needs: BUILD, project: "content" },
  { name: "built HTML and budgets", needs: BUILD, project: "dist" },
  { name: "servers", needs: BUILD, project: "hosting" },
  { name: "other engines", needs: BUILD, kind: "browser", project: "engines" },
  { name: "edits", needs: BUILD, kind: "extra", project: "edits" },
  {
    name: "browser",
    needs: BUILD,
    kind: "browser",
    run: () => playwright("playwright.config.ts", "site"),
  },
  {
    name: "desk in the browser",
    needs: "desk",
    kind: "browser",
    run: () => playwright("desk/tests/playwright.config.ts", "desk"),
  },
];

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

/** Of the stages that ran. */
const results = new Map<string, Counts>();
/** A stage that was not asked for is taken as done; one that did not run is not. */
const isReady = ({ needs }: Stage) =>
  !stages.some(({ name }) => name === needs) || results.get(needs as string)?.failures.length === 0;
/** All projects of Vitest are one run, at the first of them. */
let projects: Readonly<Record<string, Counts>> | undefined;
const rows: string[] = [];
const start = performance.now();
for (const stage of stages) {
  const { name } = stage;
  const began = performance.now();
  const counts = isReady(stage) ? await run(stage) : undefined;
  if (counts) results.set(name, counts);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mark = !counts ? "–" : counts.failures.length > 0 ? "FAILED" : "ok";
  const outcome = counts ? `${inWords(counts)} (${seconds} s)` : `not run: needs „${stage.needs}”`;
  rows.push(`${mark.padEnd(6)}  ${name.padEnd(22)}  ${outcome}`);
}

// What failed by name, the stages, how long it took; the last line is `N passed, N failed`.
const all = [...results.values()];
const failures = all.flatMap(({ failures }) => failures);
console.log("\n── summary ──");
for (const [name, { failures }] of results)
  for (const failure of failures.filter(Boolean)) console.log(`FAILED  ${name} › ${failure}`);
console.log(`\n${rows.join("\n")}\n\n${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);
const skipped = all.reduce((sum, { skipped }) => sum + skipped, 0);
if (skipped > 0) console.log(`${skipped} skipped: what they need is not on this machine\n`);
console.log(inWords({ passed: all.reduce((sum, { passed }) => sum + passed, 0), skipped: 0, failures }));
process.exit(failures.length > 0 ? 1 : 0);

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

function inWords({ passed, skipped, failures }: Counts): string {
  return `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
