import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKSUMS } from "../../hosting/site-files.ts";
import { readContentFiles } from "../../src/content/read.ts";
import { copyProject, removeProject, runIn } from "../../tests/edits/project-copy.ts";
import { DIST } from "./site.ts";

/**
 * Is a build a function of its sources? Builds the site once more, from a copy of them in a folder of another name and
 * without caches, prints which files differ from those of dist/, and says whether none does.
 */
export async function isReproducible(): Promise<boolean> {
  const copy = copyProject(readContentFiles(process.cwd()));
  try {
    const { status, printed } = await runIn(copy, "tools/tasks/build.ts");
    if (status !== 0) console.error(printed);
    const filesIn = (root: string) => new Set(readFileSync(join(root, DIST, CHECKSUMS), "utf8").split("\n"));
    const differences = status === 0 ? [...filesIn(".").symmetricDifference(filesIn(copy))] : [];
    for (const line of differences) console.error(`differs between the builds: ${line}`);
    return status === 0 && differences.length === 0;
  } finally {
    removeProject(copy);
  }
}
