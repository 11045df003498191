/** Applies edits of content/ to copies of the project, and runs the build and the tests there. */
import { describe, expect, it, onTestFinished } from "vitest";
import { checkContent } from "#content/check.ts";
import { readContentFiles } from "#content/reading/read.ts";
import { CHANGES, changed } from "../fixtures/mistakes.ts";
import { needs } from "../fixtures/needs.ts";
import { fieldsMissingFromBuild } from "./missing-texts.ts";
import { copyProject, type Outcome, removeProject, runAt, runIn } from "./project-copy.ts";
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

/** Ten mistakes, spread evenly over tests/fixtures/mistakes.yaml. */
const WRONG = CHANGES.error
  .filter((_, index) => index % Math.floor(CHANGES.error.length / 10) === 0)
  .slice(0, 10);

it.each(WRONG)(
  "a mistake in $file against the rule $rule stops the build with the message of the rule",
  { timeout: MINUTES },
  async (change) => {
    const { status, printed } = await build(copyOf(changed(change)));
    expect(status).toBe(1);
    const [problem] = checkContent(changed(change)).problems.filter(({ rule }) => rule === change.rule);
    expect(printed).toContain(problem?.message);
  },
);

describe("on another day", () => {
  needs("faketime");
  it.for([
    ["Christmas", "2026-12-25 10:00:00"],
    ["half an hour into the new year", "2027-01-01 00:30:00"],
    ["a second before the clock goes forward", "2027-03-28 02:59:59"],
    ["a second before it goes back", "2027-10-31 03:59:59"],
    ["29 February", "2028-02-29 12:00:00"],
  ] as const)("unit tests, content and build pass: %s", { timeout: 10 * MINUTES }, async ([, moment]) => {
    const project = copyWith([]);
    const parts = [
      "unit/content",
      "seo/machines",
      "lib/open-now",
      "lib/clock",
      "lib/public-holidays",
      "unit/routes",
      "tests/content",
    ];
    const units = ["run", "--project", "unit", "--project", "content", ...parts];
    expectGreen(await runAt(moment, project, "node_modules/vitest/vitest.mjs", ...units));
    expectGreen(await runAt(moment, project, "tools/tasks/build.ts"));
  });
});

it("the unit tests pass even if every file of content/ is invalid", {
  timeout: 10 * MINUTES,
}, async () => {
  const texts = readContentFiles(process.cwd());
  for (const file of texts.keys()) texts.set(file, "}");
  const project = copyOf(texts);
  expectGreen(await vitest(project, "unit"));
});
