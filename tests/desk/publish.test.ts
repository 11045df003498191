import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyInto } from "../../desk/server/publish/folder.ts";
import { commitAndPush, isOurs, revertAndPush } from "../../desk/server/publish/git.ts";
import { run } from "../../desk/server/publish/run.ts";
import { commandOf, wayInWords } from "../../desk/server/publish/ways.ts";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { publishing } from "../../src/lib/content/schema/publishing.ts";
import { FIXTURE_CONTENT } from "../fixtures/content.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "publicare "));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const NONE = FIXTURE_CONTENT.publishing;

function publication(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(place, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, CHECKSUMS), checksums(folder));
  return folder;
}

describe("a folder", () => {
  it("holds the new site and none of the old one's files, but those of others", () => {
    const target = join(place, "site");
    copyInto(target, publication("one", { "index.html": "1", "gone.html": "x" }));
    writeFileSync(join(target, ".well-known"), "the host's");
    copyInto(target, publication("two", { "index.html": "2", "a.css": "a" }));
    expect(readdirSync(target).sort()).toEqual([".well-known", CHECKSUMS, "a.css", "index.html"]);
    expect(readFileSync(join(target, "index.html"), "utf8")).toBe("2");
  });

  it("whose list names other places loses nothing there", () => {
    const target = publication("site", { "index.html": "1" });
    const list = join(target, CHECKSUMS);
    writeFileSync(join(place, "other.txt"), "");
    writeFileSync(list, `${readFileSync(list, "utf8")}${"0".repeat(64)}  ./../other.txt\n`);
    copyInto(target, publication("two", { "index.html": "2" }));
    expect(readdirSync(place).sort()).toEqual(["other.txt", "site", "two"]);
  });

  it("that is somebody else's is left alone", () => {
    const target = join(place, "documents");
    mkdirSync(target);
    writeFileSync(join(target, "letter.txt"), "");
    expect(() => copyInto(target, publication("one", { "index.html": "1" }))).toThrow(/nu este gol/);
    expect(readdirSync(target)).toEqual(["letter.txt"]);
  });
});

describe("a repository", () => {
  const git = (folder: string, ...words: string[]) =>
    execFileSync("git", ["-C", folder, ...words], { encoding: "utf8" }).trim();
  let root: string;
  let remote: string;

  function begin() {
    remote = join(place, "remote.git");
    root = join(place, "work");
    execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
    execFileSync("git", ["clone", "--quiet", remote, root], { stdio: "ignore" });
    git(root, "config", "user.name", "Recepția");
    git(root, "config", "user.email", "receptie@rmn-bega.ro");
    mkdirSync(join(root, "content"));
    writeFileSync(join(root, "content/a.yaml"), "old\n");
    git(root, "add", ".");
    git(root, "commit", "--quiet", "-m", "The first");
    git(root, "push", "--quiet", "origin", "HEAD:main");
  }

  it("gets the texts, and only those", async () => {
    begin();
    writeFileSync(join(root, "content/a.yaml"), "new\n");
    writeFileSync(join(root, "other.txt"), "");
    await commitAndPush(root, "main", () => {});
    expect(git(remote, "show", "main:content/a.yaml")).toBe("new");
    expect(git(remote, "ls-tree", "--name-only", "-r", "main")).toBe("content/a.yaml");
  });

  it("gets the texts from before back", async () => {
    begin();
    writeFileSync(join(root, "content/a.yaml"), "new\n");
    await commitAndPush(root, "main", () => {});
    expect(await isOurs(root)).toBe(true);
    await revertAndPush(root, "main", () => {});
    expect(git(remote, "show", "main:content/a.yaml")).toBe("old");
  });

  it("that cannot be reached is told in plain words", async () => {
    begin();
    rmSync(remote, { recursive: true });
    writeFileSync(join(root, "content/a.yaml"), "new\n");
    await expect(commitAndPush(root, "main", () => {})).rejects.toThrow(/Depozitul nu a primit schimbările/);
  });
});

describe("the other ways", () => {
  it.each([
    [
      { way: "rsync", rsyncTarget: "u@host.ro:/srv/site" },
      "rsync -rtz --delete-delay --delay-updates 17/ u@host.ro:/srv/site",
    ],
    [
      { way: "cloudflare-pages", cloudflareProject: "rmn" },
      "wrangler pages deploy 17 --project-name rmn --branch main",
    ],
    [{ way: "netlify", netlifySite: "0f-1" }, "netlify deploy --prod --dir 17 --site 0f-1"],
  ])("%o", (setup, expected) => {
    const whole = publishing.parse({ ...NONE, ...setup });
    const { program, words } = commandOf(whole, "17") ?? { program: "", words: [] };
    expect([program, ...words].join(" ")).toBe(expected);
    expect(wayInWords(whole)).toBeTruthy();
  });

  it("say where a missing program is had", async () => {
    await expect(run("wrangler-missing", [], place)).rejects.toThrow(/lipsește de pe acest calculator/);
  });

  it.each([
    [{ way: "rsync", rsyncTarget: "-e sh host:/x" }, /utilizator@server/],
    [{ way: "cloudflare-pages", cloudflareProject: "--help" }, /litere mici/],
    [{ way: "git", gitBranch: "--force" }, /doar litere/],
    [{ way: "folder", folder: "site" }, /cu tot drumul/],
    [{ way: "folder" }, /are nevoie de el/],
  ])("take no words that a program could mistake: %o", (setup, message) => {
    expect(() => publishing.parse({ ...NONE, ...setup })).toThrow(message);
  });
});
