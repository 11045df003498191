import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readContentFiles } from "../../src/content/read.ts";
import { publishing } from "../../src/content/schema/publishing.ts";
import { FIXTURE_CONTENT } from "../../tests/fixtures/content.ts";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";
import { needs } from "../../tests/fixtures/needs.ts";
import { repository } from "../server/git.ts";
import { targetOf } from "../server/publisher.ts";
import type { Drafts } from "../server/store.ts";

const { signal } = new AbortController();
const place = ownFolder("publicare-");
const open = (folder: string) =>
  targetOf({ ...FIXTURE_CONTENT.publishing, way: "folder", folder }, process.cwd(), signal);

it.each([".", "content", "dist/site", ".."])("the project's own folder %s is never a target", (own) => {
  expect(() => open(resolve(own))).toThrow(/al programului însuși/);
});

/** A bare repository with two texts, a working copy of it, and that of somebody else. */
describe("a repository", () => {
  needs("git");
  const git = (folder: string, words: string) =>
    execFileSync("git", ["-C", place(folder), ...words.split(" ")], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  const write = (file: string, text: string, folder = "work") =>
    writeFiles(place(folder), { [`content/${file}`]: text });
  const send = (folder: string) => {
    for (const words of ["add .", "commit --quiet -m Others", "push --quiet origin HEAD:main"])
      git(folder, words);
  };
  const program = (file: string, script: string) => {
    writeFiles(place(), { [file]: `#!/bin/sh\n${script}\n` });
    chmodSync(place(file), 0o755);
  };
  const elsewhere = (file: string, text: string) => {
    git("else", "pull --quiet");
    write(file, text, "else");
    send("else");
  };
  const remote = (words: string) => git("remote.git", words);
  const there = (file: string) => remote(`show main:content/${file}`);
  const here = (file: string) => readFileSync(place("work/content", file), "utf8");
  /** As the desk has it: what others changed comes into the folder. */
  const take = (drafts: Drafts) => {
    for (const [file, text] of drafts) {
      if (text === undefined) rmSync(place("work", file));
      else writeFiles(place("work"), { [file]: text });
    }
  };
  const ours = (branch = "main") => repository(place("work"), branch, signal);
  const prepare = () => ours().prepare(readContentFiles(place("work")).keys(), take);
  const publish = async () => ours().push(await prepare());
  /** All that is not the texts: branch, index, what is not committed, stashes. */
  const surroundings = () =>
    [
      "rev-parse HEAD",
      "branch --show-current",
      "stash list",
      "diff --cached",
      "status --short -- . :!content",
    ].map((words) => git("work", words));

  beforeEach(() => {
    git("", "init --quiet --bare --initial-branch=main remote.git");
    git("", "clone --quiet remote.git work");
    for (const file of ["a.yaml", "b.yaml"]) write(file, "old\n");
    send("work");
    git("", "clone --quiet remote.git else");
  });

  it("gets the texts, and only those, in the desk's name, over what others sent meanwhile", async () => {
    write("a.yaml", "new\n");
    write("c.yaml", "more\n");
    elsewhere("b.yaml", "theirs\n");
    await publish();
    expect(["a.yaml", "b.yaml", "c.yaml"].map(there)).toEqual(["new", "theirs", "more"]);
    expect(here("b.yaml")).toBe("theirs\n");
    expect(remote("log -1 --format=%an main")).toBe("Editare");
    // What came from others is not taken for our own, nor what was ours undone.
    elsewhere("b.yaml", "theirs again\n");
    rmSync(place("work/content/c.yaml"));
    await publish();
    expect(remote("ls-tree --name-only -r main content/")).toBe("content/a.yaml\ncontent/b.yaml");
    expect([there("a.yaml"), there("b.yaml")]).toEqual(["new", "theirs again"]);
    // Of a text that two have changed in different lines it gets both.
    write("a.yaml", "1\n2\n3\n4\n");
    await publish();
    write("a.yaml", "1\n2\n3\nours\n");
    elsewhere("a.yaml", "theirs\n2\n3\n4\n");
    await publish();
    expect(there("a.yaml")).toBe("theirs\n2\n3\nours");
    expect(here("a.yaml")).toBe("theirs\n2\n3\nours\n");
  });

  it("leaves an uncommitted file, the index and another branch as they are, and sends none of them", async () => {
    git("work", "switch --quiet -c feature");
    write("../feature.txt", "1");
    git("work", "add .");
    git("work", "commit --quiet -m Half");
    write("../README.md", "ours, not committed\n");
    write("../staged.txt", "1");
    git("work", "add staged.txt");
    write("a.yaml", "new\n");
    elsewhere("../README.md", "theirs\n");
    const before = surroundings();
    await publish();
    expect(surroundings()).toEqual(before);
    expect(here("../README.md")).toBe("ours, not committed\n");
    expect(remote("ls-tree --name-only -r main")).toBe("README.md\ncontent/a.yaml\ncontent/b.yaml");
    expect(remote("branch --format=%(refname:short)")).toBe("main");
  });

  it("whose texts somebody else changed in the same lines keeps both, and says so", async () => {
    write("a.yaml", "new\n");
    elsewhere("a.yaml", "theirs\n");
    const before = surroundings();
    await expect(prepare()).rejects.toThrow(/Altcineva a schimbat aceleași rânduri/);
    expect([there("a.yaml"), here("a.yaml")]).toEqual(["theirs", "new\n"]);
    expect(surroundings()).toEqual(before);
  });

  it("that changed after the preparation gets nothing that was not looked at", async () => {
    write("a.yaml", "new\n");
    const commit = await prepare();
    elsewhere("b.yaml", "theirs\n");
    await expect(ours().push(commit)).rejects.toThrow(/Pregătiți din nou/);
    expect(there("a.yaml")).toBe("old");
  });

  it("whose rule refuses the texts says that it does", async () => {
    program("remote.git/hooks/pre-receive", "exit 1");
    // The tests' own configuration knows no hooks (desk/tests/home).
    remote("config core.hooksPath hooks");
    write("a.yaml", "new\n");
    await expect(publish()).rejects.toThrow(/O regulă a depozitului/);
    expect(here("a.yaml")).toBe("new\n");
  });

  it("that cannot be reached, or has no such branch, is told in plain words", async () => {
    await expect(ours("none").prepare([], take)).rejects.toThrow(/Ramura .* nu există/);
    rmSync(place("remote.git"), { recursive: true });
    await expect(prepare()).rejects.toThrow(/nu este legat de un depozit/);
  });

  it("gets all texts or none wherever a publication is killed, and the next completes it", async () => {
    write("c.yaml", "old\n");
    await publish();
    let kills = 0;
    for (let isKilled = true; isKilled; kills++) {
      const [own, others] = [`ours ${kills}`, `theirs ${kills}`];
      for (const file of ["a.yaml", "c.yaml"]) write(file, `${own}\n`);
      elsewhere("b.yaml", `${others}\n`);
      // After so many calls none does anything, as of a program that was killed.
      const calls = place("calls");
      writeFileSync(calls, "");
      const counted = `echo >> '${calls}'; [ $(wc -l < '${calls}') -le ${kills} ]`;
      program("bin/git", `${counted} && exec env PATH='${process.env.PATH}' git "$@"`);
      vi.stubEnv("PATH", [place("bin"), process.env.PATH].join(delimiter));
      isKilled = await publish().then(
        () => false,
        () => true,
      );
      vi.unstubAllEnvs();
      expect(there("c.yaml")).toBe(there("a.yaml"));
      await publish();
      expect(["a.yaml", "b.yaml", "c.yaml"].map(there)).toEqual([own, others, own]);
      expect(here("b.yaml")).toBe(`${others}\n`);
    }
    expect(kills).toBeGreaterThan(10);
  });
});

it.each([
  ["ssh://ana@server.ro:2222/srv/site", true],
  ["-e sh host:/x", false],
  ["-e@h:/bin/sh", false],
  ["a@-h:/bin/sh", false],
  ["ssh://a@h:-p/bin/sh", false],
])("a server's address is no word that a program could mistake: %s", (rsyncTarget, isOne) => {
  const setup = { ...FIXTURE_CONTENT.publishing, way: "rsync", rsyncTarget };
  expect(publishing.safeParse(setup).success).toBe(isOne);
});
