/** The stages of `npm test`, in order. */
import { mkdirSync, rmSync } from "node:fs";
import { ContentError, loadSite } from "../../src/content/load.ts";
import { differences } from "../build/reproducible.ts";
import { BuildFailed, buildSite, DIST, runAstro } from "../build/site.ts";
import { runChild } from "../run-child.mjs";
import { getChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { type Counts, playwrightCounts, single, vitestCounts } from "./results.ts";
import { installWebServers, missingServers } from "./web-servers.ts";

export interface Stage {
  name: string;
  /** A stage that has to succeed first; after its failure this one is not run, so that one cause is told once. */
  needs?: string;
  /** Slow: `npm run test:fast` leaves it out. */
  needsBrowser?: true;
  run(): Promise<Counts>;
}

/** Reports of the runners; not part of the project. */
const REPORTS = ".cache/reports";

const CONTENT = "content";
const BUILD = "build";

export const STAGES: readonly Stage[] = [
  { name: "format and lint", run: () => tool("@biomejs/biome/bin/biome", "ci", "--colors=off") },
  { name: "nothing unused", run: () => tool("knip/bin/knip.js") },
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  { name: "types", run: async () => single((await runAstro(["check"])) === 0) },
  { name: "unit", run: () => vitest("unit") },
  { name: "desk", run: () => vitest("desk") },
  { name: CONTENT, run: content },
  { name: "texts", needs: CONTENT, run: () => vitest("content") },
  { name: BUILD, needs: CONTENT, run: build },
  { name: "reproducible build", needs: BUILD, run: buildsAreEqual },
  { name: "built HTML and budgets", needs: BUILD, run: () => vitest("dist") },
  { name: "servers", needs: BUILD, run: () => hosting() },
  {
    name: "browser",
    needs: BUILD,
    needsBrowser: true,
    run: () => playwright("playwright.config.ts", "playwright"),
  },
  {
    name: "desk in the browser",
    needs: "desk",
    needsBrowser: true,
    run: () => playwright("desk/tests/playwright.config.ts", "playwright-desk"),
  },
  { name: "other engines", needs: BUILD, needsBrowser: true, run: engines },
];

async function tool(script: string, ...options: string[]): Promise<Counts> {
  return single((await node(`node_modules/${script}`, options)) === 0);
}

async function vitest(project: string): Promise<Counts> {
  const report = freshReport(`vitest-${project}`);
  const options = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return vitestCounts(report, await node("node_modules/vitest/vitest.mjs", options));
}

async function content(): Promise<Counts> {
  try {
    loadSite(process.cwd());
    return single(true);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return single(false);
  }
}

/** Every page and control in Firefox, WebKit and an old Chromium (docs/browsers.md). */
export function engines(): Promise<Counts> {
  return vitest("engines");
}

async function build(): Promise<Counts> {
  try {
    await buildSite();
    return single(true);
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(error.message);
    return single(false);
  }
}

async function buildsAreEqual(): Promise<Counts> {
  const found = await differences(DIST);
  for (const difference of found) console.error(difference);
  return single(found.length === 0);
}

/**
 * The HTTP table over every server that the machine has.
 * @param isWhole those that are missing are installed, and a failure where that cannot be; so it is in CI
 */
export async function hosting(isWhole = Boolean(process.env.CI)): Promise<Counts> {
  if (!isWhole) return vitest("hosting");
  await installWebServers();
  const counts = await vitest("hosting");
  const failures = missingServers().map((name) => `${name} is not on this machine`);
  return {
    ...counts,
    failed: counts.failed + failures.length,
    failures: [...(counts.failures ?? []), ...failures],
  };
}

async function playwright(config: string, name: string): Promise<Counts> {
  const report = freshReport(name);
  const environment = {
    ...process.env,
    CHROMIUM_PATH: await getChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TEST_PORT: String(await freePort()),
  };
  return playwrightCounts(
    report,
    await node("node_modules/@playwright/test/cli.js", ["test", `--config=${config}`], environment),
  );
}

function node(script: string, options: readonly string[], environment = process.env): Promise<number> {
  return runChild(process.execPath, [script, ...options], environment);
}

/** Path for a report; an older one is removed, so that it is never counted. */
function freshReport(name: string): string {
  const file = `${REPORTS}/${name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
