import { execFile } from "node:child_process";
import { promisify } from "node:util";

interface Options {
  readonly folder?: string;
  /** Ends it before. */
  readonly signal?: AbortSignal | undefined;
  /** Its standard input. */
  readonly input?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Of its output; „latin1” keeps the bytes of a file that is no text. */
  readonly encoding?: BufferEncoding;
}

/**
 * Runs a program to its end, without a terminal that could answer questions.
 * @returns its standard output
 * @throws Error with its messages; `code` is ENOENT when the program does not exist
 */
export async function run(
  program: string,
  words: readonly string[],
  { folder, signal, input, environment = process.env, encoding = "utf8" }: Options,
): Promise<string> {
  const options = { cwd: folder, env: { ...environment, LC_ALL: "C" }, signal, encoding, maxBuffer: 1e8 };
  const running = promisify(execFile)(program, words, options);
  // A program that ends early does not read all of its input; its exit code says why.
  running.child.stdin?.on("error", () => undefined).end(input);
  return (await running).stdout;
}
