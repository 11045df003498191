import { run } from "../../hosting/run.ts";
import { Refused } from "./refused.ts";

/**
 * Runs a program of Node's in the project's folder.
 * @param failed what a person is told when it fails; its own words go to the window of the program
 * @throws Refused
 */
export async function runNode(
  folder: string,
  words: readonly string[],
  failed: string,
  signal: AbortSignal,
): Promise<void> {
  const environment = { ...process.env, NO_COLOR: "1" };
  await run(process.execPath, words, { folder, signal, environment }).catch((error: Error) => {
    if (signal.aborted) throw error;
    console.error(error.message);
    throw new Refused(422, failed);
  });
}
