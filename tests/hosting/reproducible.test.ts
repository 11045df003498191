import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readContentFiles } from "#content/read.ts";
import { listFiles } from "#hosting/site-files.ts";
import { copyProject, removeProject, runIn } from "../edits/project-copy.ts";

it("a build is a function of its sources: another folder's, without caches, is the same in every byte", async () => {
  const copy = copyProject(readContentFiles(process.cwd()));
  onTestFinished(() => removeProject(copy));
  const { status, printed } = await runIn(copy, "tools/tasks/build.ts");
  expect(status, printed).toBe(0);
  const filesIn = (root: string) => listFiles(join(root, "dist"));
  expect(filesIn(copy)).toEqual(filesIn("."));
  const bytes = (root: string, file: string) => readFileSync(join(root, "dist", file));
  expect(filesIn(copy).filter((file) => !bytes(copy, file).equals(bytes(".", file)))).toEqual([]);
});
