import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const STARTERS = ["editare.sh", "Editare.command"];
const WINDOWS = readFileSync("Editare.cmd", "utf8");

/** The Nodes of this machine, by version: the pinned one, and those that people have installed. */
const NODES = new Map(
  [process.execPath, ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "node"))]
    .filter((node) => spawnSync(node, ["-v"]).status === 0)
    .map((node) => [execFileSync(node, ["-v"], { encoding: "utf8" }).trim(), node] as const),
);

/** Makes any Node one that is too old. */
const OLD = `--import=data:text/javascript,${encodeURIComponent('Object.defineProperty(process, "versions", { value: { node: "18.20.8" } })')}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "programe "));
  mkdirSync(join(folder, "tools"));
  for (const file of STARTERS) copyFileSync(file, join(folder, file));
  writeFileSync(join(folder, "tools/run.mjs"), "console.log(process.version, ...process.argv.slice(2));\n");
  symlinkSync("/usr/bin/dirname", join(folder, "dirname"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(file: string, node?: string, options = "") {
  if (node) symlinkSync(node, join(folder, "node"));
  const env = { PATH: folder, NODE_OPTIONS: options };
  const { stdout, status } = spawnSync(join(folder, file), { env, encoding: "utf8", input: "" });
  return { stdout, status };
}

it.each(STARTERS)("%s says that Node is missing and where to get it", (file) => {
  const { stdout, status } = start(file);
  expect(stdout).toContain("Lipsește programul Node.js.");
  expect(stdout).toContain("https://nodejs.org");
  expect(status).toBe(1);
});

it.each([...NODES])("on Node %s the desk starts, and an older one is told", (version, node) => {
  expect(start("Editare.command", node)).toEqual({ stdout: `${version} edit\n`, status: 0 });
  rmSync(join(folder, "node"));
  expect(start("editare.sh", node, OLD)).toMatchObject({
    stdout: expect.stringContaining("prea vechi"),
    status: 1,
  });
  const [, windows = ""] = /^node -e "(.*)"\r$/m.exec(WINDOWS) ?? [];
  expect(spawnSync(node, ["-e", windows]).status).toBe(0);
  expect(spawnSync(node, [OLD, "-e", windows]).status).toBe(1);
});

it("the one of Windows has its line ends, and the same words", () => {
  expect(WINDOWS.replaceAll("\r\n", "")).not.toContain("\n");
  for (const words of ["Lipsește programul Node.js.", "prea vechi", "node tools/run.mjs edit"])
    expect(WINDOWS).toContain(words);
});
