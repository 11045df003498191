/** The stages of `npm test`, in order. */
import { mkdirSync, rmSync } from "node:fs";
import { ContentError, loadSite } from "../../src/content/load.ts";
import { differences } from "../build/reproducible.ts";
import { BuildFailed, buildSite, DIST, runAstro } from "../build/site.ts";
import { runChild } from "../run-child.mjs";
import { getChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { type Counts, playwrightCounts, single, vitestCounts } from "./results.ts";

interface StageBase {
  readonly name: string;
  /** A stage that has to succeed first; after its failure this one is not run, so that one cause is told once. */
  readonly needs?: string;
  /** Slow: `npm run test:fast` leaves it out. */
  readonly needsBrowser?: true;
  /** Runs only when it is named. */
  readonly isExtra?: true;
}

/** A check of its own, or a project of vitest.config.ts: projects that follow each other are one run. */
export type Stage = StageBase &
  (
    | { readonly run: () => Promise<Counts>; readonly project?: never }
    | { readonly project: string; readonly run?: never }
  );

/** Reports of the runners; not part of the project. */
const REPORTS = ".cache/reports";

const CONTENT = "content";
const BUILD = "build";

export const STAGES: readonly Stage[] = [
  { name: "format and lint", run: () => tool("@biomejs/biome/bin/biome", "ci", "--colors=off") },
  { name: "nothing unused", run: () => tool("knip/bin/knip.js") },
  // Reads every .ts and .tsx file, too: `tsc` beside it found nothing more.
  { name: "types", run: async () => single((await runAstro(["check"])) === 0) },
  { name: CONTENT, run: content },
  { name: BUILD, needs: CONTENT, run: build },
  { name: "reproducible build", needs: BUILD, run: buildsAreEqual },
  { name: "unit", project: "unit" },
  { name: "desk", project: "desk" },
  { name: "texts", needs: CONTENT, project: "content" },
  { name: "built HTML and budgets", needs: BUILD, project: "dist" },
  { name: "servers", needs: BUILD, project: "hosting" },
  { name: "other engines", needs: BUILD, needsBrowser: true, project: "engines" },
  { name: "edits", needs: BUILD, isExtra: true, project: "edits" },
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
];

async function tool(script: string, ...options: string[]): Promise<Counts> {
  return single((await node(`node_modules/${script}`, options)) === 0);
}

/** Runs projects of Vitest in one process. @returns their counts by name */
export async function vitest(projects: readonly string[]): Promise<Readonly<Record<string, Counts>>> {
  const report = freshReport("vitest");
  const status = await node(
    "node_modules/vitest/vitest.mjs",
    [
      "run",
      ...projects.map((name) => `--project=${name}`),
      "--reporter=default",
      "--reporter=./tools/testing/vitest-reporter.ts",
    ],
    { ...process.env, VITEST_COUNTS: report },
  );
  return vitestCounts(report, projects, status);
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
