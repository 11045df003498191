import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { writeFiles } from "../../tests/fixtures/folder.ts";

/** A bare repository with two texts, and a working copy of it, in a test's folder. */
export function twoRepositories(place: (...parts: string[]) => string) {
  const git = (folder: string, ...words: string[]) =>
    execFileSync("git", ["-C", folder, ...words], { encoding: "utf8" }).trim();
  const write = (file: string, text: string, folder = "work") =>
    writeFiles(place(folder), { [`content/${file}`]: text });
  const commitAll = (folder: string, message: string) => {
    git(place(folder), "add", ".");
    git(place(folder), "commit", "--quiet", "-m", message);
    git(place(folder), "push", "--quiet", "origin", "HEAD:main");
  };
  return {
    git,
    write,
    remote: (...words: string[]) => git(place("remote.git"), ...words),
    there: (file: string) => git(place("remote.git"), "show", `main:content/${file}`),
    begin() {
      for (const folder of ["remote.git", "work"]) rmSync(place(folder), { recursive: true, force: true });
      execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", place("remote.git")]);
      execFileSync("git", ["clone", "--quiet", place("remote.git"), place("work")], { stdio: "ignore" });
      for (const file of ["a.yaml", "b.yaml"]) write(file, "old\n");
      commitAll("work", "The first");
    },
    /** Somebody else changes a file in the repository. */
    elsewhere(file: string, text: string) {
      rmSync(place("else"), { recursive: true, force: true });
      execFileSync("git", ["clone", "--quiet", place("remote.git"), place("else")]);
      write(file, text, "else");
      commitAll("else", "Others");
    },
  };
}
