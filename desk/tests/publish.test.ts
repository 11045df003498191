import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { PublishError, type Trouble } from "../../hosting/publish.ts";
import { readContentFiles } from "../../src/content/read.ts";
import { publishing } from "../../src/content/schema/publishing.ts";
import { FIXTURE_CONTENT } from "../../tests/fixtures/content.ts";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";
import { needs } from "../../tests/fixtures/needs.ts";
import { repository } from "../server/git.ts";
import { inWords, targetOf } from "../server/publisher.ts";
import type { Drafts } from "../server/store.ts";
import { twoRepositories } from "./repository.ts";

const { signal } = new AbortController();
const place = ownFolder("publicare-");
const open = (folder: string) =>
  targetOf({ ...FIXTURE_CONTENT.publishing, way: "folder", folder }, process.cwd(), signal);

it.each([".", "content", "dist/site", ".."])("the project's own folder %s is never a target", (own) => {
  expect(() => open(resolve(own))).toThrow(/al programului însuși/);
});

it.each<Trouble>(["foreign", "full", "denied", "gone", "unreachable", "program"])(
  "%s is a whole sentence, and no word of a program's",
  (trouble) => {
    const setup = { ...FIXTURE_CONTENT.publishing, way: "folder" as const, folder: "/srv/site" };
    const { message } = inWords(new PublishError(trouble, "rsync: [Receiver] error"), setup) as Error;
    expect(message).toMatch(/^[A-ZÎ].*\.$/);
    expect(message).not.toMatch(/Receiver|%/);
  },
);

describe("a repository", () => {
  needs("git");
  const { begin, elsewhere, git, remote, there, write } = twoRepositories(place);
  const here = (file: string) => readFileSync(place("work/content", file), "utf8");
  /** As the desk has it: what others changed comes into the folder. */
  const take = (drafts: Drafts) => {
    for (const [file, text] of drafts) {
      if (text === undefined) rmSync(place("work", file));
      else writeFiles(place("work"), { [file]: text });
    }
  };
  const ours = () => repository(place("work"), "main", signal);
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
    ].map((words) => git(place("work"), ...words.split(" ")));
  beforeEach(begin);

  it("gets the texts, and only those, in the desk's name, over what others sent meanwhile", async () => {
    write("a.yaml", "new\n");
    write("c.yaml", "more\n");
    elsewhere("b.yaml", "theirs\n");
    await publish();
    expect(["a.yaml", "b.yaml", "c.yaml"].map(there)).toEqual(["new", "theirs", "more"]);
    expect(here("b.yaml")).toBe("theirs\n");
    expect(remote("log", "-1", "--format=%an", "main")).toBe("Editare");
    // What came from others is not taken for our own, nor what was ours undone.
    elsewhere("b.yaml", "theirs again\n");
    rmSync(place("work/content/c.yaml"));
    await publish();
    expect(remote("ls-tree", "--name-only", "-r", "main", "content/")).toBe("content/a.yaml\ncontent/b.yaml");
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
    const work = place("work");
    git(work, "switch", "--quiet", "-c", "feature");
    writeFiles(work, { "feature.txt": "1" });
    git(work, "add", ".");
    git(work, "commit", "--quiet", "-m", "Half done");
    writeFiles(work, { "README.md": "ours, not committed\n", "staged.txt": "1" });
    git(work, "add", "staged.txt");
    write("a.yaml", "new\n");
    elsewhere("../README.md", "theirs\n");
    const before = surroundings();
    await publish();
    expect(surroundings()).toEqual(before);
    expect(readFileSync(place("work/README.md"), "utf8")).toBe("ours, not committed\n");
    expect(remote("ls-tree", "--name-only", "-r", "main")).toBe("README.md\ncontent/a.yaml\ncontent/b.yaml");
    expect(remote("branch", "--format=%(refname:short)")).toBe("main");
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
    writeFiles(place("remote.git/hooks"), { "pre-receive": "#!/bin/sh\nexit 1\n" });
    chmodSync(place("remote.git/hooks/pre-receive"), 0o755);
    // The tests' own configuration knows no hooks (desk/tests/home).
    remote("config", "core.hooksPath", "hooks");
    write("a.yaml", "new\n");
    await expect(publish()).rejects.toThrow(/O regulă a depozitului/);
    expect(here("a.yaml")).toBe("new\n");
  });

  it("that cannot be reached, or has no such branch, is told in plain words", async () => {
    await expect(repository(place("work"), "none", signal).prepare([], take)).rejects.toThrow(
      /Ramura .* nu există/,
    );
    rmSync(place("remote.git"), { recursive: true });
    await expect(prepare()).rejects.toThrow(/nu este legat de un depozit/);
  });

  it("gets all texts or none wherever a publication is killed, and the next completes it", {
    timeout: 120_000,
  }, async () => {
    const real = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
    // A git that ends, after so many calls, whoever calls it.
    const killing = (calls: number) => `#!/bin/sh
      echo >> '${place("calls")}'
      [ $(wc -l < '${place("calls")}') -gt ${calls} ] && kill -9 $PPID && exit 1
      exec ${real} "$@"\n`;
    const program = `const { repository } = await import(process.argv[1]);
      const { writeFileSync } = await import("node:fs");
      const ours = repository(process.argv[2], "main", new AbortController().signal);
      const files = ["content/a.yaml", "content/b.yaml", "content/c.yaml"];
      await ours.push(await ours.prepare(files, (drafts) => {
        for (const [file, text] of drafts) writeFileSync(process.argv[2] + "/" + file, text);
      }));`;
    const words = ["--input-type=module", "-e", program, resolve("desk/server/git.ts"), place("work")];
    let kills = 0;
    for (let isKilled = true; isKilled; kills += 3) {
      begin();
      rmSync(place("calls"), { force: true });
      for (const file of ["a.yaml", "c.yaml"]) write(file, "new\n");
      elsewhere("b.yaml", "theirs\n");
      writeFiles(place("bin"), { git: killing(kills) });
      chmodSync(place("bin/git"), 0o755);
      const env = { ...process.env, PATH: [place("bin"), process.env.PATH].join(delimiter) };
      const ended = spawnSync(process.execPath, words, { env, encoding: "utf8" });
      isKilled = ended.signal === "SIGKILL";
      if (isKilled && there("a.yaml") === "old") await publish();
      expect(["a.yaml", "b.yaml", "c.yaml"].map(there)).toEqual(["new", "theirs", "new"]);
      expect(here("b.yaml")).toBe("theirs\n");
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
