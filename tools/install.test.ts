import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";

const root = folderPerTest("install-");

/** The code of a substitute for npm, which installs the running Node and the packages of the lock. */
const FAKE_NPM = `
import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
appendFileSync("calls.txt", process.argv.slice(2).join(" ") + "\\n");
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules/node/bin", { recursive: true });
symlinkSync(process.execPath, "node_modules/node/bin/node");
const all = { "node_modules/vite": { version: "1" }, "node_modules/knip": { version: "1" } };
if (process.argv.includes("--omit=dev")) delete all["node_modules/knip"];
writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: all }));
`;
const useNpm = (script = FAKE_NPM) => writeFiles(root(), { "npm.js": script });
const lock = (version: string) =>
  writeFiles(root(), {
    "package-lock.json": JSON.stringify({
      packages: {
        "": {},
        "node_modules/vite": { version: "1" },
        "node_modules/knip": { version, dev: true },
        "node_modules/of-another-platform": { version: "1", optional: true },
      },
    }),
  });
const pin = (node: string) => {
  const manifest = { type: "module", engines: { node: ">=20.3" }, dependencies: { node } };
  writeFiles(root(), { "package.json": JSON.stringify(manifest) });
};

/** Returns the arguments of all calls of npm, one call on each line. */
const calls = () => (existsSync(root("calls.txt")) ? readFileSync(root("calls.txt"), "utf8") : "");

/** Runs tools/install.mjs. @param before code that the process runs first */
function install(options: readonly string[] = [], before = "") {
  const words = [
    "--import",
    `data:text/javascript,${encodeURIComponent(before)}`,
    root("tools/install.mjs"),
    ...options,
  ];
  const env = { ...process.env, npm_execpath: root("npm.js") };
  return spawnSync(process.execPath, words, { cwd: root(), env, encoding: "utf8" });
}

beforeEach(() => {
  pin(process.versions.node);
  lock("1");
  mkdirSync(root("tools"));
  for (const file of ["install.mjs", "install-messages.json"])
    copyFileSync(resolve("tools", file), root("tools", file));
});

it("installs only if a package is missing or has changed; --production omits development packages", () => {
  useNpm();
  for (const options of [["--production"], ["--production"], [], [], ["--production"]])
    expect(install(options)).toMatchObject({ status: 0, stderr: "" });
  expect(calls()).toMatch(/^ci --omit=dev .*\nci --include=dev .*\n$/);
  lock("2");
  install(["--production"]);
  expect(calls().match(/^ci /gm)).toHaveLength(2);
  install();
  expect(calls().match(/^ci /gm)).toHaveLength(3);
});

it("adds what npm omits on another Node than the pinned one", () => {
  useNpm();
  pin("99.0.0");
  expect(install()).toMatchObject({ status: 0 });
  expect(calls()).toMatch(/^ci --include=dev .*\ninstall --no-save --include=dev .*\n$/);
});

it.each([
  ["code ENOTFOUND", "Lipsește internetul"],
  ["code EOTHER", "mesajul lui npm este mai sus."],
])("explains npm's error %s in Romanian to the clinic's staff only", (code, help) => {
  useNpm(`console.error("npm error ${code}"); process.exitCode = 228;`);
  expect(install(["--ro"])).toMatchObject({ status: 228, stderr: expect.stringContaining(help) });
  expect(install().stderr).toBe(`npm error ${code}\n`);
});

it("says that the machine's Node is too old", () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "20.2.0" } });';
  expect(install([], old)).toMatchObject({ status: 1, stderr: expect.stringContaining("Node 20.2.0") });
});

it("refuses a folder with %, # or ? in its name before it installs or builds anything", () => {
  useNpm();
  mkdirSync(root("50% gata"));
  const inside = 'process.chdir("50% gata");';
  expect(install(["--ro"], inside)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Schimbați numele, apoi porniți din nou\.\n$/),
  });
  expect(calls()).toBe("");
});
