import { spawn } from "node:child_process";
import { Refused } from "../refused.ts";
import { PROGRAM_HELP } from "./ways.ts";

/** Last lines of a program's own words that are shown when it fails. */
const LAST = 12;

/**
 * Runs a program to its end.
 * @param onLine gets each line that it prints
 * @throws Refused with plain words when it is missing or fails
 */
export function run(
  program: string,
  words: readonly string[],
  folder: string,
  onLine: (line: string) => void = () => {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const isWindowsTool = process.platform === "win32" && (program === "wrangler" || program === "netlify");
    const child = spawn(program, words, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0" },
      // Tools of npm are scripts on Windows; their words are checked by the content's schema.
      shell: isWindowsTool,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        for (const line of text.split("\n")) if (line.trim()) onLine(line.trim());
      });
    }
    child.on("error", () => {
      const help = PROGRAM_HELP[program] ?? "cereți ajutorul celui care v-a făcut site-ul";
      reject(new Refused(422, `Programul ${program} lipsește de pe acest calculator; ${help}.`));
    });
    child.on("close", (code) => {
      if (code === 0) return resolve(printed);
      const last = printed.trim().split("\n").slice(-LAST).join("\n");
      reject(new Refused(422, `Programul ${program} s-a oprit cu o greșeală. Ce a spus:\n${last}`));
    });
  });
}
