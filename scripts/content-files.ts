import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Reads all texts of `content/` below `root`, by path from the root, with forward slashes. */
export function readContentFiles(root: string): Map<string, string> {
  const files = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ya?ml|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [relative(root, file).split(sep).join("/"), readFileSync(file, "utf8")]),
  );
}
