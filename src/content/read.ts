import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Texts of all files, by path from the project's root, with forward slashes (`content/prices.yaml`). */
export type SourceFiles = ReadonlyMap<string, string>;

/** What systems and editors leave behind, hidden files and copies kept on purpose. */
const LEFT_BEHIND = /[\\/](\.|~)|[\\/](Thumbs\.db|desktop\.ini)$|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/** Whether a path, however written, is a file that its author means for the site, whatever its ending. */
export const isContentFile = (path: string) =>
  /(^|[\\/])content[\\/]/.test(path) &&
  !LEFT_BEHIND.test(path.slice(path.search(/(?<=^|[\\/])content[\\/]/)));

/** Reads all texts of `content/` below `root`, the folder of the project. */
export function readContentFiles(root: string): Map<string, string> {
  const files = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(isContentFile)
    .sort();
  return new Map(files.map((file) => [file.split(sep).join("/"), readFileSync(join(root, file), "utf8")]));
}
