import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Tests of the tasks' arguments, and of package-lock.json. */

const call = (words: readonly string[], cwd = ".") => {
  // With an invalid site address the launch list is never empty, so nothing can be published.
  const env = { ...process.env, SITE_URL: "none" };
  return spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
};

it.each([
  ["an unknown option", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["an unknown host", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["a missing address", ["tools/tasks/publish.ts"], /Where to\?/],
  ["an incomplete site", ["tools/tasks/publish.ts", "none/none"], /check:launch.*--unfinished/],
])("%s is refused", (_, words, message) => {
  const { status, stderr } = call(words);
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
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

/**
 * `npm ci` refuses a lock file without these packages. `npm install` omits those that the registry did not have yet.
 */
it("the lock lists the optional packages of every platform, not only of the one it was written on", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => at in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
