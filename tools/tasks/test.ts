/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running.
 * `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import { runChild } from "../run-child.mjs";
import { getChromium, NoBrowserError } from "../testing/chromium.ts";
import { freePort } from "../testing/free-port.ts";
import { type Outcome, takeOutcomes } from "../testing/outcomes.ts";
import { isFailed, summary } from "../testing/summary.ts";

/** Checks without parts, such as the linter: what Node runs. */
const CHECKS = {
  format: ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"],
  unused: ["node_modules/knip/bin/knip.js"],
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  types: ["node_modules/astro/bin/astro.mjs", "check"],
  build: ["tools/tasks/build.ts"],
};
/** Projects of vitest.config.ts and of playwright.config.ts. */
const VITEST = ["unit", "desk", "content", "dist", "hosting", "engines", "edits"];
const PLAYWRIGHT = ["browser", "desk-browser"];

/** Not run after a build that has failed, so that one cause is told once. */
const OF_BUILD = ["content", "dist", "hosting", "engines", "edits", ...PLAYWRIGHT];
const STAGES = [...Object.keys(CHECKS), ...VITEST, ...PLAYWRIGHT];
/** Edits take too long for every day, browsers for every hour. */
const DAILY = STAGES.filter((stage) => stage !== "edits");
const FAST = DAILY.filter((stage) => !["engines", ...PLAYWRIGHT].includes(stage));

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== "fast" && !STAGES.includes(word));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(", ")}. The stages: ${STAGES.join(", ")}`);
  process.exit(1);
}
const wanted = words[0] === "fast" ? FAST : words.length === 0 ? DAILY : words;

const asked = (stages: readonly string[]) => stages.filter((stage) => wanted.includes(stage));
const results = new Map<string, readonly Outcome[] | undefined>();
const failed = (why?: string): Outcome => ({ title: "", status: "failed", why });
const isRed = (stage: string) => results.get(stage)?.some(isFailed) ?? false;

/** Runs a program of Node's; ends this process, too, when a signal has ended that. @returns whether it has succeeded */
async function node(command: readonly string[], environment = {}): Promise<boolean> {
  const status = await runChild(process.execPath, command, { ...process.env, ...environment });
  if (status >= 128) process.exit(status);
  return status === 0;
}

/** Runs projects of a runner's in one process of it. */
async function runTests(projects: readonly string[], command: readonly string[], environment = {}) {
  const ready = projects.filter((name) => !(OF_BUILD.includes(name) && isRed("build")));
  for (const name of projects) results.set(name, undefined);
  const [first] = ready;
  if (!first) return;
  takeOutcomes();
  const isGood = await node([...command, ...ready.map((name) => `--project=${name}`)], environment);
  const outcomes = takeOutcomes();
  for (const name of ready) {
    // What belongs to no project is told at the first.
    const own = outcomes.filter(({ project = first }) => project === name);
    results.set(name, own.length > 0 ? own : [failed("no test was run")]);
  }
  if (!isGood && !ready.some(isRed)) results.set(first, [failed("its message is above")]);
}

for (const [stage, command] of Object.entries(CHECKS).filter(([name]) => wanted.includes(name))) {
  console.log(`\n── ${stage} ──`);
  results.set(stage, (await node(command)) ? [{ title: "", status: "passed" }] : [failed()]);
}

const OUTCOMES = "--reporter=tools/testing/outcomes.ts";
await runTests(asked(VITEST), ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", OUTCOMES]);

const browser = asked(PLAYWRIGHT).length > 0 && (await getChromium().catch((error: unknown) => error));
if (browser instanceof NoBrowserError)
  for (const name of asked(PLAYWRIGHT))
    results.set(name, [{ title: "", status: "skipped", why: browser.message }]);
else {
  const command = [
    "node_modules/@playwright/test/cli.js",
    "test",
    `${OUTCOMES},list,tests/behaviour/every-row.ts`,
  ];
  await runTests(asked(PLAYWRIGHT), command, { CHROMIUM_PATH: browser, TEST_PORT: await freePort() });
}

console.log(`\n── summary ──\n${summary(results)}`);
process.exit([...results.keys()].some(isRed) ? 1 : 0);
