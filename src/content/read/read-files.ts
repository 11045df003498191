import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isLeftover } from "#lib/leftover-files.ts";

/**
 * The texts of all content files, by path from the project's root with forward slashes
 * (`content/prices.yaml`).
 */
export type SourceFiles = ReadonlyMap<string, string>;

/**
 * Whether a path belongs to `content/` and is not a leftover file (`leftover-files.ts`). The extension
 * does not matter, and the path may contain slashes or backslashes.
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
