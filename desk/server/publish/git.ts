import { Refused } from "../refused.ts";
import { run } from "./run.ts";

/** What the desk's own commits are called. */
const MESSAGE = "Texte schimbate la birou";

/**
 * Sends the texts to the repository's branch; the host builds the site from there.
 * @param root folder of the project
 */
export async function commitAndPush(
  root: string,
  branch: string,
  onLine: (line: string) => void,
): Promise<void> {
  await run("git", ["add", "--all", "--", "content"], root);
  const staged = await run("git", ["diff", "--cached", "--name-only", "--", "content"], root);
  if (staged.trim()) await run("git", ["commit", "--quiet", "-m", MESSAGE, "--", "content"], root);
  await push(root, branch, onLine);
}

/** Takes the desk's last commit back, by one that undoes it. */
export async function revertAndPush(
  root: string,
  branch: string,
  onLine: (line: string) => void,
): Promise<void> {
  if (!(await isOurs(root)))
    throw new Refused(422, "Ultima schimbare din depozit nu a fost făcută de la birou.");
  const changed = await run("git", ["status", "--porcelain", "--", "content"], root);
  if (changed.trim())
    throw new Refused(422, "Sunt schimbări nepublicate; publicați-le sau dați-le înapoi întâi.");
  await run("git", ["revert", "--no-edit", "HEAD"], root);
  await push(root, branch, onLine);
}

/** Whether the last commit is one of the desk. */
export async function isOurs(root: string): Promise<boolean> {
  try {
    return (await run("git", ["log", "-1", "--format=%s"], root)).trim() === MESSAGE;
  } catch {
    return false;
  }
}

async function push(root: string, branch: string, onLine: (line: string) => void): Promise<void> {
  try {
    await run("git", ["push", "origin", `HEAD:${branch}`], root, onLine);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new Refused(422, `Depozitul nu a primit schimbările; ele rămân pe acest calculator. ${reason}`);
  }
}
