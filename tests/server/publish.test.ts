import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changesOf, publish, RECORD } from "#hosting/publish.ts";
import { listFiles } from "#hosting/site-files.ts";
import { folderTarget, rsyncTarget } from "#hosting/targets.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";

/** Publication by each way, with its real programs: what is there after each, and after one that was killed. */

needs("rsync");
const place = ownFolder("publicare ");
let site: string;
beforeEach(() => {
  site = place("site");
  mkdirSync(site);
});
const HOSTING = `${resolve("hosting")}/`;
afterEach(() => vi.unstubAllEnvs());

/** A build whose pages name the one asset that they need, and a page and an asset that no other build has. */
function build(name: string): string {
  const asset = `assets/${name}.js`;
  const pages = ["index.html", "servicii/rmn.html", "404.html", `${name}.html`];
  const texts = Object.fromEntries(pages.map((page) => [page, asset]));
  return writeFiles(place(name), { ...texts, [asset]: name.repeat(2_000), ".htaccess": "" });
}

const files = () => listFiles(site).filter((file) => !file.startsWith("/_"));
const text = (name: string) => readFileSync(join(site, name), "utf8");

/** Every page that is there finds the asset that it names, whole. */
function expectWhole(): void {
  for (const page of files().filter((file) => file.endsWith(".html"))) {
    const [, name = ""] = /^assets\/(\w+)\.js$/.exec(text(page)) ?? [];
    expect(text(`assets/${name}.js`), page).toBe(name.repeat(2_000));
  }
}

/** The site is this build, byte for byte, but for assets of others. */
function expectBuild(folder: string): void {
  expectWhole();
  const own = listFiles(folder);
  expect(files().filter((file) => !file.startsWith("/assets/"))).toEqual(
    own.filter((file) => !file.startsWith("/assets/")),
  );
  for (const file of own) expect(text(file), file).toBe(readFileSync(folder + file, "utf8"));
}

/** After a publication of B over A was killed: A, B or C are published, each into a copy of what it left. */
async function expectAnyNext(
  builds: readonly string[],
  open: () => ReturnType<typeof folderTarget>,
): Promise<void> {
  expectWhole();
  cpSync(site, place("left"), { recursive: true, preserveTimestamps: true });
  for (const folder of builds) {
    rmSync(site, { recursive: true });
    cpSync(place("left"), site, { recursive: true, preserveTimestamps: true });
    await publish(folder, open());
    expectBuild(folder);
  }
  rmSync(place("left"), { recursive: true });
}

/** A site with the build A, anew. */
async function begin(first: string): Promise<void> {
  rmSync(site, { recursive: true });
  mkdirSync(site);
  await publish(first, folderTarget(site));
}

it("a folder: killed at any step, any build published next is there byte for byte", {
  timeout: 300_000,
}, async () => {
  const builds = ["a", "b", "c"].map(build);
  const [first = "", second = ""] = builds;
  const program = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    let [hosting, site, build, steps] = process.argv.slice(1);
    const { publish } = await import(hosting + "publish.ts");
    const { folderTarget } = await import(hosting + "targets.ts");
    for (const name of ["cpSync", "mkdirSync", "renameSync", "rmSync"]) {
      const own = fs[name];
      fs[name] = (...words) => steps-- > 0 ? own(...words) : process.kill(process.pid, "SIGKILL");
    }
    syncBuiltinESMExports();
    await publish(build, folderTarget(site));`;
  const words = ["--input-type=module", "-e", program, HOSTING, site, second];
  let steps = 0;
  for (let isKilled = true; isKilled; steps++) {
    await begin(first);
    const { signal, stderr } = spawnSync(process.execPath, [...words, `${steps}`], { encoding: "utf8" });
    isKilled = signal === "SIGKILL";
    if (!isKilled) expect(stderr).toBe("");
    await expectAnyNext(builds, () => folderTarget(site));
  }
  expect(steps).toBeGreaterThan(15);
});

/** What stands in for ssh: the other side is killed once so many bytes have reached it; the file keeps how many are left. */
const WIRE = `import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const [, , file, ...words] = process.argv;
let left = Number(readFileSync(file, "utf8"));
const command = words.slice(words.indexOf("here") + 1).join(" ");
const other = spawn("sh", ["-c", command], { stdio: ["pipe", "inherit", "inherit"], detached: true });
other.stdin.on("error", () => {});
other.on("exit", (code) => {
  writeFileSync(file, String(left));
  process.exit(code ?? 1);
});
process.stdin.on("data", (part) => {
  other.stdin.write(part.subarray(0, left));
  left = Math.max(0, left - part.length);
  if (left === 0) process.kill(-other.pid, "SIGKILL");
});
process.stdin.on("end", () => other.stdin.end());`;

const ALL = 1e9;
const CUTS = 12;

it("rsync: cut off after any number of bytes, the same", { timeout: 300_000 }, async () => {
  const builds = ["a", "b", "c"].map(build);
  const [first = "", second = ""] = builds;
  writeFiles(place(), { "wire.mjs": WIRE });
  vi.stubEnv("RSYNC_RSH", `${process.execPath} '${place("wire.mjs")}' '${place("bytes")}'`);
  const open = (bytes = ALL) => {
    writeFileSync(place("bytes"), `${bytes}`);
    return rsyncTarget(`here:${site}`);
  };
  await begin(first);
  await publish(second, open());
  const needed = ALL - Number(readFileSync(place("bytes"), "utf8"));
  for (let cut = 1; cut < CUTS; cut++) {
    await begin(first);
    await expect(publish(second, open(Math.round((needed * cut) / CUTS)))).rejects.toThrow();
    await expectAnyNext(builds.slice(cut % 3, (cut % 3) + 1), () => rsyncTarget(site));
  }
});

it("a server is reached at the port of its address; what ssh says is told apart", async () => {
  const ssh = `#!/bin/sh
    echo "$@" >> '${place("calls")}'
    test ! -e '${place("said")}' || { cat '${place("said")}' >&2; exit 255; }
    until test "$1" = server; do shift; done
    shift
    exec sh -c "$*"`;
  writeFiles(place(), { ssh });
  chmodSync(place("ssh"), 0o755);
  vi.stubEnv("RSYNC_RSH", `'${place("ssh")}'`);
  const at = (folder: string) => rsyncTarget(`ssh://ana@server:2222${folder}`);
  await publish(build("a"), at(site));
  expectBuild(place("a"));
  for (const call of readFileSync(place("calls"), "utf8").trim().split("\n"))
    expect(call).toMatch(/^-p 2222 -l ana server rsync --server /);
  await expect(publish(place("a"), at(place("none")))).rejects.toMatchObject({ trouble: "gone" });
  for (const [said, trouble] of [
    ["ana@server: Permission denied (publickey).", "denied"],
    ["ssh: connect to host server port 2222: Connection refused", "unreachable"],
  ] as const) {
    writeFileSync(place("said"), said);
    await expect(publish(place("a"), at(site))).rejects.toMatchObject({ trouble });
  }
});

describe.each([
  ["folderTarget", folderTarget],
  ["rsyncTarget", rsyncTarget],
] as const)("%s", (way, open) => {
  it("tells what changes by what is there: all of a build in an empty folder, nothing after it", async () => {
    const [first, second] = [build("a"), build("b")];
    expect(await changesOf(first, open(site))).toHaveLength(listFiles(first).length);
    await publish(first, open(site));
    expect(await changesOf(first, open(site))).toEqual([]);
    const changed = "404.html a.html assets/b.js b.html index.html servicii/rmn.html";
    expect((await changesOf(second, open(site))).toSorted()).toEqual(changed.split(" "));
    rmSync(join(site, "404.html"));
    expect(await changesOf(first, open(site))).toEqual(["404.html"]);
  });

  it("leaves to others what is theirs, in their folders and by a record that names it", async () => {
    writeFiles(site, { "mail/letter.txt": "theirs" });
    await publish(build("a"), open(site));
    writeFileSync(place("other.txt"), "");
    writeFileSync(join(site, RECORD), text(RECORD).replace("{", '{"../other.txt":null,'));
    await publish(build("b"), open(site));
    expect(text("mail/letter.txt")).toBe("theirs");
    expect(existsSync(place("other.txt"))).toBe(true);
  });

  it("keeps an asset for thirty days after the last build that named it, and a page no longer than its build", async () => {
    const day = (count: number) => new Date(Date.UTC(2026, 0, count));
    const assets = () => readdirSync(join(site, "assets")).sort();
    await publish(build("a"), open(site), day(1));
    await publish(build("b"), open(site), day(2));
    expect(existsSync(join(site, "a.html"))).toBe(false);
    await publish(build("c"), open(site), day(31));
    expect(assets()).toEqual(["a.js", "b.js", "c.js"]);
    await publish(build("d"), open(site), day(33));
    expect(assets()).toEqual(["b.js", "c.js", "d.js"]);
  });

  it("gives a server what it may read, also where nobody else may read what this user makes", async () => {
    const folder = build("a");
    for (const name of ["", "servicii", "index.html"]) chmodSync(join(folder, name), 0o700);
    const umask = process.umask(0o077);
    await publish(folder, open(site)).finally(() => process.umask(umask));
    const mode = (name: string) => (statSync(join(site, name)).mode & 0o777).toString(8);
    expect(["assets", "servicii"].map(mode)).toEqual(["755", "755"]);
    expect(["index.html", "servicii/rmn.html"].map(mode)).toEqual(["644", "644"]);
  });

  it("refuses what is another site's, and a folder that is not there, before it changes anything", async () => {
    await expect(publish(build("a"), open(place("none")))).rejects.toMatchObject({ trouble: "gone" });
    expect(existsSync(place("none"))).toBe(false);
    writeFileSync(join(site, "letter.txt"), "");
    await expect(publish(place("a"), open(site))).rejects.toMatchObject({ trouble: "foreign" });
    expect(readdirSync(site)).toEqual(["letter.txt"]);
  });

  it("on a disk that fills keeps the pages that were there, and says so", async () => {
    await publish(build("a"), open(site));
    const next = writeFiles(build("b"), { "index.html": "x".repeat(50_000) });
    const program = `const [hosting, build, site] = process.argv.slice(1);
      const { publish } = await import(hosting + "publish.ts");
      const { ${way} } = await import(hosting + "targets.ts");
      await publish(build, ${way}(site)).catch(({ trouble }) => console.log(trouble));`;
    const words = ["--input-type=module", "-e", program, HOSTING, next, site];
    const limited = ["-c", 'ulimit -f 24; exec "$0" "$@"', process.execPath, ...words];
    const { stdout } = spawnSync("bash", limited, { encoding: "utf8" });
    expect(stdout.trim()).toBe("full");
    expect(text("index.html")).toBe("assets/a.js");
  });
});
