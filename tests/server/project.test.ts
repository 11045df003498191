import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

it("npm's scripts are commands that every shell reads alike", () => {
  for (const command of Object.values(scripts)) expect(command).toMatch(/^node [\w./-]+( [\w-]+)*$/);
});

/** Tasks that are called by mistake say so, and begin nothing. */

const call = (words: readonly string[], cwd = ".") => {
  // An address that is none keeps the launch list open.
  const env = { ...process.env, SITE_URL: "none" };
  return spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
};

it.each([
  [
    "a stage that there is not",
    ["tools/tasks/test.ts", "unti"],
    /no stage unti.*unit, desk.*hosting, engines, edits/,
  ],
  ["an option that there is not", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["a host that there is not", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["no address", ["tools/tasks/publish.ts"], /Where to\?/],
  ["a site that is not complete", ["tools/tasks/publish.ts", "none/none"], /check:launch.*--unfinished/],
])("%s is refused", (_, words, message) => {
  const { status, stderr } = call(words);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

it("npm test ends in a failure when a stage does", () => {
  const { status, stdout } = call([resolve("tools/tasks/test.ts"), "format"], tmpdir());
  expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

it("--help tells what a task does, in the words that start it, and begins nothing", () => {
  const { status, stdout } = call(["tools/run.mjs", "publish", "--help"]);
  expect(stdout).toMatch(/^`node tools\/run\.mjs publish user@host:public_html\/`: copies dist/);
  expect(status).toBe(0);
});

it("the example for GitHub publishes a finished site alone, by actions and to a server that nobody exchanges", () => {
  const workflow = readFileSync("hosting/github-workflow.yml", "utf8");
  expect(workflow).not.toMatch(/uses: (?!\S+@[0-9a-f]{40} )/);
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

it("the lock holds every package's hash, and no download address of a particular registry", () => {
  const unsound = packages.filter(([, { resolved, integrity }]) => resolved || !integrity);
  expect(unsound.map(([path]) => path)).toEqual([]);
});

/** `npm ci` refuses a lock file without them. npm leaves out those that its registry lacks at the time of `install`. */
it("the lock lists the optional packages of every platform, not only of the one it was written on", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => at in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
