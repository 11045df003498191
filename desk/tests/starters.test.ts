import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";

const STARTERS = ["editare.sh", "Editare.command"];
const WINDOWS = readFileSync("Editare.cmd", "utf8");

/** The Nodes of this machine, by version: the pinned one, and those that people have installed. */
const NODES = new Map(
  [process.execPath, ...(process.env.PATH ?? "").split(delimiter).map((path) => join(path, "node"))]
    .filter((node) => spawnSync(node, ["-v"]).status === 0)
    .map((node) => [execFileSync(node, ["-v"], { encoding: "utf8" }).trim(), node] as const),
);

/** Makes any Node another version. */
const asNode = (version: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, "versions", { value: { node: "${version}" } })`)}`;

/** The newest that is too old: what npm of 20.2 installs does not start. */
const OLD = asNode("20.2.0");

const folder = ownFolder("programe ");
beforeEach(() => {
  writeFiles(folder(), { "tools/run.mjs": "console.log(process.version, ...process.argv.slice(2));\n" });
  for (const file of STARTERS) copyFileSync(file, folder(file));
  symlinkSync("/usr/bin/dirname", folder("dirname"));
});

function start(file: string, node?: string, options = "") {
  if (node) symlinkSync(node, folder("node"));
  const env = { PATH: folder(), NODE_OPTIONS: options };
  const { stdout, status } = spawnSync(folder(file), { env, encoding: "utf8", input: "" });
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
  rmSync(folder("node"));
  expect(start("editare.sh", node, OLD)).toMatchObject({
    stdout: expect.stringContaining("prea vechi"),
    status: 1,
  });
  const [, windows = ""] = /^node -e "(.*)"\r$/m.exec(WINDOWS) ?? [];
  expect(spawnSync(node, ["-e", windows]).status).toBe(0);
  expect(spawnSync(node, [OLD, "-e", windows]).status).toBe(1);
});

it.each(STARTERS)("%s says that a first start wants the network, where it fails", (file) => {
  writeFiles(folder(), { "tools/run.mjs": "console.error('No network.'); process.exit(1);\n" });
  const { stdout, status } = start(file, process.execPath);
  expect(stdout).toContain("La prima pornire este nevoie de internet");
  expect(status).toBe(1);
  rmSync(folder("node"));
  writeFiles(folder(), { "tools/run.mjs": "process.exit(130);\n" });
  expect(start(file, process.execPath).stdout).toBe("");
});

it("the one of Windows has its line ends, and the same words", () => {
  expect(WINDOWS.replaceAll("\r\n", "")).not.toContain("\n");
  for (const words of [
    "Lipsește programul Node.js.",
    "prea vechi",
    "node tools/run.mjs edit",
    "nevoie de internet",
  ])
    expect(WINDOWS).toContain(words);
});
