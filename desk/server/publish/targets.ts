import { existsSync, realpathSync } from "node:fs";
import { relative, sep } from "node:path";
import { PublishError, type Target, WORDS } from "../../../hosting/publish.ts";
import { folderTarget, rsyncTarget } from "../../../hosting/targets.ts";
import type { Content } from "../../../src/content/files.ts";
import { Refused } from "../refused.ts";

/** Where the site goes that is no repository: a folder of this computer, or of a server. */

/**
 * @param root the project, in which the site is never put
 * @returns undefined for the way git
 * @throws Refused when there is no way yet, or the folder is the project's
 */
export function targetOf(
  { way, folder, rsyncTarget: server }: Content["publishing"],
  root: string,
  signal: AbortSignal,
): Target | undefined {
  if (!way) throw new Refused(422, "Nu este aleasă nicio cale; alegeți-o în foaia „Cum se publică”.");
  if (way === "git") return undefined;
  if (way === "rsync") return rsyncTarget(server ?? "", signal);
  const real = existsSync(folder ?? "") ? realpathSync(folder ?? "") : (folder ?? "");
  const own = realpathSync(root);
  const isWithin = (inner: string, outer: string) => !relative(outer, inner).split(sep)[0]?.startsWith("..");
  if (isWithin(real, own) || isWithin(own, real))
    throw new Refused(422, `Folderul ${folder} este al programului însuși. Alegeți unul al găzduirii.`);
  return folderTarget(real);
}

/** A fault of publishing as a person is told of it; the system's words go to the window of the program. */
export function inWords(
  error: unknown,
  { way, folder, rsyncTarget: server }: Content["publishing"],
): unknown {
  if (!(error instanceof PublishError)) return error;
  if (error.message) console.error(error.message);
  return new Refused(422, WORDS[error.trouble]((way === "folder" ? folder : server) ?? ""));
}
