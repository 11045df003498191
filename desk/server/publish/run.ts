import { spawn } from "node:child_process";
import { Refused } from "../refused.ts";

/** Last lines of a program's own words that are shown when it fails. */
const LAST = 12;

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

/** A program ended with an error; its own last words. */
export class Failed extends Error {}

/**
 * Runs a program to its end; nobody can answer its questions.
 * @param signal ends it before
 * @param input what it reads
 * @returns what it printed
 * @throws Refused when it is missing, Failed when it fails
 */
export function run(
  program: string,
  words: readonly string[],
  folder: string,
  signal: AbortSignal,
  input = "",
): Promise<string> {
  return new Promise((resolve, reject) => {
    const ssh = process.env.RSYNC_RSH ?? "ssh -o BatchMode=yes -o ConnectTimeout=20";
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", RSYNC_RSH: ssh },
      stdio: "pipe",
      signal,
    });
    // A program that ends early does not read to the end; its code says why.
    child.stdin.on("error", () => undefined).end(input);
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
      });
    child.on("error", (error) => reject(signal.aborted ? error : missing(program)));
    child.on("close", (code) => {
      if (code === 0) resolve(printed);
      else reject(new Failed(printed.trim().split("\n").slice(-LAST).join("\n")));
    });
  });
}
