import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { lacking, PROGRAMS } from "#tools/testing/programs.ts";

/** What every Debian holds. */
const BASE = ["sh", "bash", "unshare"];

const sources = Object.values<{ file: string; with?: readonly string[]; bring: string }>(PROGRAMS);
const listed = new Set([
  ...BASE,
  ...sources.flatMap(({ file, with: more = [] }) => [file, ...more].map((path) => basename(path))),
]);

/** Programs that a source starts by their names and that PROGRAMS does not list. */
const unlisted = (source: string) =>
  [...source.matchAll(/\b(?:spawn|execFile)(?:Sync)?\(\s*"([\w-]+)"|\brun\("([\w-]+)", words/g)]
    .map(([, started, run]) => started ?? run ?? "")
    .filter((name) => !listed.has(name));

it("every program that tests and commands start stands in the one list", () => {
  const found = globSync("{desk,hosting,src,tests,tools}/**/*.{ts,tsx}", {
    exclude: ["**/node_modules/**"],
  }).flatMap((file) => unlisted(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
  expect(unlisted('spawnSync("git", []); spawn(\n"convert", [])')).toEqual(["convert"]);
});

it("CI installs all that the list names", () => {
  const script = readFileSync(".ci/run", "utf8");
  for (const { bring } of sources) {
    const [, packages] = /^sudo apt-get install (.*)$/.exec(bring) ?? [];
    for (const words of packages?.split(" ") ?? [bring.replace("npm ci --prefix ", "")])
      expect(script.split(/\s+/)).toContain(words);
  }
});

it("a missing program is told in one sentence, with what brings it", () => {
  expect(lacking()).toBeUndefined();
  const said = lacking(...(Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]));
  if (said) expect(said).toMatch(/^[\w, ]+ missing: (sudo apt-get install|npm ci --prefix) /);
});
