import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import {
  ForeignFolderError,
  folderTarget,
  publishedIn,
  rsyncTarget,
  type Target,
} from "../../../hosting/publish.ts";
import type { Content } from "../../../src/content/files.ts";
import { Refused } from "../refused.ts";

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

/** Where the program of a way is had, when this computer lacks it. */
const PROGRAM_HELP: Readonly<Record<string, string>> = {
  rsync: "instalați rsync (pe Windows vine cu WSL)",
  git: "instalați Git de pe git-scm.com",
};

/** What a program that this computer lacks is answered with. */
export const missing = (program: string) =>
  new Refused(
    422,
    `Programul ${program} lipsește de pe acest calculator; ${PROGRAM_HELP[program] ?? "cereți ajutorul celui care v-a făcut site-ul"}.`,
  );

interface Options {
  readonly folder: string;
  /** Ends it before. */
  readonly signal: AbortSignal;
  /** What it reads. */
  readonly input?: string;
  /** What a person is told when it fails; its own words go to the window of the program. */
  readonly failed: string;
}

/** Runs a program to its end; nobody can answer its questions. @throws Refused */
export async function run(
  program: string,
  words: readonly string[],
  { folder, signal, input, failed }: Options,
): Promise<void> {
  const RSYNC_RSH = process.env.RSYNC_RSH ?? "ssh -o BatchMode=yes -o ConnectTimeout=20";
  const env = { ...process.env, NO_COLOR: "1", RSYNC_RSH };
  const running = promisify(execFile)(program, words, { cwd: folder, env, signal, maxBuffer: 1e8 });
  // A program that ends early does not read to the end; its code says why.
  running.child.stdin?.on("error", () => undefined).end(input);
  await running.catch((error: NodeJS.ErrnoException) => {
    if (signal.aborted) throw error;
    if (error.code === "ENOENT") throw missing(program);
    console.error(error.message);
    throw new Refused(422, failed);
  });
}
