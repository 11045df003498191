import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A task with wrong arguments prints an error and does nothing. */

const call = (words: readonly string[], cwd = ".") => {
  // An invalid address keeps the launch list open.
  const env = { ...process.env, SITE_URL: "none" };
  return spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
};

it.each([
  ["an option that there is not", ["tools/tasks/build.ts", "--fro=netlify"], /only option is --for=/],
  ["a host that there is not", ["tools/tasks/build.ts", "--for=netlifi"], /server, cloudflare, netlify/],
  ["no address", ["tools/tasks/publish.ts"], /Where to\?/],
  ["a site that is not complete", ["tools/tasks/publish.ts", "none/none"], /check:launch.*--unfinished/],
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

/** `npm ci` refuses a lock file without them. npm leaves out those that its registry lacks at the time of `install`. */
it("the lock lists the optional packages of every platform, not only of the one it was written on", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => at in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
