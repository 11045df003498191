/** Is a build a function of its sources? */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listFiles } from "../../hosting/site-files.ts";
import { runChild } from "../run-child.mjs";
import { DIST } from "./site.ts";

/** What a build reads, beside the packages. */
const SOURCES = [
  "astro.config.ts",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
  "content",
  "hosting",
  "public",
  "tools",
  "src",
];

/**
 * Builds the site once more, from a copy of the sources in a folder of another name and without caches, and compares it
 * with an existing build, byte by byte.
 * @param dist the existing build of the same sources
 * @returns one line per file that differs; empty when the builds are equal
 */
export async function differences(dist: string): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), "altă copie "));
  try {
    for (const name of SOURCES) cpSync(name, join(copy, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
    const status = await runChild(process.execPath, ["tools/tasks/build.ts"], process.env, copy);
    return status === 0 ? compareFolders(dist, join(copy, DIST)) : ["The second build failed."];
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** One line per file that stands in only one of the folders or has another content in each. */
export function compareFolders(first: string, second: string): string[] {
  const inFirst = new Set(listFiles(first));
  const inSecond = new Set(listFiles(second));
  return [...inFirst.union(inSecond)].sort().flatMap((file) => {
    if (!inSecond.has(file)) return [`${file}: only in the first build`];
    if (!inFirst.has(file)) return [`${file}: only in the second build`];
    const same = readFileSync(join(first, file)).equals(readFileSync(join(second, file)));
    return same ? [] : [`${file}: differs between the builds`];
  });
}
