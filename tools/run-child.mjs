import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Signals that stop a process, which it can catch. */
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Runs a command to its end on this terminal and hands on the signals that would stop this process, so that no child
 * outlives it. Plain JavaScript, because run.mjs needs it on Nodes that do not read TypeScript.
 *
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} [environment] the child's; this process's own when left out
 * @param {string} [folder] in which the child runs
 * @param {(text: string) => void} [onError] also gets what the child writes to its error output, which is shown
 * @returns {Promise<number>} the exit status; 128 and more when a signal ended the child, or when this process got one
 *   while the child ran and the child then ended in failure; 127 when it cannot be run
 */
export function runChild(
  command,
  commandArguments,
  environment = process.env,
  folder = process.cwd(),
  onError = undefined,
) {
  return new Promise((resolve) => {
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const handOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    // Before there is a child: what comes between would end this process, and not the child.
    for (const signal of SIGNALS) process.on(signal, handOn);
    const child = spawn(command, commandArguments, {
      stdio: ["inherit", "inherit", onError ? "pipe" : "inherit"],
      env: environment,
      cwd: folder,
    });
    /** @param {number} status */
    const end = (status) => {
      for (const signal of SIGNALS) process.off(signal, handOn);
      resolve(status);
    };
    child.stderr?.on("data", (/** @type {Buffer} */ part) => {
      process.stderr.write(part);
      onError?.(part.toString());
    });
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.on("exit", (code, signal) => {
      // npm and others catch a signal and end with a status of their own, such as 1.
      const cause = signal ?? (code === 0 ? undefined : received);
      end(cause ? 128 + constants.signals[cause] : (code ?? 1));
    });
  });
}
