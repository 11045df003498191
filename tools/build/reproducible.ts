import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CHECKSUMS } from "../../hosting/site-files.ts";
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
 * Is a build a function of its sources? Builds the site once more, from a copy of them in a folder of another name and
 * without caches, prints which files differ from those of dist/, and says whether none does.
 */
export async function isReproducible(): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), "altă copie "));
  try {
    for (const name of SOURCES) cpSync(name, join(copy, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
    if ((await runChild(process.execPath, ["tools/tasks/build.ts"], process.env, copy)) !== 0) return false;
    const [first, second] = [DIST, join(copy, DIST)].map(
      (folder) => new Set(readFileSync(join(folder, CHECKSUMS), "utf8").split("\n")),
    ) as [Set<string>, Set<string>];
    const differences = [...first.symmetricDifference(second)];
    for (const line of differences) console.error(`differs between the builds: ${line}`);
    return differences.length === 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
