import { execFileSync } from "node:child_process";
import fs, {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { listFiles } from "./built-files.ts";
import { hostFile } from "./host-files.ts";
import { changedFiles, MANIFEST_FILE, publish } from "./publish.ts";

/** Publishes to a folder and checks its files afterwards, also after an interrupted publication. */

const place = folderPerTest("publicare ");
let site: string;
beforeEach(() => {
  site = place("site");
  mkdirSync(site);
});
const revive = () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
afterEach(revive);

/**
 * Creates a build. Each of its pages contains the name of the asset that the page needs. Other builds have
 * neither this asset nor the page `<name>.html`.
 */
function build(name: string): string {
  const asset = `assets/${name}.js`;
  const pages = ["index.html", "servicii/rmn.html", "404.html", `${name}.html`];
  const texts = Object.fromEntries(pages.map((page) => [page, asset]));
  return writeFiles(place(name), { ...texts, [asset]: asset.repeat(200), ".htaccess": OURS(name) });
}

/** The `.htaccess` that the build writes, with a comment that is different in each build. */
const OURS = (name: string) => hostFile([], "server")[1].replace(/(?=^# END site$)/m, `# ${name}\n`);

const text = (name: string) => readFileSync(join(site, name), "utf8");

/**
 * Expects that the target contains exactly this build, byte for byte, apart from assets of earlier builds,
 * and that no temporary file is left.
 */
function expectBuild(folder: string): void {
  const own = listFiles(folder);
  const here = listFiles(site).filter((file) => own.includes(file) || !/^\/(_|assets\/)/.test(file));
  expect(here).toEqual(own);
  for (const file of own) expect(text(file), file).toBe(readFileSync(folder + file, "utf8"));
  expect(readdirSync(join(site, "_incoming"))).toEqual([]);
}

/** Publishes a build of this name, on this day of January. */
const publishes = (name: string, day = 1) => publish(build(name), site, new Date(Date.UTC(2026, 0, day)));

/** Makes the disk fail, or do something else first, after a number of steps. */
function afterSteps(steps: number, act: () => void): void {
  const disk = fs as unknown as Record<string, (...words: unknown[]) => unknown>;
  let left = steps;
  for (const name of ["mkdirSync", "renameSync", "rmSync", "rmdirSync", "writeFileSync"]) {
    const own = disk[name];
    vi.spyOn(disk, name).mockImplementation((...words) => {
      if (left-- < 1) act();
      return own?.(...words);
    });
  }
  syncBuiltinESMExports();
}

it("leaves no page without its asset when it is killed at any step, and the next publication is complete", () => {
  let kills = 0;
  // The builds a, b and c follow an interruption in turn.
  for (let isKilled = true; isKilled; kills++) {
    rmSync(site, { recursive: true });
    mkdirSync(site);
    publish(build("a"), site);
    const next = build("b");
    afterSteps(kills, () => {
      throw new Error("Killed");
    });
    isKilled = false;
    try {
      publish(next, site);
    } catch {
      isKilled = true;
    }
    revive();
    for (const page of globSync("**/*.html", { cwd: site })) {
      const asset = text(page);
      expect(text(asset), page).toBe(asset.repeat(200));
    }
    const again = "abc".charAt(kills % 3);
    publishes(again);
    expectBuild(place(again));
  }
  expect(kills).toBeGreaterThan(15);
});

it("lists the files that would change: all files before the first publication, none directly after it", () => {
  const [first, second] = [build("a"), build("b")];
  expect(changedFiles(first, site)).toHaveLength(listFiles(first).length);
  publish(first, `${site}/`);
  expect(changedFiles(first, site)).toEqual([]);
  const changed = ".htaccess 404.html a.html assets/b.js b.html index.html servicii/rmn.html";
  expect(changedFiles(second, site).toSorted()).toEqual(changed.split(" "));
  rmSync(join(site, "404.html"));
  expect(changedFiles(first, site)).toEqual(["404.html"]);
});

it("accepts a folder with files of operating systems and of a hosting panel, and keeps the panel's lines", () => {
  const redirect = "RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]";
  writeFiles(site, { ".DS_Store": "x", "desktop.ini": "x", ".htaccess": redirect });
  publishes("a");
  expect(text(".htaccess")).toBe(`${redirect}\n${OURS("a")}`);
  writeFileSync(join(site, ".htaccess"), `${text(".htaccess")}# php -- panel\n`);
  publishes("b");
  expect(text(".htaccess")).toBe(`${redirect}\n# php -- panel\n${OURS("b")}`);
  expect(statSync(join(site, ".htaccess")).mode & 0o777).toBe(0o644);
});

const PANEL = "RewriteEngine On\r\n";
it.each([
  ["with the line ends of Windows", (part: string) => part.replaceAll("\n", "\r\n")],
  ["behind a byte order mark", (part: string) => `\uFEFF${part}`],
  ["twice", (part: string) => `${part}Header set X y\r\n${part}`],
])("replaces a part of .htaccess that an editor has saved %s by exactly one new part", (_, change) => {
  publishes("a");
  const foreign = change("").replace("\uFEFF", "");
  writeFileSync(join(site, ".htaccess"), `${PANEL}${change(OURS("a"))}# mod_php\r\n`);
  publishes("b");
  publishes("c");
  expect(text(".htaccess")).toBe(`${PANEL}${foreign}# mod_php\r\n${OURS("c")}`);
});

it("writes into a folder that refuses permissions, as network drives do", () => {
  vi.spyOn(fs, "chmodSync").mockImplementation(() => {
    throw Object.assign(new Error("EPERM: operation not permitted, chmod"), { code: "EPERM" });
  });
  syncBuiltinESMExports();
  publishes("a");
  revive();
  expectBuild(place("a"));
});

it("does not touch an unchanged file, and gives a changed one the time of the publication", () => {
  publishes("a");
  for (const name of ["404.html", "a.html"]) utimesSync(join(site, name), 1, 1);
  writeFileSync(join(place("a"), "404.html"), "new");
  publish(place("a"), site);
  expect(statSync(join(site, "a.html")).mtimeMs).toBe(1000);
  expect(Date.now() - statSync(join(site, "404.html")).mtimeMs).toBeLessThan(60_000);
});

it("removes only files of the manifest, even if the name of one is a pattern that matches other files", () => {
  const folder = build("a");
  writeFiles(folder, { "x/[a]*.html": "", "x/a.html": "" });
  publish(folder, site);
  writeFiles(site, { "x/ab.html": "theirs", "x/[a]b.html": "theirs" });
  chmodSync(site, 0o750);
  publishes("b");
  expect(readdirSync(join(site, "x")).toSorted()).toEqual(["[a]b.html", "ab.html"]);
  expect(statSync(site).mode & 0o777).toBe(0o750);
});

it("keeps files that it has not published, and ignores paths in the manifest that lead outside the target", () => {
  writeFiles(site, { "mail/letter.txt": "theirs" });
  publishes("a");
  writeFileSync(place("other.txt"), "");
  writeFileSync(join(site, MANIFEST_FILE), text(MANIFEST_FILE).replace("{", '{"../other.txt":null,'));
  publishes("b");
  expect(text("mail/letter.txt")).toBe("theirs");
  expect(existsSync(place("other.txt"))).toBe(true);
});

it("keeps an asset for thirty days after the first build without it, but removes a page immediately", () => {
  const assets = () => readdirSync(join(site, "assets")).join(" ");
  publishes("a", 1);
  publishes("b", 2);
  expect(existsSync(join(site, "a.html"))).toBe(false);
  publishes("c", 31);
  expect(assets()).toBe("a.js b.js c.js");
  publishes("d", 33);
  expect(assets()).toBe("b.js c.js d.js");
});

it("refuses a missing folder and a folder with files of somebody else, before it changes anything", () => {
  const none = place("none");
  expect(() => publish(build("a"), none)).toThrow(`Folderul ${none} nu există.`);
  expect(existsSync(none)).toBe(false);
  writeFileSync(join(site, "letter.txt"), "");
  expect(() => publishes("a")).toThrow(`Folderul ${site} nu este gol`);
  expect(readdirSync(site)).toEqual(["letter.txt"]);
});

it("refuses a manifest without an object, and a folder with the name of a file, as files of somebody else", () => {
  const refused = `Folderul ${site} nu este gol`;
  writeFiles(site, { [MANIFEST_FILE]: "null" });
  expect(() => publishes("a")).toThrow(refused);
  writeFiles(site, { [MANIFEST_FILE]: "{}", "index.html/letter.txt": "theirs" });
  expect(() => publishes("a")).toThrow(refused);
  expect(text("index.html/letter.txt")).toBe("theirs");
});

it("reports that the disk is full, and keeps the published pages", () => {
  publishes("a");
  writeFiles(build("b"), { "index.html": "x".repeat(50_000) });
  const program = `import { publish } from "./hosting/publish.ts";
    const [, build, site] = process.argv;
    try { publish(build, site); } catch ({ message }) { console.log(message); }`;
  const words = ["--input-type=module", "-e", program, place("b"), site];
  const limited = ["-c", 'ulimit -f 24; exec "$0" "$@"', process.execPath, ...words];
  expect(execFileSync("bash", limited, { encoding: "utf8" })).toContain(`${site} este plin.`);
  expect(text("404.html")).toBe("assets/a.js");
});
