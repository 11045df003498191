/**
 * `node tools/run.mjs <task>`: the door to every task of the project.
 *
 * It runs on whatever Node the machine has (`engines` of package.json) and needs nothing installed: it installs the dependencies
 * when they are missing or stale, then hands over to `tools/tasks/<task>.ts` on the Node that package.json pins.
 */
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkFolders, InstallError, installWhenStale } from "./install.mjs";
import { runChild } from "./run-child.mjs";

/** Tasks that write nothing: they also run where nothing can be written. */
const READERS = ["serve", "check-launch"];

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const [task = "", ...taskArguments] = process.argv.slice(2);
const taskFile = join(root, "tools/tasks", `${task}.ts`);
if (!existsSync(taskFile)) {
  stop(`Nu există sarcina „${task}”. Sarcinile sunt fișierele din tools/tasks.`);
}

if (taskArguments.includes("--help")) {
  console.log(
    /\/\*\*([\s\S]*?)\*\//
      .exec(readFileSync(taskFile, "utf8"))?.[1]
      ?.replace(/^ *\* ?/gm, "")
      .trim(),
  );
  process.exit();
}
process.chdir(root);
if (process.env.npm_lifecycle_event) endWithParent(process.ppid);
process.env.ASTRO_TELEMETRY_DISABLED = "1";

try {
  const pinnedNode = await installWhenStale(root);
  if (!READERS.includes(task)) checkFolders(root);
  // Tools that a task starts by name (and their own children) find the pinned Node first as well.
  process.env.PATH = [dirname(pinnedNode), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  // What was compiled once is read: a quicker start, and less memory for the desk, which stays open all day.
  process.env.NODE_COMPILE_CACHE ??= join(root, ".cache/node");
  const lean = task === "edit" ? ["--max-semi-space-size=2"] : [];
  process.exit(await runChild(pinnedNode, [...lean, taskFile, ...taskArguments]));
} catch (error) {
  if (!(error instanceof InstallError)) throw error;
  stop(error.message);
}

/**
 * Ends this task when the shell that npm put before it is gone: that shell does not hand on the signal that ended it.
 * @param {number} parent
 */
function endWithParent(parent) {
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), 250).unref();
}

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
