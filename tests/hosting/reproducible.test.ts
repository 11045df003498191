import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { readContentFiles } from "#content/read.ts";
import { listFiles } from "#hosting/site-files.ts";
import { copyProject, removeProject, runIn } from "../edits/project-copy.ts";

/** How another machine's screen may want its letters; a card's are drawn with the same library. */
const OTHER_LETTERS = `<fontconfig><match target="pattern">
  <edit name="antialias" mode="assign"><bool>false</bool></edit>
</match></fontconfig>`;

it("a build is a function of its sources: another folder's, without caches, with other settings for fonts, is the same in every byte", async () => {
  const copy = copyProject(readContentFiles(process.cwd()));
  onTestFinished(() => removeProject(copy));
  onTestFinished(() => void vi.unstubAllEnvs());
  writeFileSync(join(copy, "other-letters.conf"), OTHER_LETTERS);
  vi.stubEnv("FONTCONFIG_FILE", join(copy, "other-letters.conf"));
  const { status, printed } = await runIn(copy, "tools/tasks/build.ts");
  expect(status, printed).toBe(0);
  const filesIn = (root: string) => listFiles(join(root, "dist"));
  expect(filesIn(copy)).toEqual(filesIn("."));
  const bytes = (root: string, file: string) => readFileSync(join(root, "dist", file));
  expect(filesIn(copy).filter((file) => !bytes(copy, file).equals(bytes(".", file)))).toEqual([]);
});
