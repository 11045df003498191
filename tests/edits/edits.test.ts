import { expect, it, onTestFinished } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { copyProject, type Outcome, removeProject, runIn } from "./project-copy.ts";
import { addExamination, editClinic, prepareLaunch } from "./recipes.ts";

const MINUTES = 60_000;

function expectGreen({ status, printed }: Outcome) {
  const [, failures] = printed.split(/Failed Tests/);
  expect(status, failures ?? printed.slice(-4000)).toBe(0);
}

it.each([
  ["everyday edits, then everything filled in", [editClinic, prepareLaunch]],
  ["a seventh examination", [addExamination]],
])("build and tests of content and pages pass: %s", { timeout: 10 * MINUTES }, async (_, edits) => {
  const texts = readContentFiles(process.cwd());
  for (const edit of edits) edit(texts);
  const project = copyProject(texts);
  onTestFinished(() => removeProject(project));
  expectGreen(await runIn(project, "tools/tasks/build.ts"));
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "content", "--project", "dist"];
  expectGreen(await runIn(project, ...vitest));
  if (edits.includes(prepareLaunch)) return expectGreen(await runIn(project, "tools/tasks/check-launch.ts"));
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--project=browser"];
  expectGreen(await runIn(project, ...playwright, "header-", "examinations"));
});
