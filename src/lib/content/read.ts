import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Texts of all files, by path from the project's root, with forward slashes (`content/prices.yaml`). */
export type SourceFiles = ReadonlyMap<string, string>;

/** Whether a path, however written, is a file that says something of the site. */
export const isContentFile = (path: string) => /(^|[\\/])content[\\/].*\.(ya?ml|md)$/.test(path);

/** Reads all texts of `content/` below `root`, the folder of the project. */
export function readContentFiles(root: string): Map<string, string> {
  const files = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isContentFile)
    .sort();
  return new Map(
    files.map((file) => [relative(root, file).split(sep).join("/"), readFileSync(file, "utf8")]),
  );
}
