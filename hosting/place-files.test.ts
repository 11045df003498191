import fs, { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, onTestFinished, vi } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { listFiles } from "./built-files.ts";
import { replaceContent } from "./place-files.ts";

/** Replaces the content of dist/ by a new build. */

const place = folderPerTest("place-");
const OLD = { "index.html": "assets/old.js", "old/page.html": "assets/old.js", "assets/old.js": "old" };
const NEW = { "index.html": "assets/new.js", "new/page.html": "assets/new.js", "assets/new.js": "new" };

/** Returns the content of each file of dist/. */
const site = () =>
  Object.fromEntries(
    listFiles(place("dist")).map((file) => [file.slice(1), readFileSync(place("dist", file), "utf8")]),
  );

const replace = () => {
  writeFiles(place("build"), NEW);
  replaceContent(place("build"), place("dist"));
};

/** Lets an operation of the disk fail at each of its calls from `first` to `last`. */
function fail(operation: "renameSync" | "rmSync", code: string, first: number, last: number) {
  const own = fs[operation] as (...words: unknown[]) => void;
  let calls = 0;
  vi.spyOn(fs, operation).mockImplementation((...words: unknown[]) => {
    calls++;
    if (calls >= first && calls <= last) throw Object.assign(new Error(code), { code });
    own(...words);
  });
  syncBuiltinESMExports();
  const revive = () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  };
  onTestFinished(revive);
  return revive;
}

it("a folder has exactly the files of the new build, and no empty folder", () => {
  writeFiles(place("dist"), { ...OLD, "_incoming/of-a-killed-process/0": "x" });
  replace();
  expect(site()).toEqual(NEW);
  expect(readdirSync(place("dist")).toSorted()).toEqual(["assets", "index.html", "new"]);
});

it("a link to the folder that is served stays a link, and the new build is behind it", () => {
  writeFiles(place("public_html"), OLD);
  symlinkSync("public_html", place("dist"));
  replace();
  expect(fs.lstatSync(place("dist")).isSymbolicLink()).toBe(true);
  expect(site()).toEqual(NEW);
});

it("a file that another program holds for a moment is replaced as soon as it is free", () => {
  writeFiles(place("dist"), OLD);
  fail("renameSync", "EPERM", 2, 3);
  replace();
  expect(site()).toEqual(NEW);
});

it.each(["renameSync", "rmSync"] as const)(
  "after a failure of %s at any file every page is whole and has its asset, and the next build is complete",
  (operation) => {
    let failures = 0;
    for (let isWhole = false; !isWhole; failures++) {
      fs.rmSync(place("dist"), { recursive: true, force: true });
      writeFiles(place("dist"), OLD);
      const revive = fail(operation, "EIO", failures + 1, 99);
      try {
        replace();
        isWhole = true;
      } catch {}
      revive();
      expect(existsSync(place("dist/index.html"))).toBe(true);
      for (const [file, content] of Object.entries(site()))
        if (file.endsWith(".html"))
          expect(existsSync(place("dist", content)), `${file}: ${content}`).toBe(true);
      replace();
      expect(site()).toEqual(NEW);
    }
    expect(failures).toBeGreaterThan(2);
  },
);

it("every user may read the files and folders, whatever the umask of the builder is", () => {
  const umask = process.umask(0o077);
  onTestFinished(() => void process.umask(umask));
  replace();
  const modes = ["", "new", "new/page.html"].map((name) => statSync(place("dist", name)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});
