/** Puts a finished build in the place of the one before, and clears up after builds that were killed. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Replaces a folder by another, at once where both are on the same file system. Of two builds at once the last one wins.
 * @param replacement may be gone afterwards
 */
export function replaceFolder(target: string, replacement: string): void {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { recursive: true, force: true, maxRetries: 5 });
  try {
    renameSync(replacement, target);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EXDEV") cpSync(replacement, target, { recursive: true, preserveTimestamps: true });
    // Another build has put its site there between two lines.
    else if (["ENOTEMPTY", "EEXIST"].includes(code)) replaceFolder(target, replacement);
    else throw error;
  }
}

/**
 * Clears what killed builds have left.
 * @param workshop folder of half-made builds, each under the number of its process
 */
export function removeLeftBehind(workshop: string): void {
  for (const name of existsSync(workshop) ? readdirSync(workshop) : [])
    if (!isRunning(Number(name))) rmSync(join(workshop, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
