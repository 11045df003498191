import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";

const STARTERS = ["editare.sh", "Editare.command"];
const WINDOWS = readFileSync("Editare.cmd", "utf8");

/** Node options with which Node reports version 20.2.0, the newest version that is too old. */
const OLD = `--import=data:text/javascript,${encodeURIComponent('Object.defineProperty(process, "versions", { value: { node: "20.2.0" } })')}`;

const folder = folderPerTest("programe ");
/** Writes a shell script that takes the place of npm. */
const npm = (script: string) => {
  writeFiles(folder(), { npm: `#!/bin/sh\n${script}\n` });
  chmodSync(folder("npm"), 0o755);
};
beforeEach(() => {
  npm('echo "$@"');
  for (const file of STARTERS) copyFileSync(file, folder(file));
  for (const name of ["sh", "dirname", "readlink"]) symlinkSync(`/usr/bin/${name}`, folder(name));
  writeFiles(folder(), { "package.json": "{}" });
});

function start(file: string, hasNode = true, options = "") {
  rmSync(folder("node"), { force: true });
  if (hasNode) symlinkSync(process.execPath, folder("node"));
  const env = { PATH: folder(), NODE_OPTIONS: options };
  const { stdout, status } = spawnSync(folder(file), { env, encoding: "utf8", input: "" });
  return { stdout, status };
}

it.each(STARTERS)("%s says that Node is missing and where to get it", (file) => {
  const { stdout, status } = start(file, false);
  expect(stdout).toContain("Lipsește programul Node.js.");
  expect(stdout).toContain("https://nodejs.org");
  expect(status).toBe(1);
});

it.each(STARTERS)("%s starts the desk, and reports a Node that is too old", (file) => {
  expect(start(file)).toEqual({ stdout: "run --silent edit\n", status: 0 });
  const old = start(file, true, OLD);
  expect(old.stdout).toContain("prea vechi");
  expect(old.status).toBe(1);
});

it("Editare.cmd detects a Node that is too old", () => {
  const [, words = ""] = /^node -e "(.*)"\r$/m.exec(WINDOWS) ?? [];
  const statuses = [[], [OLD]].map(
    (options) => spawnSync(process.execPath, [...options, "-e", words]).status,
  );
  expect(statuses).toEqual([0, 1]);
});

it.each([
  [1, "La prima pornire este nevoie de internet"],
  [254, "La prima pornire este nevoie de internet"],
  [137, "s-a închis pe neașteptate"],
  [139, "s-a închis pe neașteptate"],
])("the launcher explains the exit code %i of npm", (code, words) => {
  npm(`exit ${code}`);
  expect(start("editare.sh")).toEqual({ stdout: expect.stringContaining(words), status: 1 });
});

it("the launcher is silent when the desk was stopped from its window", () => {
  for (const code of [129, 130, 143]) {
    npm(`exit ${code}`);
    expect(start("editare.sh")).toEqual({ stdout: "", status: 0 });
  }
});

it.each(STARTERS)("%s works by a symbolic link and says that it must stay in its folder", (file) => {
  // A zip file that was made on Windows loses the execute bit.
  if (file !== "editare.sh") chmodSync(folder("editare.sh"), 0o644);
  writeFiles(folder("desktop"), { "package.txt": "" });
  symlinkSync(folder(file), folder("desktop/link"));
  expect(start("desktop/link").stdout).toBe("run --silent edit\n");
  copyFileSync(file, folder("desktop", file));
  const { stdout, status } = start(`desktop/${file}`);
  expect(stdout).toContain("faceți-i o scurtătură");
  expect(status).toBe(1);
});

it("Editare.cmd has Windows line endings and the same messages", () => {
  expect(WINDOWS.replaceAll("\r\n", "")).not.toContain("\n");
  for (const words of [
    "Lipsește programul Node.js.",
    "prea vechi",
    "npm run --silent edit",
    "nevoie de internet",
    "faceți-i o scurtătură",
    "(0 129 130 143 -1073741510 3221225786)",
  ])
    expect(WINDOWS).toContain(words);
});
