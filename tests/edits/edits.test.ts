/** Applies edits of content/ to copies of the project, and runs the build and the tests there. */
import { expect, it, onTestFinished } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { fieldsMissingFromBuild } from "./missing-texts.ts";
import { copyProject, type Outcome, removeProject, runIn } from "./project-copy.ts";
import { EVERYDAY, EXAMINATION, LAUNCH, type Recipe } from "./recipes.ts";

const MINUTES = 60_000;

function copyOf(texts: ReadonlyMap<string, string>): string {
  const project = copyProject(texts);
  onTestFinished(() => removeProject(project));
  return project;
}

function copyWith(recipes: readonly Recipe[]): string {
  const texts = readContentFiles(process.cwd());
  for (const change of recipes) change(texts);
  return copyOf(texts);
}

const vitest = (project: string, name: string) =>
  runIn(project, "node_modules/vitest/vitest.mjs", "run", "--project", name);
const browserTests = (project: string, ...files: string[]) =>
  runIn(project, "node_modules/@playwright/test/cli.js", "test", "--project=browser", ...files);
const build = (project: string) => runIn(project, "tools/tasks/build.ts");

function expectGreen({ status, printed }: Outcome) {
  const [, failures] = printed.split(/Failed Tests/);
  expect(status, failures ?? printed.slice(-4000)).toBe(0);
}

it.each([
  ["everyday edits", EVERYDAY],
  ["a seventh examination", EXAMINATION],
  ["everything filled in", LAUNCH],
])("build and tests of content and pages pass: %s", { timeout: 10 * MINUTES }, async (_, recipes) => {
  const project = copyWith(recipes);
  expectGreen(await vitest(project, "content"));
  expectGreen(await build(project));
  expectGreen(await vitest(project, "dist"));
  if (recipes === EXAMINATION) expectGreen(await browserTests(project, "header-", "examinations"));
  if (recipes !== LAUNCH) return;
  expectGreen(await runIn(project, "tools/tasks/check-launch.ts"));
  expect(fieldsMissingFromBuild(project)).toEqual([]);
});
