import { execFile } from "node:child_process";
import { promisify } from "node:util";

interface Options {
  readonly folder?: string;
  /** Ends it before. */
  readonly signal?: AbortSignal | undefined;
  /** What it reads. */
  readonly input?: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end; nobody can answer its questions.
 * @returns what it printed
 * @throws Error that holds what it said of its failure; its `code` is ENOENT where there is no such program
 */
export async function run(
  program: string,
  words: readonly string[],
  { folder, signal, input, environment = process.env }: Options,
): Promise<string> {
  const options = { cwd: folder, env: { ...environment, LC_ALL: "C" }, signal, maxBuffer: 1e8 };
  const running = promisify(execFile)(program, words, options);
  // A program that ends early does not read to the end; its code says why.
  running.child.stdin?.on("error", () => undefined).end(input);
  return (await running).stdout;
}
