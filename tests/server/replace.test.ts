import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { removeLeftBehind, replaceFolder } from "../../tools/build/replace.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

/** A number that no process has: beyond the largest of Linux. */
const GONE = 4_194_305;

const folder = ownFolder("replace-");
let dist: string;
let workshop: string;
beforeEach(() => {
  dist = folder("dist");
  workshop = folder("build");
});

const site = (at: string, text: string) => writeFiles(at, { "index.html": text, "404.html": text });
const shown = () => readFileSync(join(dist, "index.html"), "utf8");

describe("a build that was killed", () => {
  it("leaves the site as it was, and the next one clears up", () => {
    site(dist, "old");
    site(join(workshop, `${GONE}`), "half");
    removeLeftBehind(workshop, dist);
    expect(shown()).toBe("old");
    expect(readdirSync(workshop)).toEqual([]);
  });

  it("between its last two steps has taken the site away: it goes back", () => {
    site(join(workshop, `${GONE}-previous`), "old");
    site(join(workshop, `${GONE}`), "new");
    removeLeftBehind(workshop, dist);
    expect(shown()).toBe("old");
  });

  it("is told from one that still runs", () => {
    site(join(workshop, `${process.pid}`), "at work");
    removeLeftBehind(workshop, dist);
    expect(readdirSync(workshop)).toEqual([`${process.pid}`]);
  });
});

it("a folder that cannot be written to keeps its site", () => {
  writeFiles(folder(), { file: "" });
  const next = site(join(workshop, "1"), "new");
  expect(() => replaceFolder(folder("file/dist"), next)).toThrow(/ENOTDIR|EEXIST/);
  site(dist, "old");
  expect(() => replaceFolder(dist, join(workshop, "missing"))).toThrow(/ENOENT/);
  expect(existsSync(next)).toBe(true);
  expect(shown()).toBe("old");
});

/** A process that puts one site after the other in place, each with its number and turn in every file. */
function builder(turns: number) {
  const program = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { replaceFolder } from ${JSON.stringify(resolve("tools/build/replace.ts"))};
    for (let turn = 0; turn < ${turns}; turn++) {
      const build = ${JSON.stringify(workshop)} + "/" + process.pid;
      mkdirSync(build, { recursive: true });
      for (const name of ["index.html", "404.html"]) writeFileSync(build + "/" + name, process.pid + " " + turn);
      replaceFolder(${JSON.stringify(dist)}, build);
      if (turn === 0) process.stdout.write("begun");
    }`;
  return spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

it("killed at any of thirty moments, a whole site stands after the next build has cleared up", {
  timeout: 60_000,
}, async () => {
  for (let moment = 0; moment < 30; moment++) {
    site(dist, "old");
    const build = builder(Number.POSITIVE_INFINITY);
    const gone = once(build, "exit");
    await once(build.stdout, "data");
    // A turn takes less than a millisecond: no two moments are the same part of one.
    const until = performance.now() + moment / 7;
    while (performance.now() < until);
    build.kill("SIGKILL");
    await gone;
    removeLeftBehind(workshop, dist);
    expect(shown()).toBe(readFileSync(join(dist, "404.html"), "utf8"));
    expect(shown()).toMatch(/^\d+ \d+$/);
    expect(readdirSync(workshop)).toEqual([]);
  }
});

it("two builds at once end in one whole site, without an error", { timeout: 20_000 }, async () => {
  site(dist, "old");
  const builds = [builder(200), builder(200)];
  const ends = await Promise.all(builds.map((build) => once(build, "exit")));
  expect(ends.map(([status]) => status)).toEqual([0, 0]);
  expect(shown()).toBe(readFileSync(join(dist, "404.html"), "utf8"));
  expect(shown()).toMatch(/ 199$/);
  expect(readdirSync(workshop)).toEqual([]);
});
