import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
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

it("the next build clears up after one that was killed, and not after one that still runs", () => {
  for (const pid of [GONE, process.pid]) site(join(workshop, `${pid}`), "half");
  removeLeftBehind(workshop);
  expect(readdirSync(workshop)).toEqual([`${process.pid}`]);
});

it("a site that cannot be moved to another file system is copied", () => {
  site(dist, "old");
  writeFiles(dist, { "gone.html": "" });
  const elsewhere = mkdtempSync(existsSync("/dev/shm") ? "/dev/shm/replace-" : folder("replace-"));
  replaceFolder(dist, site(elsewhere, "new"));
  expect([shown(), readdirSync(dist).length]).toEqual(["new", 2]);
  rmSync(elsewhere, { recursive: true, force: true });
});

it("two builds at once end in one whole site, without an error", async () => {
  site(dist, "old");
  // Each puts one site after the other in place, with its number and turn in every file.
  const program = `
    import { mkdirSync, writeFileSync } from "node:fs";
    import { replaceFolder } from ${JSON.stringify(resolve("tools/build/replace.ts"))};
    for (let turn = 0; turn < 200; turn++) {
      const build = ${JSON.stringify(workshop)} + "/" + process.pid;
      mkdirSync(build, { recursive: true });
      for (const name of ["index.html", "404.html"]) writeFileSync(build + "/" + name, process.pid + " " + turn);
      replaceFolder(${JSON.stringify(dist)}, build);
    }`;
  const builds = [1, 2].map(() =>
    spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "inherit" }),
  );
  const ends = await Promise.all(builds.map((build) => once(build, "exit")));
  expect(ends.map(([status]) => status)).toEqual([0, 0]);
  expect(shown()).toBe(readFileSync(join(dist, "404.html"), "utf8"));
  expect(shown()).toMatch(/^\d+ 199$/);
  expect(readdirSync(workshop)).toEqual([]);
});
