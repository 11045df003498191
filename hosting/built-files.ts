import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { isPageFile } from "./rules.ts";

/** Lists all files below a folder as sorted paths with a leading slash, for example `/assets/a.js`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .sort();
}

/** HTML of every page of a build, by file path (`/servicii.html`). */
export function readPages(dist: string): Map<string, string> {
  const pages = listFiles(dist).filter(isPageFile);
  return new Map(pages.map((file) => [file, readFileSync(join(dist, file), "utf8")]));
}
