import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "../../tests/fixtures/folder.ts";

const root = folderPerTest("desk ");

it("when two processes build at the same time, the second uses the build that the first has just stored", () => {
  const build = `import { mkdirSync } from "node:fs"; mkdirSync(process.argv[2], { recursive: true });`;
  writeFiles(root(), { "desk/server/build-bundles.ts": build, ".cache/desk/built/stamp": "old" });
  const program = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { rmSync } = fs;
    fs.rmSync = (folder, options) => {
      rmSync(folder, options);
      if (folder.endsWith("built")) fs.cpSync(folder + "-" + process.pid, folder, { recursive: true });
    };
    syncBuiltinESMExports();
    const { prepare } = await import(process.argv[1]);
    await prepare(process.argv[2]);`;
  const words = ["--input-type=module", "-e", program, resolve("desk/server/static-bundle.ts"), root()];
  expect(spawnSync(process.execPath, words, { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
});
