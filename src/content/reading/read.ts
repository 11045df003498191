import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isLeftover } from "#lib/leftover-files.ts";

/**
 * The texts of all content files, by path from the project's root with forward slashes
 * (`content/prices.yaml`).
 */
export type SourceFiles = ReadonlyMap<string, string>;

/**
 * Whether a path belongs to `content/` and is not a leftover file (`leftover-files.ts`). The extension does
 * not matter, and the path may contain slashes or backslashes.
 */
export const isContentFile = (path: string) =>
  /(^|[\\/])content[\\/]/.test(path) && !isLeftover(path.slice(path.search(/(?<=^|[\\/])content[\\/]/)));

/**
 * Whether a path from the project's root is a file of `content/photos`, which is not read as text
 * (`photo-files.ts`).
 */
export const isPhotoFile = (path: string) => /^content[\\/]photos[\\/]/.test(path);

/** The paths of all files in a folder and its subfolders, without symbolic links, which may lead outside. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? path : [];
  });

/** Reads all texts of `content/`. @param root folder of the project */
export function readContentFiles(root: string): Map<string, string> {
  const files = filesIn(join(root, "content"))
    .map((path) => relative(root, path))
    .filter((file) => isContentFile(file) && !isPhotoFile(file))
    .sort();
  return new Map(files.map((file) => [file.split(sep).join("/"), readFileSync(join(root, file), "utf8")]));
}

/**
 * Reads the texts from which the public site was built: as last pushed (Git's upstream) or, without an
 * upstream, as last committed. Undefined without a repository.
 */
export function readPublishedFiles(root: string, names: readonly string[]): Map<string, string> | undefined {
  for (const version of ["@{upstream}", "HEAD"]) {
    try {
      const input = names.map((name) => `${version}:./${name}\n`).join("");
      const git = { cwd: root, input, stdio: "pipe" as const, maxBuffer: 1e8 };
      return new Map(objectsIn(execFileSync("git", ["cat-file", "--batch"], git), names));
    } catch {}
  }
  return undefined;
}

/**
 * Parses the output of `git cat-file --batch`. It contains for each file „hash blob size”, a line break, the
 * text (`size` bytes) and a line break.
 */
function* objectsIn(answer: Buffer, names: readonly string[]): Generator<[name: string, text: string]> {
  let at = 0;
  for (const name of names) {
    const end = answer.indexOf("\n", at);
    const [, kind, bytes] = answer.toString("utf8", at, end).split(" ");
    at = end + 1;
    // For a file that is not in the commit, Git answers „… missing” instead.
    if (kind !== "blob") continue;
    yield [name, answer.toString("utf8", at, at + Number(bytes))];
    at += Number(bytes) + 1;
  }
}
