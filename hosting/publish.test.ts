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
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { needs } from "#tests/fixtures/needs.ts";
import { listFiles } from "./built-files.ts";
import { hostFiles } from "./host-files.ts";
import { changedFiles, MANIFEST_FILE, publish } from "./publish.ts";
import { folderTarget, rsyncTarget } from "./publish-targets.ts";

/**
 * Publishes to a local folder and by rsync, with the real programs, and checks the files at the target
 * afterwards, also after an interrupted publication.
 */

needs("rsync");
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
const OURS = (name: string) =>
  `${hostFiles([], "https://www.exemplu.ro", "server")[".htaccess"]}`.replace(
    /(?=^# END site$)/m,
    `# ${name}\n`,
  );

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

/** A local target whose disk operations fail after a number of steps, as if the program had been killed. */
function folderThatFailsAfter(steps: number) {
  const disk = fs as unknown as Record<string, (...words: unknown[]) => unknown>;
  let left = steps;
  for (const name of ["cpSync", "mkdirSync", "renameSync", "rmSync"]) {
    const own = disk[name];
    vi.spyOn(disk, name).mockImplementation((...words) => {
      if (left-- < 1) throw new Error("Killed");
      return own?.(...words);
    });
  }
  syncBuiltinESMExports();
  return folderTarget(site);
}

/**
 * Source of a program that replaces ssh and kills the remote process after a number of bytes. The program
 * reads this number from a file. When it ends, it writes the number of remaining bytes into the file, for the
 * next connection of the same publication.
 */
const WIRE = `import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
const [, , file, , ...words] = process.argv;
let left = Number(readFileSync(file, "utf8"));
const other = spawn(words.join(" "), { shell: true, stdio: ["pipe", "inherit", "inherit"], detached: true });
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

/** A remote target whose connection breaks after a number of bytes. */
function serverThatFailsAfter(bytes: number) {
  writeFiles(place(), { "wire.mjs": WIRE, left: `${bytes}` });
  vi.stubEnv("RSYNC_RSH", `${process.execPath} '${place("wire.mjs")}' '${place("left")}'`);
  return rsyncTarget(`here:${site}`);
}

it("connects to the port in the address of a server, and reports each error of ssh differently", async () => {
  const shell = (script: string) => vi.stubEnv("RSYNC_RSH", `sh -c '${script}' ssh`);
  const server = () => publish(build("a"), rsyncTarget(`ssh://ana@server:2222${site}`));
  shell('test "$1 $2 $3 $4 $5" = "-p 2222 -l ana server" && shift 5 && exec sh -c "$*"');
  await server();
  expectBuild(place("a"));
  shell('echo "ana@server: Permission denied (publickey)." >&2; exit 255');
  await expect(server()).rejects.toThrow(/^În .* nu se poate scrie: lipsește dreptul sau cheia/);
  shell('echo "ssh: connect to host server port 2222: Connection refused" >&2; exit 255');
  await expect(server()).rejects.toThrow(`La ssh://ana@server:2222${site} nu se ajunge.`);
  vi.stubEnv("PATH", "");
  await expect(server()).rejects.toThrow("Programul rsync lipsește");
});

it("reports another publication to the same folder at the same time, and the next publication is complete", async () => {
  const publishes = (name: string) => publish(build(name), folderTarget(site));
  await publishes("a");
  const results = await Promise.allSettled([publishes("b"), publishes("c")]);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? `${result.reason}` : []));
  expect(reasons.join()).toContain(`În ${site} a publicat și altcineva în același timp.`);
  await publishes("b");
  expectBuild(place("b"));
});

it.each([
  ["clear", 1],
  ["put", 2],
  ["put", 3],
  ["put", 4],
  ["remove", 1],
] as const)(
  "the next publication removes the pages of another one that ran completely before operation %s %i",
  async (name, number) => {
    await publish(build("c"), folderTarget(site));
    const target = folderTarget(site);
    let count = 0;
    const operation = async (...words: unknown[]) => {
      if (++count === number) await publish(build("a"), folderTarget(site));
      return (target[name] as (...words: unknown[]) => Promise<never>)(...words);
    };
    const interrupted = publish(build("b"), { ...target, [name]: operation });
    await expect(interrupted).rejects.toThrow("a publicat și altcineva");
    await publish(place("c"), folderTarget(site));
    expectBuild(place("c"));
  },
);

it.each([
  [
    "a changed key",
    "@ WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED! @\nHost key verification failed.",
    255,
    "are altă cheie",
  ],
  [
    "an unknown key",
    "No ED25519 host key is known for server.\nHost key verification failed.",
    255,
    "nu s-a legat încă",
  ],
  ["no rsync (bash)", "bash: line 1: rsync: command not found", 127, "lipsește rsync. Cereți găzduirii"],
  ["no rsync (dash)", "sh: 1: rsync: not found", 127, "lipsește rsync. Cereți găzduirii"],
  ["no rsync (zsh)", "zsh:1: command not found: rsync", 127, "lipsește rsync. Cereți găzduirii"],
])("names %s on the server as the cause, not a missing connection", async (_, message, status, words) => {
  writeFiles(place(), { message });
  vi.stubEnv("RSYNC_RSH", `sh -c 'cat "${place("message")}" >&2; exit ${status}' ssh`);
  await expect(publish(build("a"), rsyncTarget(`server:${site}`))).rejects.toThrow(words);
});

it("reports that a server accepts only SFTP, instead of reporting a missing connection", async () => {
  // An sshd with `ForceCommand internal-sftp` answers with this sentence. The script reads the first four
  // bytes (rsync's protocol version), as ssh does; otherwise rsync may fail to write them before it reads the
  // sentence.
  const script = 'head -c 4 > /dev/null; echo "This service allows sftp connections only."; exit 1';
  vi.stubEnv("RSYNC_RSH", `sh -c '${script}' ssh`);
  await expect(publish(build("a"), rsyncTarget(`server:${site}`))).rejects.toThrow("primește numai SFTP");
});

it.each([
  ["macOS up to 15.3", "rsync  version 2.6.9  protocol version 29"],
  ["macOS after 15.3", "openrsync: protocol version 29\nrsync version 2.6.9 compatible"],
])("an rsync that is too old (%s) is refused before anything is sent", async (_, version) => {
  writeFiles(place(), {
    "bin/rsync": `#!/bin/sh\ntest "$*" = --version || touch '${place("called")}'\necho '${version}'\n`,
  });
  chmodSync(place("bin/rsync"), 0o755);
  vi.stubEnv("PATH", `${place("bin")}:${process.env.PATH}`);
  await expect(publish(build("a"), rsyncTarget(`server:${site}`))).rejects.toThrow("este nevoie de rsync 3");
  expect(existsSync(place("called")), "rsync was started for more than its version").toBe(false);
});

describe.each([
  // The first test interrupts a publication again and again, each time `pace` steps (folder) or bytes (rsync)
  // later. With a pace of 1/3 there are three interruptions at each step, so that each of the builds a, b and
  // c once follows an interruption there. `least` is the minimum number of interruptions.
  ["folderTarget", folderTarget, folderThatFailsAfter, 1 / 3, 45],
  ["rsyncTarget", rsyncTarget, serverThatFailsAfter, 350, 10],
] as const)("%s", (way, open, failsAfter, pace, least) => {
  const publishes = (name: string, day = 1) =>
    publish(build(name), open(site), new Date(Date.UTC(2026, 0, day)));

  it("leaves no page without its asset when it is killed at any step, and the next publication is complete", async () => {
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      rmSync(site, { recursive: true });
      mkdirSync(site);
      await publish(build("a"), folderTarget(site));
      isKilled = await publish(build("b"), failsAfter(kills * pace)).then(
        () => false,
        () => true,
      );
      revive();
      for (const page of globSync("**/*.html", { cwd: site })) {
        const asset = text(page);
        expect(text(asset), page).toBe(asset.repeat(200));
      }
      const next = "abc".charAt(kills % 3);
      await publishes(next);
      expectBuild(place(next));
    }
    expect(kills).toBeGreaterThan(least);
  });

  it("lists the files that would change: all files before the first publication, none directly after it", async () => {
    const [first, second] = [build("a"), build("b")];
    expect(await changedFiles(first, open(site))).toHaveLength(listFiles(first).length);
    await publish(first, open(`${site}/`));
    expect(await changedFiles(first, open(site))).toEqual([]);
    const changed = ".htaccess 404.html a.html assets/b.js b.html index.html servicii/rmn.html";
    expect((await changedFiles(second, open(site))).toSorted()).toEqual(changed.split(" "));
    rmSync(join(site, "404.html"));
    expect(await changedFiles(first, open(site))).toEqual(["404.html"]);
  });

  it("accepts a folder with files of operating systems and of a hosting panel, and keeps the panel's lines", async () => {
    const redirect = "RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]";
    writeFiles(site, { ".DS_Store": "x", "desktop.ini": "x", ".htaccess": redirect });
    await publishes("a");
    expect(text(".htaccess")).toBe(`${redirect}\n${OURS("a")}`);
    writeFileSync(join(site, ".htaccess"), `${text(".htaccess")}# php -- panel\n`);
    expect(await changedFiles(place("a"), open(site))).toEqual([]);
    await publishes("b");
    expect(text(".htaccess")).toBe(`${redirect}\n${OURS("b")}# php -- panel\n`);
    expect(statSync(join(site, ".htaccess")).mode & 0o777).toBe(0o644);
  });

  it("removes only files of the manifest, even if the name of one is a pattern that matches other files", async () => {
    const folder = build("a");
    writeFiles(folder, { "x/[a]*.html": "", "x/a.html": "" });
    await publish(folder, open(site));
    writeFiles(site, { "x/ab.html": "theirs", "x/[a]b.html": "theirs" });
    chmodSync(site, 0o750);
    await publishes("b");
    expect(readdirSync(join(site, "x")).toSorted()).toEqual(["[a]b.html", "ab.html"]);
    expect(statSync(site).mode & 0o777).toBe(0o750);
  });

  it("keeps files that it has not published, and ignores paths in the manifest that lead outside the target", async () => {
    writeFiles(site, { "mail/letter.txt": "theirs" });
    await publishes("a");
    writeFileSync(place("other.txt"), "");
    writeFileSync(join(site, MANIFEST_FILE), text(MANIFEST_FILE).replace("{", '{"../other.txt":null,'));
    await publishes("b");
    expect(text("mail/letter.txt")).toBe("theirs");
    expect(existsSync(place("other.txt"))).toBe(true);
  });

  it("keeps an asset for thirty days after the first build without it, but removes a page immediately", async () => {
    const assets = () => readdirSync(join(site, "assets")).join(" ");
    await publishes("a", 1);
    await publishes("b", 2);
    expect(existsSync(join(site, "a.html"))).toBe(false);
    await publishes("c", 31);
    expect(assets()).toBe("a.js b.js c.js");
    await publishes("d", 33);
    expect(assets()).toBe("b.js c.js d.js");
  });

  it("makes all files and folders readable for a server, even under a restrictive umask", async () => {
    chmodSync(join(build("a"), "servicii"), 0o700);
    const umask = process.umask(0o077);
    await publish(place("a"), open(site)).finally(() => process.umask(umask));
    const mode = (name: string) => (statSync(join(site, name)).mode & 0o777).toString(8);
    expect(["_incoming", "assets", "servicii"].map(mode)).toEqual(["755", "755", "755"]);
    expect(["index.html", "servicii/rmn.html"].map(mode)).toEqual(["644", "644"]);
  });

  it("refuses a missing folder and a folder with files of somebody else, before it changes anything", async () => {
    const none = place("none");
    await expect(publish(build("a"), open(none))).rejects.toThrow(`Folderul ${none} nu există.`);
    expect(existsSync(none)).toBe(false);
    writeFileSync(join(site, "letter.txt"), "");
    await expect(publishes("a")).rejects.toThrow(`Folderul ${site} nu este gol`);
    expect(readdirSync(site)).toEqual(["letter.txt"]);
  });

  it("refuses a manifest without an object, and a folder with the name of a file, as files of somebody else", async () => {
    const refused = `Folderul ${site} nu este gol`;
    writeFiles(site, { [MANIFEST_FILE]: "null" });
    await expect(publishes("a")).rejects.toThrow(refused);
    writeFiles(site, { [MANIFEST_FILE]: "{}", "index.html/letter.txt": "theirs" });
    await expect(publishes("a")).rejects.toThrow(refused);
    expect(text("index.html/letter.txt")).toBe("theirs");
  });

  it("reports that the disk is full, and keeps the published pages", async () => {
    await publishes("a");
    writeFiles(build("b"), { "index.html": "x".repeat(50_000) });
    const program = `import { publish } from "./hosting/publish.ts";
      import { ${way} } from "./hosting/publish-targets.ts";
      const [, build, site] = process.argv;
      await publish(build, ${way}(site)).catch(({ message }) => console.log(message));`;
    const words = ["--input-type=module", "-e", program, place("b"), site];
    const limited = ["-c", 'ulimit -f 24; exec "$0" "$@"', process.execPath, ...words];
    expect(execFileSync("bash", limited, { encoding: "utf8" })).toContain(`${site} este plin.`);
    expect(text("index.html")).toBe("assets/a.js");
  });
});
