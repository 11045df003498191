import { chmodSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { stampFiles } from "./stamps.ts";

const folder = folderPerTest("build-");

it("a server may read all files of a build, whatever the umask of the builder was", () => {
  const modes = ["", "servicii", "servicii/rmn.html"];
  writeFiles(folder(), { "servicii/rmn.html": "" });
  for (const name of modes) chmodSync(folder(name), 0o700);
  stampFiles(folder());
  expect(modes.map((name) => statSync(folder(name)).mode & 0o777)).toEqual([0o755, 0o755, 0o644]);
});
