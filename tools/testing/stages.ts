/** The stages of `npm test`, in order. */
import { mkdirSync, rmSync } from "node:fs";
import { ContentError, loadSite } from "../../src/content/load.ts";
import { differences } from "../build/reproducible.ts";
import { BuildFailed, buildSite, DIST, runAstro } from "../build/site.ts";
import { runChild } from "../run-child.mjs";
import { getChromium } from "./chromium.ts";
import { freePort } from "./free-port.ts";
import { type Counts, readCounts, single, withStatus } from "./results.ts";

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

/** Runs projects of Vitest in one process. @returns their counts by name; one without any counts as a failure */
export async function vitest(projects: readonly string[]): Promise<Readonly<Record<string, Counts>>> {
  const report = freshReport("vitest");
  const reporters = ["--reporter=default", "--reporter=./tools/testing/vitest-reporter.ts"];
  const options = ["run", ...projects.map((name) => `--project=${name}`), ...reporters];
  const status = await node("node_modules/vitest/vitest.mjs", options, report);
  const found = readCounts<Record<string, Counts>>(report) ?? {};
  const counts = projects.map((name) => [name, found[name] ?? single(false)] as const);
  const isExplained = counts.some(([, { failed }]) => failed > 0);
  return Object.fromEntries(counts.map(([name, own]) => [name, isExplained ? own : withStatus(status, own)]));
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
  process.env.CHROMIUM_PATH = await getChromium();
  process.env.TEST_PORT = String(await freePort());
  const status = await node("node_modules/@playwright/test/cli.js", ["test", `--config=${config}`], report);
  return withStatus(status, readCounts<Counts>(report) ?? single(false));
}

/** @param report where the runner's reporter puts its counts */
function node(script: string, options: readonly string[], report = ""): Promise<number> {
  const environment = { ...process.env, ...(report && { TEST_COUNTS: report }) };
  return runChild(process.execPath, [script, ...options], environment);
}

/** Path for a report; an older one is removed, so that it is never counted. */
function freshReport(name: string): string {
  const file = `${REPORTS}/${name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
