import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { nodeIn, npmScript } from "../../tools/install.mjs";
import { runChild } from "../../tools/run-child.mjs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it.each(Object.entries(scripts))("npm run %s is a command that every shell reads alike", (_, command) => {
  expect(command).toMatch(/^node [\w./-]+( [\w-]+)*$/);
});

it("finds the pinned Node by the name that it has on Windows", () => {
  expect(nodeIn("clinic", "win32")).toBe(join("clinic", "node_modules", "node", "bin", "node.exe"));
  expect(nodeIn("clinic", "linux")).toBe(join("clinic", "node_modules", "node", "bin", "node"));
});

it("starts npm as a script on Windows, where the command of that name needs a shell", () => {
  expect(npmScript("/npm/npm-cli.js", "win32")).toBe("/npm/npm-cli.js");
  expect(npmScript(undefined, "win32")).toMatch(/npm-cli\.js$/);
  expect(npmScript(undefined, "linux")).toBeUndefined();
});

it("runs a program with spaces and Romanian letters in its arguments", async () => {
  const check = "process.exit(process.argv[1] === 'Clinică RMN/ș ț' ? 0 : 1)";
  expect(await runChild(process.execPath, ["-e", check, "Clinică RMN/ș ț"])).toBe(0);
});

/** Tasks that are called by mistake say so, and begin nothing. */

// An address that is none keeps the launch list open.
const env = { ...process.env, SITE_URL: "none" };
const call = (...words: string[]) => spawnSync(process.execPath, words, { env, encoding: "utf8" });

it.each([
  ["a stage that there is not", ["tools/tasks/test.ts", "unti"], /no stage unti.*unit, desk/],
  ["an option that there is not", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["a host that there is not", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["no address", ["tools/tasks/publish.ts"], /Where to\?/],
  ["a site that is not complete", ["tools/tasks/publish.ts", "none/none"], /check:launch.*--unfinished/],
])("%s is refused", (_, words, message) => {
  const { status, stderr } = call(...words);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

it("the stages that npm's scripts name are there", () => {
  const named = Object.values(scripts).flatMap((script) => /run.mjs test (\w+)/.exec(script)?.[1] ?? []);
  expect(named).toEqual(["fast", "engines", "edits", "hosting"]);
  for (const stage of named.slice(1)) expect(call("tools/tasks/test.ts", "unti").stderr).toContain(stage);
});

it("npm test ends in a failure when a stage does", () => {
  const words = [resolve("tools/tasks/test.ts"), "format"];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd: tmpdir(), encoding: "utf8" });
  expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

it.each(readdirSync("tools/tasks").map((file) => file.replace(".ts", "")))(
  "%s --help tells and ends",
  (task) => {
    const { status, stdout } = call("tools/run.mjs", task, "--help");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^`(npm|node) /);
    // Only npm takes a lone dash off.
    if (stdout.startsWith("`node ")) expect(stdout).not.toMatch(/ -- /);
  },
);

it("the example for GitHub publishes a finished site alone, by actions and to a server that nobody exchanges", () => {
  const workflow = readFileSync("hosting/github-workflow.yml", "utf8");
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name]) => name);
  expect(actions.filter((name) => !/@[0-9a-f]{40}$/.test(name ?? ""))).toEqual([]);
  expect(workflow).toMatch(
    /run: npm run check:launch\n +- run: npm run build\n[\s\S]*StrictHostKeyChecking=yes/,
  );
});

interface LockedPackage {
  resolved?: string;
  /** A workspace of this repository, not a package of a registry. */
  link?: boolean;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith("node_modules/") && !link,
);

it("holds no download address of a particular registry", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

it("holds the hash of every package, those for other platforms included", () => {
  expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});

/** `npm ci` refuses a lock file without them. npm leaves out those that its registry lacks at the time of `install`. */
it("lists the optional packages of every platform, not only of the one it was written on", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

/** Looks where Node would: beside the dependent, then in each node_modules above it. */
function isLocked(name: string, dependent: string): boolean {
  const parents = dependent
    .split("/node_modules/")
    .map((_, index, parts) => parts.slice(0, index + 1).join("/node_modules/"));
  return ["", ...parents.map((parent) => `${parent}/`)].some(
    (folder) => `${folder}node_modules/${name}` in lock.packages,
  );
}
