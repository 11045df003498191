import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

let programs: string;
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), "programe "));
  symlinkSync("/usr/bin/dirname", join(programs, "dirname"));
});
afterEach(() => rmSync(programs, { recursive: true, force: true }));

const start = (file: string) => {
  const { stdout, status } = spawnSync(resolve(file), {
    env: { PATH: programs },
    encoding: "utf8",
    input: "",
  });
  return { stdout, status };
};

it.each(["editare.sh", "Editare.command"])("%s says that Node is missing and where to get it", (file) => {
  const { stdout, status } = start(file);
  expect(stdout).toContain("Lipsește programul Node.js.");
  expect(stdout).toContain("https://nodejs.org");
  expect(status).toBe(1);
});

it("says that Node is too old", () => {
  writeFileSync(join(programs, "node"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect(start("editare.sh").stdout).toContain("prea vechi");
});

it("starts the desk on the Node that there is", () => {
  const script = '#!/bin/sh\n[ "$1" = -e ] && exit 0\necho "$@"\n';
  writeFileSync(join(programs, "node"), script, { mode: 0o755 });
  expect(start("editare.sh").stdout).toBe("scripts/run.mjs edit\n");
});

it("has the line ends that Windows wants, and the same words", () => {
  const text = readFileSync("Editare.cmd", "utf8");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(text).toContain("Lipsește programul Node.js.");
  expect(text).toContain("node scripts/run.mjs edit");
});
