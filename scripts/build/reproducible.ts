/** Is a build a function of its sources? */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../hosting/site-files.ts";
import { buildSite } from "./site.ts";

const SECOND_BUILD = ".cache/second-build";

/**
 * Builds the site once more and compares it with an existing build, byte by byte.
 * @param dist the existing build of the same sources
 * @returns one line per file that differs; empty when the builds are equal
 */
export async function differences(dist: string): Promise<string[]> {
  try {
    await buildSite(SECOND_BUILD);
    return compareFolders(dist, SECOND_BUILD);
  } finally {
    rmSync(SECOND_BUILD, { recursive: true, force: true });
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
