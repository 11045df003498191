import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { folderTarget, publish, rsyncTarget } from "../../hosting/publish.ts";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";
import { repository } from "../server/publish/git.ts";
import { run } from "../server/publish/targets.ts";
import { twoRepositories } from "./repository.ts";

const place = ownFolder("oprit-");

/** A build whose pages each hold the name of the one asset that they need. */
function build(name: string, pages: readonly string[]): string {
  const asset = `assets/${name}.js`;
  const texts = Object.fromEntries(pages.map((page) => [page, asset]));
  const folder = writeFiles(place(name), { ...texts, [asset]: name, ".htaccess": "" });
  return writeFiles(folder, { [CHECKSUMS]: checksums(folder) });
}

/** Lets a program kill, after so many calls, whoever calls it. @returns the path on which it is found */
function killing(program: string, calls: number): string {
  const real = execFileSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).trim();
  rmSync(place("calls"), { force: true });
  const script = `#!/bin/sh
    echo >> '${place("calls")}'
    [ $(wc -l < '${place("calls")}') -gt ${calls} ] && kill -9 $PPID && exit 1
    exec ${real} "$@"\n`;
  writeFiles(place("bin"), { [program]: script });
  chmodSync(place("bin", program), 0o755);
  return [place("bin"), process.env.PATH].join(delimiter);
}

/** What is published, in a process of its own: where the desk's modules are, and what they work on. */
const PROGRAMS = {
  folder: `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { folderTarget, publish } = await import(hosting);
    for (const name of ["cpSync", "renameSync", "rmSync"]) {
      const own = fs[name];
      fs[name] = (...words) => kills-- > 0 ? own(...words) : process.kill(process.pid, "SIGKILL");
    }
    syncBuiltinESMExports();
    await publish(build, folderTarget(site));`,
  rsync: `const [{ publish, rsyncTarget }, { run }] = [await import(hosting), await import(desk + "targets.ts")];
    const how = { folder: ".", signal, failed: "" };
    await publish(build, rsyncTarget(site, (words, input) => run("rsync", words, { ...how, input })));`,
  git: `const { repository } = await import(desk + "git.ts");
    const ours = repository(site, "main", signal);
    await ours.push(await ours.prepare());`,
};

/** Publishes, and is killed at the step after so many. @returns whether it was */
function isKilled(way: keyof typeof PROGRAMS, words: readonly string[], kills: number): boolean {
  const program = `let [hosting, desk, kills, site, build] = process.argv.slice(1);
    const { signal } = new AbortController();
    ${PROGRAMS[way]}`;
  const files = [resolve("hosting/publish.ts"), resolve("desk/server/publish/x").slice(0, -1)];
  const node = ["--input-type=module", "-e", program, ...files, `${kills}`, ...words];
  const PATH = way === "folder" ? process.env.PATH : killing(way, kills);
  const env = { ...process.env, PATH };
  const ended = spawnSync(process.execPath, node, { env, encoding: "utf8", timeout: 60_000 });
  if (ended.signal !== "SIGKILL") expect(ended.stderr).toBe("");
  return ended.signal === "SIGKILL";
}

it.each([
  ["the first", "folder", 20],
  ["the second", "folder", 30],
  ["the first", "rsync", 4],
  ["the second", "rsync", 5],
] as const)(
  "%s by %s: pages are whole wherever a publication is killed, and the next completes it",
  {
    timeout: 120_000,
  },
  async (which, way, atLeast) => {
    const site = place("site");
    const pages = Array.from({ length: 8 }, (_, page) => `${page}.html`);
    const [one, two] = [build("one", [...pages, "gone.html"]), build("two", [...pages, "new.html"])];
    const how = { folder: ".", signal: new AbortController().signal, failed: "" };
    const byRsync = rsyncTarget(site, (words, input) => run("rsync", words, { ...how, input }));
    const target = way === "rsync" ? byRsync : folderTarget(site);
    const there = () => readdirSync(site).filter((file) => file.endsWith(".html"));
    const asset = (page: string) => readFileSync(join(site, page), "utf8");
    let kills = 0;
    for (let goesOn = true; goesOn; kills++) {
      rmSync(site, { recursive: true, force: true });
      mkdirSync(site);
      if (which === "the second") await publish(one, target);
      goesOn = isKilled(way, [site, two], kills);
      for (const page of there()) expect(existsSync(join(site, asset(page))), page).toBe(true);
      if (goesOn) await publish(two, target);
      expect(there().toSorted()).toEqual([...pages, "new.html"]);
      expect(new Set(there().map(asset))).toEqual(new Set(["assets/two.js"]));
    }
    expect(kills).toBeGreaterThan(atLeast);
  },
);

it("by git: all texts are sent or none wherever a publication is killed, and the next completes it", {
  timeout: 120_000,
}, async () => {
  const { begin, elsewhere, there, write } = twoRepositories(place);
  let kills = 0;
  for (let goesOn = true; goesOn; kills++) {
    begin();
    for (const file of ["a.yaml", "c.yaml"]) write(file, "new\n");
    elsewhere("b.yaml", "theirs\n");
    goesOn = isKilled("git", [place("work")], kills);
    if (goesOn) {
      expect(there("a.yaml")).toBe("old");
      const ours = repository(place("work"), "main", new AbortController().signal);
      await ours.push(await ours.prepare());
    }
    expect(["a.yaml", "b.yaml", "c.yaml"].map(there)).toEqual(["new", "theirs", "new"]);
  }
  expect(kills).toBeGreaterThan(5);
});
