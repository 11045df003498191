import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
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

/** `dist` is what stands in the site's place; the build that was killed had the number of no process. */
it.each([
  ["while it was at work", { dist: "old", next: "half" }, "old"],
  ["before the new site was in the place of the old", { previous: "old", next: "new" }, "old"],
  ["before the old site was removed", { dist: "new", previous: "old" }, "new"],
])("a build that was killed %s leaves a whole site, and the next one clears up", (_, left, text) => {
  const places = { dist, next: join(workshop, `${GONE}`), previous: join(workshop, `${GONE}-previous`) };
  for (const [name, text] of Object.entries(left)) site(places[name as keyof typeof places], text);
  removeLeftBehind(workshop, dist);
  expect(shown()).toBe(text);
  expect(readdirSync(workshop)).toEqual([]);
});

it("a build that still runs is told from one that was killed", () => {
  site(join(workshop, `${process.pid}`), "at work");
  removeLeftBehind(workshop, dist);
  expect(readdirSync(workshop)).toEqual([`${process.pid}`]);
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

it("a site that cannot be moved is copied: another file system, or a layer of an image", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  site(dist, "old");
  writeFiles(dist, { "gone.html": "" });
  const elsewhere = mkdtempSync(existsSync("/dev/shm") ? "/dev/shm/replace-" : folder("replace-"));
  replaceFolder(dist, site(join(elsewhere, "1"), "new"));
  expect([shown(), readdirSync(dist).length, readdirSync(elsewhere)]).toEqual(["new", 2, []]);
  rmSync(elsewhere, { recursive: true });
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
