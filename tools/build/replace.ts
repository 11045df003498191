/**
 * Puts a finished build in the place of the one before, and clears up after builds that were killed: a server that reads
 * the folder would meet half a site for the 14 seconds that a build takes.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Ending of the name of a site that is being replaced. */
const PREVIOUS = "-previous";

/**
 * Replaces a folder by another. Where both are on the same file system, whoever reads it meets the old one or the new one, whole.
 * @param replacement its name is that of its build's process; the old site is beside it for a moment
 */
export function replaceFolder(target: string, replacement: string): void {
  const previous = replacement + PREVIOUS;
  mkdirSync(dirname(target), { recursive: true });
  for (;;) {
    try {
      if (existsSync(target)) renameSync(target, previous);
      renameSync(replacement, target);
      break;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (code === "EXDEV") {
        copyInstead(target, replacement);
        break;
      }
      // Another build has put its site there, or taken it away, between two lines: the last one wins.
      if (!existsSync(replacement) || !["ENOTEMPTY", "EEXIST", "ENOENT"].includes(code)) {
        if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
        throw error;
      }
      rmSync(previous, { recursive: true, force: true });
    }
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Where a folder cannot be moved: it lies in a layer of a container's image (overlayfs), or on another disk. */
function copyInstead(target: string, replacement: string): void {
  console.log(
    `${target} cannot be replaced in one step here; whoever reads it meets half a site for a moment.`,
  );
  for (const name of existsSync(target) ? readdirSync(target) : [])
    rmSync(join(target, name), { recursive: true });
  cpSync(replacement, target, { recursive: true, preserveTimestamps: true });
  rmSync(replacement, { recursive: true });
}

/**
 * Clears what killed builds have left; should one have been killed between its last two steps, the site goes back.
 * @param workshop folder of half-made builds, each under the number of its process
 * @param target where the site belongs
 */
export function removeLeftBehind(workshop: string, target: string): void {
  for (const name of existsSync(workshop) ? readdirSync(workshop) : []) {
    if (isRunning(Number.parseInt(name, 10))) continue;
    const folder = join(workshop, name);
    if (name.endsWith(PREVIOUS) && !existsSync(target)) renameSync(folder, target);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
