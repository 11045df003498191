import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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
