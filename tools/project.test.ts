import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Tests that tasks refuse wrong arguments, and that package-lock.json is suitable for every platform and
 * registry.
 */

const call = (words: readonly string[], cwd = ".") => {
  // Sets an invalid site address, so that the launch list is never empty and nothing can be published.
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
  /** True for a workspace of this repository, which comes from no registry. */
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

it("package-lock.json contains the hash of every package, and no download address of a particular registry", () => {
  const unsound = packages.filter(([, { resolved, integrity }]) => resolved || !integrity);
  expect(unsound.map(([path]) => path)).toEqual([]);
});

/**
 * `npm ci` refuses a lock file that lacks one of these packages. `npm install` writes such a file if the
 * registry does not have one of the packages yet.
 */
it("package-lock.json lists the optional packages of every platform, not only of the one that wrote it", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => at in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});

it("docs/dependencies.md gives a reason for every dependency, and for no other package", () => {
  const declared = ["package.json", "desk/package.json", "art/package.json"].flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const [reasons = ""] = readFileSync("docs/dependencies.md", "utf8").split("| Not the newest");
  const listed = [...reasons.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = ""]) => names.split(", "));
  expect(listed.filter((name) => /^[@a-z]/.test(name)).sort()).toEqual([...new Set(declared)].sort());
});
