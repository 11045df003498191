import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Refused } from "../refused.ts";

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
