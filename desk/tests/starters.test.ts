import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "../../tests/fixtures/folder.ts";

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
  symlinkSync("/usr/bin/dirname", folder("dirname"));
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

it.each(STARTERS)("%s says that the first start needs the internet when npm fails", (file) => {
  npm("exit 1");
  const { stdout, status } = start(file);
  expect(stdout).toContain("La prima pornire este nevoie de internet");
  expect(status).toBe(1);
  npm("exit 130");
  expect(start(file).stdout).toBe("");
});

it("Editare.cmd has Windows line endings and the same messages", () => {
  expect(WINDOWS.replaceAll("\r\n", "")).not.toContain("\n");
  for (const words of [
    "Lipsește programul Node.js.",
    "prea vechi",
    "npm run --silent edit",
    "nevoie de internet",
  ])
    expect(WINDOWS).toContain(words);
});
