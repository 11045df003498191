/**
 * `npm test`: every check of the project, one summary. A failing stage does not keep the later ones from running, but for
 * the build. `npm run test:fast` leaves out what needs a browser; `npm test -- unit build` runs the stages of those names.
 */
import { runChild } from "../run-child.mjs";
import { getChromium } from "../testing/chromium.ts";
import { freePort } from "../testing/free-port.ts";
import { type Outcome, takeOutcomes } from "../testing/outcomes.ts";
import { isFailed, summary } from "../testing/summary.ts";

/** Checks without parts, such as the linter: what Node runs. */
const CHECKS: Record<string, string[]> = {
  format: ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"],
  unused: ["node_modules/knip/bin/knip.js"],
  build: ["tools/tasks/build.ts"],
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  types: ["node_modules/astro/bin/astro.mjs", "check"],
};
/** Projects of vitest.config.ts and of playwright.config.ts. */
const VITEST = ["unit", "desk", "content", "dist", "hosting", "engines", "edits"];
const PLAYWRIGHT = ["browser", "desk-browser"];

const STAGES = [...Object.keys(CHECKS), ...VITEST, ...PLAYWRIGHT];
/** Edits take too long for every day, browsers for every hour. */
const DAILY = STAGES.filter((stage) => stage !== "edits");
const FAST = DAILY.filter((stage) => !["engines", ...PLAYWRIGHT].includes(stage));

const words = process.argv.slice(2);
const wanted = words[0] === "fast" ? FAST : words.length === 0 ? DAILY : words;
const unknown = wanted.filter((word) => !STAGES.includes(word));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(", ")}. The stages: ${STAGES.join(", ")}`);
  process.exit(1);
}

const UNNAMED: Outcome = { title: "", status: "failed", why: "its message is above" };
const results = new Map<string, Outcome[]>();
const isRed = (stage: string) => results.get(stage)?.some(isFailed) ?? false;

/** Runs a program of Node's; ends this process, too, when a signal has ended that. @returns whether it has succeeded */
async function node(command: readonly string[], environment = {}): Promise<boolean> {
  const status = await runChild(process.execPath, command, { ...process.env, ...environment });
  if (status >= 128) process.exit(status);
  return status === 0;
}

/** Runs projects of a runner's in one process of it. What has no name of its own is told at the first. */
async function runTests(projects: readonly string[], command: readonly string[], environment = {}) {
  const [first] = projects;
  if (!first || isRed("build")) return;
  for (const name of projects) results.set(name, []);
  takeOutcomes();
  const isGood = await node([...command, ...projects.map((name) => `--project=${name}`)], environment);
  for (const outcome of takeOutcomes()) results.get(outcome.project ?? first)?.push(outcome);
  for (const [name, outcomes] of results)
    if (outcomes.length === 0) outcomes.push({ title: name, status: "failed", why: "no test was run" });
  if (!isGood && !projects.some(isRed)) results.get(first)?.push(UNNAMED);
}

async function check(stage: string) {
  console.log(`\n── ${stage} ──`);
  results.set(stage, [(await node(CHECKS[stage] ?? [])) ? { title: "", status: "passed" } : UNNAMED]);
}

const asked = (stages: readonly string[]) => stages.filter((stage) => wanted.includes(stage));
for (const stage of asked(["format", "unused", "build"])) await check(stage);
// Keeps one core busy for long: tests begin beside it.
const types = wanted.includes("types") && check("types");
const OUTCOMES = "--reporter=tools/testing/outcomes.ts";
await runTests(asked(VITEST), ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", OUTCOMES]);
await types;

const inBrowser = asked(PLAYWRIGHT);
const browser = inBrowser.length > 0 && (await getChromium());
if (browser === undefined) {
  const why = "Chromium is missing, or does not start: npx playwright install chromium";
  for (const name of inBrowser) results.set(name, [{ title: "", status: "skipped", why }]);
} else {
  const reporters = `${OUTCOMES},list,tests/behaviour/every-row.ts`;
  const environment = { CHROMIUM_PATH: browser, TEST_PORT: await freePort() };
  await runTests(inBrowser, ["node_modules/@playwright/test/cli.js", "test", reporters], environment);
}

console.log(`\n── summary ──\n${summary(results)}`);
process.exit([...results.keys()].some(isRed) ? 1 : 0);
