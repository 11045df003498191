import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import {
  ForeignFolderError,
  folderTarget,
  publishedIn,
  rsyncTarget,
  type Target,
} from "../../../hosting/publish.ts";
import type { Content } from "../../../src/content/files.ts";
import { Refused } from "../refused.ts";
import { run } from "./run.ts";

/** Where the site goes that is no repository: a folder of this computer, or of a server. */

/**
 * @param root the project, in which the site is never put
 * @returns undefined for the way git
 * @throws Refused when there is no way yet, the folder cannot be used, or it holds what is not ours
 */
export async function targetOf(
  { way, folder, rsyncTarget: server }: Content["publishing"],
  root: string,
  signal: AbortSignal,
): Promise<Target | undefined> {
  if (!way) throw new Refused(422, "Nu este aleasă nicio cale; alegeți-o în foaia „Cum se publică”.");
  if (way === "git") return undefined;
  const name = (way === "folder" ? folder : server) ?? "";
  const failed = `La ${name} nu se ajunge: lipsește internetul, cheia de acces sau folderul.`;
  const rsync = (words: readonly string[], input: string) =>
    run("rsync", words, { folder: root, signal, input, failed });
  const target = way === "folder" ? folderTarget(usable(name, root)) : rsyncTarget(name, rsync);
  await publishedIn(target).catch((error: unknown) => {
    if (!(error instanceof ForeignFolderError)) throw error;
    throw new Refused(422, `Folderul ${name} nu este gol și nu ține acest site. Alegeți un folder gol.`);
  });
  return target;
}

/** A folder of this computer that is not the project's, on a disk that is there. @throws Refused */
function usable(folder: string, root: string): string {
  const resolved = (path: string): string =>
    existsSync(path) ? realpathSync(path) : join(resolved(dirname(path)), basename(path));
  const isWithin = (inner: string, outer: string) => !relative(outer, inner).split(sep)[0]?.startsWith("..");
  const [real, own] = [resolved(folder), realpathSync(root)];
  if (isWithin(real, own) || isWithin(own, real))
    throw new Refused(422, `Folderul ${folder} este al programului însuși. Alegeți unul al găzduirii.`);
  if (!existsSync(dirname(real)))
    throw new Refused(
      422,
      `Folderul ${dirname(folder)} nu există; dacă este pe un disc de rețea, legați discul și încercați din nou.`,
    );
  return folder;
}
