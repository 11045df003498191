import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Tests package-lock.json and docs/dependencies.md. */

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
 * `npm ci` refuses a lock file that lacks an optional package. `npm install` writes such a lock file if the
 * registry does not have the package for some platform yet.
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
