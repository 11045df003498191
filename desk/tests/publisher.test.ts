import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { needs } from "#tests/fixtures/needs.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { repository } from "../server/publish/git.ts";

const place = folderPerTest("publicare-");

/**
 * The tests use three folders: the bare repository `remote.git` with two texts, the desk's clone `work`, and
 * another person's clone `else`.
 */
describe("publishing to a Git repository", () => {
  needs("git");
  const sh = (folder: string, script: string) =>
    execFileSync("sh", ["-c", script], { cwd: place(folder), encoding: "utf8", stdio: "pipe" }).trim();
  const write = (name: string, text: string, folder = "work") =>
    writeFiles(place(folder, "content"), { [`${name}.yaml`]: `${text}\n` });
  const send = (folder: string) =>
    sh(folder, "git add . && git commit --quiet -m Others && git push --quiet origin HEAD:main");
  const elsewhere = (name: string, text: string) => {
    sh("else", "git pull --quiet");
    write(name, text, "else");
    send("else");
  };
  /** Returns every line of every file with the name of its file, for example „a:old b:old”. */
  const lines = (folder: string, where: string) =>
    sh(folder, `git grep ${where}`)
      .replaceAll(/main:|content\/|\.yaml/g, "")
      .replaceAll("\n", " ");
  const there = () => lines("remote.git", "'' main");
  const here = () => lines("work", "--untracked ''");
  const program = (name: string, script: string) =>
    writeFileSync(place(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const ours = () => repository(place("work"), "main");
  const prepare = () =>
    ours().prepare([...readContentFiles(place("work")).keys()], (drafts) => {
      writeFiles(place("work"), Object.fromEntries(drafts) as Record<string, string>);
    });
  const publish = async () => ours().push(await prepare());
  /** Returns the state of the clone apart from the texts: branches, index, uncommitted files, stashes. */
  const surroundings = () =>
    sh(
      "work",
      "git branch; git rev-parse HEAD; git stash list; git diff --cached; git status --short . :!content",
    );

  /** Replaces ssh by a script, and the remote repository by one that is reached over ssh. */
  const ssh = (script: string) => {
    program("ssh", script);
    vi.stubEnv("GIT_SSH_COMMAND", `'${place("ssh")}'`);
    sh("work", "git remote set-url origin ssh://host/repository");
  };
  afterEach(() => void vi.unstubAllEnvs());

  beforeEach(() => {
    sh("", "git init --quiet --bare --initial-branch=main remote.git; git clone --quiet remote.git work");
    for (const name of ["a", "b"]) write(name, "old");
    send("work");
    sh("", "git clone --quiet remote.git else");
  });

  it("pushes only the texts, with the desk as author, on top of commits that others have pushed", async () => {
    write("a", "new");
    write("c", "more");
    elsewhere("b", "theirs");
    await publish();
    expect([there(), here()]).toEqual(["a:new b:theirs c:more", there()]);
    expect(sh("remote.git", "git log -1 --format=%an main")).toBe("Editare");
    // The second publication keeps what others have pushed since the first, and deletes the text that was
    // deleted here.
    elsewhere("b", "again");
    rmSync(place("work/content/c.yaml"));
    await publish();
    expect(there()).toBe("a:new b:again");
    // A text that two people changed in different fields gets both changes.
    write("a", "x: 1\ny: 2");
    await publish();
    write("a", "x: 1\ny: ours");
    elsewhere("a", "x: theirs\ny: 2");
    await publish();
    expect([there(), here()]).toEqual(["a:x: theirs a:y: ours b:again", there()]);
  });

  it("leaves uncommitted files, the index and other branches unchanged, and does not push them", async () => {
    write("../feature", "1");
    sh("work", "git switch --quiet -c feature; git add .; git commit --quiet -m Half");
    write("../staged", "1");
    sh("work", "git add .");
    write("../README", "ours");
    write("a", "new");
    elsewhere("../README", "theirs");
    elsewhere("photos/note", "theirs");
    const before = surroundings();
    await publish();
    expect(surroundings()).toBe(before);
    expect(here()).toBe("README:ours a:new b:old feature:1 staged:1");
    // A file beside the photographs is not a photograph, so the desk neither sends nor deletes it.
    expect(there()).toBe("README:theirs a:new b:old photos/note:theirs");
    expect(sh("remote.git", "git branch")).toBe("* main");
  });

  it("git: another person changed the same value: the value of this computer stays, and all other changes of both remain", async () => {
    write("faq", "items: [ { id: x, question: Unu? }, { id: y, question: Doi? } ]");
    await publish();
    write("faq", "items: [ { id: x, question: Al nostru? }, { id: y, question: Doi? } ]");
    elsewhere("faq", "items: [ { id: x, question: Al lor? }, { id: y, question: Trei? } ]");
    await publish();
    expect(there()).toMatch(/Al nostru\?.*Trei\?/);
    expect(here()).toBe(there());
  });

  it("publishing through git, texts are published: the message of the commit names the person and the changed documents", async () => {
    write("prices", "amounts: []");
    const maria = repository(place("work"), "main", "Maria Pop");
    await maria.push(
      await maria.prepare(["content/prices.yaml", "content/a.yaml", "content/b.yaml"], () => {}),
    );
    expect(sh("remote.git", "git log -1 --format=%an:%s main")).toBe("Maria Pop:Texte: Prețuri");
  });

  it("pushes nothing when the repository has changed since the preparation", async () => {
    write("a", "new");
    const commit = await prepare();
    elsewhere("b", "theirs");
    await expect(ours().push(commit)).rejects.toThrow(/Pregătiți din nou/);
    expect(there()).toBe("a:old b:theirs");
  });

  it("shows what ssh says if it is nothing that a receptionist can do something about", async () => {
    ssh('echo "a@host: Permission denied (publickey)." >&2; exit 128');
    await expect(prepare()).rejects.toThrow(/celui care v-a făcut site-ul .*Permission denied/);
    ssh('echo "ssh: connect to host host port 22: Network is unreachable" >&2; exit 128');
    await expect(prepare()).rejects.toThrow(/Verificați internetul/);
  });

  it("explains that the repository's server is too busy", async () => {
    const server = onFreePort(createServer((_request, response) => response.writeHead(503).end()));
    sh("work", `git remote set-url origin ${server.origin}/repository.git`);
    await expect(prepare()).rejects.toThrow(/prea ocupat/);
    server.close();
  });

  it("forbids ssh to ask questions, and stops git when the network does not answer in time", async () => {
    ssh('echo "$@" > options; exec tail -f /dev/null');
    const { timeout } = AbortSignal;
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(500));
    await expect(prepare()).rejects.toThrow(/Nu s-a putut ajunge la depozit/);
    vi.restoreAllMocks();
    expect(readFileSync(place("work/options"), "utf8")).toMatch(/BatchMode=yes.*ConnectTimeout=\d/);
  });

  it("pushes all texts or none when it is killed at any step, and the next publication completes it", async () => {
    write("c", "old");
    await publish();
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      for (const name of ["a", "c"]) write(name, `ours${kills}`);
      elsewhere("b", `theirs${kills}`);
      // Replaces git by a script that fails after `kills` calls, as if the desk had been killed then.
      const calls = place("calls");
      writeFileSync(calls, "");
      const counted = `echo >> '${calls}'; [ $(wc -l < '${calls}') -le ${kills} ]`;
      program("git", `${counted} && exec env PATH='${process.env.PATH}' git "$@"`);
      vi.stubEnv("PATH", [place(), process.env.PATH].join(delimiter));
      isKilled = await publish().then(
        () => false,
        () => true,
      );
      vi.unstubAllEnvs();
      expect(there()).toMatch(/^a:(\w+) b:\w+ c:\1$/);
      await publish();
      expect([there(), here()]).toEqual([`a:ours${kills} b:theirs${kills} c:ours${kills}`, there()]);
    }
    expect(kills).toBeGreaterThan(10);
  });
});
