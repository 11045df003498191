import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { publish, type Target } from "../../hosting/publish.ts";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { publishing } from "../../src/content/schema/publishing.ts";
import { FIXTURE_CONTENT } from "../../tests/fixtures/content.ts";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";
import { freePort } from "../../tools/testing/free-port.ts";
import { repository } from "../server/publish/git.ts";
import { run, targetOf } from "../server/publish/targets.ts";
import { twoRepositories } from "./repository.ts";

const { signal } = new AbortController();
const SSHD = "/usr/sbin/sshd";

const place = ownFolder("publicare-");

/** A build with these files. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  const folder = writeFiles(place(`build ${name}`), { ...files, ".htaccess": "" });
  return writeFiles(folder, { [CHECKSUMS]: checksums(folder) });
}

/** The target that the sheet „Cum se publică” names. */
async function open(way: "folder" | "rsync", setup: object): Promise<Target> {
  const target = await targetOf({ ...FIXTURE_CONTENT.publishing, way, ...setup }, process.cwd(), signal);
  return target as Target;
}

/** A server of this computer's own, for one key. @returns how rsync reaches it, and what ends it */
async function startSshd(): Promise<{ rsh: string; end: () => unknown }> {
  for (const key of ["host", "user"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", place(key)]);
  const port = await freePort();
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const settings = {
    HostKey: place("host"),
    AuthorizedKeysFile: place("user.pub"),
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
  const rsh = `ssh -p ${port} -i ${place("user")} -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR`;
  return { rsh, end: () => server.kill() };
}

it.skipIf(!existsSync(SSHD))(
  "a server gets the new site through SSH, and keeps what others have there",
  { timeout: 120_000 },
  async () => {
    const sshd = await startSshd();
    vi.stubEnv("RSYNC_RSH", sshd.rsh);
    const folder = place("site");
    const target = () => open("rsync", { rsyncTarget: `${userInfo().username}@127.0.0.1:${folder}` });
    try {
      await expect(target()).rejects.toThrow(/nu se ajunge/);
      writeFiles(folder, { "mail/letter": "theirs" });
      await publish(build("one", { "index.html": "1", "gone.html": "x" }), await target());
      await publish(build("two", { "index.html": "2" }), await target());
      expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("2");
      expect(existsSync(join(folder, "gone.html"))).toBe(false);
      expect(readFileSync(join(folder, "mail/letter"), "utf8")).toBe("theirs");
    } finally {
      sshd.end();
      vi.unstubAllEnvs();
    }
  },
);

it("a folder that is somebody else's is left alone", async () => {
  writeFileSync(place("letter.txt"), "");
  await expect(open("folder", { folder: place() })).rejects.toThrow(/nu este gol/);
  expect(readdirSync(place())).toEqual(["letter.txt"]);
});

it.each([".", "content", "dist/site", ".."])("the project's own folder %s is never a target", async (own) => {
  await expect(open("folder", { folder: resolve(own) })).rejects.toThrow(/al programului însuși/);
});

it("a disk that fills keeps the pages that were there", async () => {
  const site = place("site");
  await publish(build("one", { "index.html": "old" }), await open("folder", { folder: site }));
  const next = build("two", { "index.html": "x".repeat(5_000) });
  const program = `const [{ publish, folderTarget }, { troubleOf }] = await Promise.all(process.argv.slice(1, 3).map((file) => import(file)));
    await publish(process.argv[3], folderTarget(process.argv[4])).catch((error) => console.log(troubleOf(error)));`;
  const words = [...["hosting/publish.ts", "desk/server/store.ts"].map((file) => resolve(file)), next, site];
  const node = [process.execPath, "--input-type=module", "-e", program, ...words];
  const { stdout } = spawnSync("bash", ["-c", 'ulimit -f 4; exec "$0" "$@"', ...node], { encoding: "utf8" });
  expect(stdout).toContain("discul este plin");
  expect(readdirSync(site).filter((file) => file.endsWith(".new"))).toEqual([]);
  expect(readFileSync(join(site, "index.html"), "utf8")).toBe("old");
});

describe("a repository", () => {
  const { begin, elsewhere, remote, there, write } = twoRepositories(place);
  let ours: ReturnType<typeof repository>;

  beforeEach(() => {
    begin();
    ours = repository(place("work"), "main", signal);
  });

  it("gets the texts, and only those, in the desk's name, over what others sent meanwhile", async () => {
    write("a.yaml", "new\n");
    writeFileSync(place("work/other.txt"), "");
    elsewhere("b.yaml", "theirs\n");
    await ours.push(await ours.prepare());
    expect([there("a.yaml"), there("b.yaml")]).toEqual(["new", "theirs"]);
    expect(remote("ls-tree", "--name-only", "-r", "main")).toBe("content/a.yaml\ncontent/b.yaml");
    expect(remote("log", "-1", "--format=%an", "main")).toBe("Editare");
  });

  it("whose texts somebody else changed as well keeps both, and says so", async () => {
    write("a.yaml", "new\n");
    elsewhere("a.yaml", "theirs\n");
    await expect(ours.prepare()).rejects.toThrow(/Altcineva a schimbat aceleași rânduri/);
    expect([there("a.yaml"), readFileSync(place("work/content/a.yaml"), "utf8")]).toEqual([
      "theirs",
      "new\n",
    ]);
  });

  it("that changed after the preparation gets nothing that was not looked at", async () => {
    write("a.yaml", "new\n");
    const commit = await ours.prepare();
    elsewhere("b.yaml", "theirs\n");
    await expect(ours.push(commit)).rejects.toThrow(/Pregătiți din nou/);
    expect(there("a.yaml")).toBe("old");
  });

  it("that cannot be reached is told in plain words", async () => {
    rmSync(place("remote.git"), { recursive: true });
    await expect(ours.prepare()).rejects.toThrow(/nu este legat de un depozit/);
  });
});

it("a missing program is told with where it is had", async () => {
  await expect(run("rsync-missing", [], { folder: place(), signal, failed: "" })).rejects.toThrow(
    /lipsește de pe acest calculator/,
  );
});

it.each([
  [{ way: "rsync", rsyncTarget: "-e sh host:/x" }, /way-rsync/],
  [{ way: "rsync", rsyncTarget: "-e@h:/bin/sh" }, /way-rsync/],
  [{ way: "rsync", rsyncTarget: "a@-h:/bin/sh" }, /way-rsync/],
  [{ way: "git", gitBranch: "--force" }, /way-git/],
  [{ way: "folder", folder: "site" }, /way-folder/],
  [{ way: "folder" }, /way-empty/],
])("no value is a word that a program could mistake: %o", (setup, message) => {
  expect(() => publishing.parse({ ...FIXTURE_CONTENT.publishing, ...setup })).toThrow(message);
});
