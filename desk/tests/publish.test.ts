import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { publishing } from "../../src/content/schema/publishing.ts";
import { FIXTURE_CONTENT } from "../../tests/fixtures/content.ts";
import { Repository } from "../server/publish/git.ts";
import { folderPlace, serverPlace } from "../server/publish/places.ts";
import { run } from "../server/publish/run.ts";
import { send } from "../server/publish/send.ts";

const { signal } = new AbortController();
const SSHD = "/usr/sbin/sshd";
const MARK = "_birou.sha256";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "publicare-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function publication(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(place, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, CHECKSUMS), checksums(folder));
  return folder;
}

/** A server of this computer's own, for one key. @returns how rsync reaches it, and what ends it */
async function startSshd(folder: string): Promise<{ rsh: string; end: () => unknown }> {
  for (const key of ["host", "user"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
  const port = await new Promise<number>((free) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => free(port));
    });
  });
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const settings = {
    HostKey: join(folder, "host"),
    AuthorizedKeysFile: join(folder, "user.pub"),
    StrictModes: "no",
    UsePAM: "no",
    PidFile: "none",
    ListenAddress: `127.0.0.1:${port}`,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  const server = spawn(SSHD, ["-D", "-e", "-f", "/dev/null", ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await once(server.stderr as NodeJS.ReadableStream, "data");
  const rsh = `ssh -p ${port} -i ${join(folder, "user")} -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR`;
  return { rsh, end: () => server.kill() };
}

describe.each(["a folder", "a server"])("%s", (kind) => {
  const isServer = kind === "a server";
  const test = it.skipIf(isServer && !existsSync(SSHD));
  const keys = mkdtempSync(join(tmpdir(), "chei-"));
  let sshd: Awaited<ReturnType<typeof startSshd>> | undefined;
  beforeAll(async () => {
    if (!isServer || !existsSync(SSHD)) return;
    sshd = await startSshd(keys);
    process.env.RSYNC_RSH = sshd.rsh;
  });
  afterAll(() => {
    sshd?.end();
    delete process.env.RSYNC_RSH;
    rmSync(keys, { recursive: true, force: true });
  });
  const placeAt = (target: string) =>
    isServer
      ? serverPlace(`${userInfo().username}@127.0.0.1:${target}`, signal)
      : folderPlace(target, process.cwd());

  test("holds the new site and none of the old one's files, but those of others", async () => {
    const target = join(place, "site");
    await send(
      placeAt(target),
      publication("one", { "index.html": "1", "gone.html": "x", "same.css": "s" }),
      signal,
    );
    mkdirSync(join(target, "mail"));
    writeFileSync(join(target, "mail/letter"), "the host's");
    await send(
      placeAt(target),
      publication("two", { "index.html": "2", "a.css": "a", "same.css": "s" }),
      signal,
    );
    expect(readdirSync(target).sort()).toEqual([CHECKSUMS, "a.css", "index.html", "mail", "same.css"]);
    expect(readFileSync(join(target, "index.html"), "utf8")).toBe("2");
    expect(readFileSync(join(target, "mail/letter"), "utf8")).toBe("the host's");
  });

  test("whose list names other places loses nothing there", async () => {
    const target = publication("site", { "index.html": "1" });
    writeFileSync(join(place, "other.txt"), "");
    const names = ["./../other.txt", "./a/../../other.txt", `.${join(place, "other.txt")}`];
    const list = join(target, CHECKSUMS);
    writeFileSync(
      list,
      readFileSync(list, "utf8") + names.map((name) => `${"0".repeat(64)}  ${name}\n`).join(""),
    );
    await send(placeAt(target), publication("two", { "index.html": "2" }), signal);
    expect(readdirSync(place).sort()).toEqual(["other.txt", "site", "two"]);
  });

  test("that is somebody else's is left alone", async () => {
    const target = join(place, "documents");
    mkdirSync(target);
    writeFileSync(join(target, "letter.txt"), "");
    const sent = send(placeAt(target), publication("one", { "index.html": "1" }), signal);
    await expect(sent).rejects.toThrow(/nu este gol/);
    expect(readdirSync(target)).toEqual(["letter.txt"]);
  });

  test("in which a publication was cut off takes the next one, and loses what was half there", async () => {
    const target = join(place, "site");
    const whole = placeAt(target);
    const cut = {
      ...whole,
      put: (folder: string, files: readonly string[]) =>
        whole.put(folder, files.slice(0, 1)).then(() => Promise.reject(new Error("cut"))),
    };
    await expect(
      send(cut, publication("one", { "old.css": "x", "index.html": "1" }), signal),
    ).rejects.toThrow("cut");
    expect(readdirSync(target).sort()).toEqual([MARK, "old.css"]);
    await send(placeAt(target), publication("two", { "index.html": "2" }), signal);
    expect(readdirSync(target).sort()).toEqual([CHECKSUMS, "index.html"]);
  });
});

it.each([".", "content", "dist/site", ".."])("the project's own folder %s is never a target", (folder) => {
  expect(() => folderPlace(resolve(folder), process.cwd())).toThrow(/ține de biroul însuși/);
});

it("a disk that fills keeps the pages that were there", () => {
  const target = publication("site", { "index.html": "old", "a.html": "old" });
  const next = publication("next", { "index.html": "x".repeat(5_000), "a.html": "new" });
  const program = `const [{ send }, { folderPlace }] = await Promise.all(process.argv.slice(1, 3).map((file) => import(file)));
    try { await send(folderPlace(process.argv[3], process.cwd()), process.argv[4], new AbortController().signal); }
    catch (error) { console.log(error.message); }`;
  const words = [
    ...["send", "places"].map((name) => resolve(`desk/server/publish/${name}.ts`)),
    target,
    next,
  ];
  const limited = [
    "-c",
    'ulimit -f 2; exec "$0" "$@"',
    process.execPath,
    "--input-type=module",
    "-e",
    program,
    ...words,
  ];
  expect(spawnSync("bash", limited, { encoding: "utf8" }).stdout).toContain("discul este plin");
  expect(readdirSync(target).sort()).toEqual([MARK, CHECKSUMS, "a.html", "index.html"].sort());
  for (const page of ["a.html", "index.html"]) expect(readFileSync(join(target, page), "utf8")).toBe("old");
});

describe("a repository", () => {
  const git = (folder: string, ...words: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b.ro", ...words], {
      encoding: "utf8",
    }).trim();
  let remote: string;
  let root: string;
  let ours: Repository;
  const write = (folder: string, file: string, text: string) =>
    writeFileSync(join(folder, "content", file), text);
  const there = (file: string) => git(remote, "show", `main:content/${file}`);

  /** Somebody else changes a file in the repository. */
  function elsewhere(file: string, text: string): void {
    const folder = mkdtempSync(join(place, "altcineva-"));
    execFileSync("git", ["clone", "--quiet", remote, folder]);
    write(folder, file, text);
    git(folder, "commit", "--quiet", "-am", "Others");
    git(folder, "push", "--quiet", "origin", "HEAD:main");
  }

  beforeEach(() => {
    remote = join(place, "remote.git");
    root = join(place, "work");
    execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
    execFileSync("git", ["clone", "--quiet", remote, root], { stdio: "ignore" });
    mkdirSync(join(root, "content"));
    for (const file of ["a.yaml", "b.yaml"]) write(root, file, "old\n");
    git(root, "add", ".");
    git(root, "commit", "--quiet", "-m", "The first");
    git(root, "push", "--quiet", "origin", "HEAD:main");
    ours = new Repository(root, "main", signal);
  });

  it("gets the texts, and only those, in the desk's name, over what others sent meanwhile", async () => {
    write(root, "a.yaml", "new\n");
    writeFileSync(join(root, "other.txt"), "");
    elsewhere("b.yaml", "theirs\n");
    await ours.push(await ours.prepare());
    expect([there("a.yaml"), there("b.yaml")]).toEqual(["new", "theirs"]);
    expect(git(remote, "ls-tree", "--name-only", "-r", "main")).toBe("content/a.yaml\ncontent/b.yaml");
    expect(git(remote, "log", "-1", "--format=%an", "main")).toBe("Biroul site-ului");
  });

  it("whose texts somebody else changed as well keeps both, and says so", async () => {
    write(root, "a.yaml", "new\n");
    elsewhere("a.yaml", "theirs\n");
    await expect(ours.prepare()).rejects.toThrow(/Altcineva a schimbat aceleași rânduri/);
    expect([there("a.yaml"), readFileSync(join(root, "content/a.yaml"), "utf8")]).toEqual([
      "theirs",
      "new\n",
    ]);
  });

  it("that changed after the preparation gets nothing that was not looked at", async () => {
    write(root, "a.yaml", "new\n");
    const commit = await ours.prepare();
    elsewhere("b.yaml", "theirs\n");
    await expect(ours.push(commit)).rejects.toThrow(/Pregătiți din nou/);
    expect(there("a.yaml")).toBe("old");
  });

  it("gets back what was before, of the desk's alone, and the sheets keep what they hold", async () => {
    expect(ours.canGoBack()).toBe(false);
    write(root, "a.yaml", "new\n");
    await ours.push(await ours.prepare());
    elsewhere("b.yaml", "theirs\n");
    write(root, "b.yaml", "unpublished\n");
    await ours.back();
    expect([there("a.yaml"), there("b.yaml")]).toEqual(["old", "theirs"]);
    expect(["a.yaml", "b.yaml"].map((file) => readFileSync(join(root, "content", file), "utf8"))).toEqual([
      "new\n",
      "unpublished\n",
    ]);
    expect(ours.canGoBack()).toBe(false);
  });

  it("that cannot be reached is told in plain words", async () => {
    rmSync(remote, { recursive: true });
    await expect(ours.prepare()).rejects.toThrow(/nu este legat de un depozit/);
  });
});

it("a missing program is told with where it is had", async () => {
  await expect(run("rsync-missing", [], place, signal)).rejects.toThrow(/lipsește de pe acest calculator/);
});

it.each([
  [{ way: "rsync", rsyncTarget: "-e sh host:/x" }, /utilizator@server/],
  [{ way: "rsync", rsyncTarget: "-e@h:/bin/sh" }, /utilizator@server/],
  [{ way: "rsync", rsyncTarget: "a@-h:/bin/sh" }, /utilizator@server/],
  [{ way: "git", gitBranch: "--force" }, /doar litere/],
  [{ way: "folder", folder: "site" }, /cu tot drumul/],
  [{ way: "folder" }, /are nevoie de el/],
])("no value is a word that a program could mistake: %o", (setup, message) => {
  expect(() => publishing.parse({ ...FIXTURE_CONTENT.publishing, ...setup })).toThrow(message);
});
