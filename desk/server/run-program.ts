import { execFile } from "node:child_process";
import { promisify } from "node:util";

interface Options {
  readonly folder?: string;
  /** Aborting this signal kills the program. */
  readonly signal?: AbortSignal | undefined;
  /** Text for the standard input of the program. */
  readonly input?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Encoding of the output; "latin1" keeps every byte of a binary file. */
  readonly encoding?: BufferEncoding;
}

/**
 * Runs a program and waits for its end. Its standard input is no terminal, but a program such as ssh can still
 * open the terminal of this process and wait for an answer there: its caller has to forbid questions.
 * @returns its standard output
 * @throws Error with the program's messages if the program fails; `code` is ENOENT if the program does not
 * exist
 */
export async function run(
  program: string,
  programArguments: readonly string[],
  { folder, signal, input, environment = process.env, encoding = "utf8" }: Options,
): Promise<string> {
  const options = { cwd: folder, env: { ...environment, LC_ALL: "C" }, signal, encoding, maxBuffer: 1e8 };
  const running = promisify(execFile)(program, programArguments, options);
  // Ignores the EPIPE error of a program that ends before it has read its input; the exit code reports the
  // failure.
  running.child.stdin?.on("error", () => undefined).end(input);
  return (await running).stdout;
}
