/**
 * `node scripts/run.mjs <task>`: the door to every task of the project.
 *
 * It runs on whatever Node (20 or newer) the machine has and needs nothing installed: it installs the dependencies
 * when they are missing or stale, then hands over to `scripts/tasks/<task>.ts` on the Node that package.json pins.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runChild } from "./run-child.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stampFile = join(root, "node_modules/.install-stamp");
const pinnedNode = join(root, "node_modules/node/bin/node");

const [task = "", ...taskArguments] = process.argv.slice(2);
const taskFile = join(root, "scripts/tasks", `${task}.ts`);
if (!/^[a-z][a-z-]*$/.test(task) || !existsSync(taskFile)) {
  stop(`There is no task "${task}". The tasks are the files in scripts/tasks.`);
}

process.chdir(root);
process.env.ASTRO_TELEMETRY_DISABLED = "1";

await installWhenStale();
// Tools that a task starts by name (and their own children) find the pinned Node first as well.
process.env.PATH = [dirname(pinnedNode), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
process.exit(await runChild(pinnedNode, [taskFile, ...taskArguments]));

async function installWhenStale() {
  const wanted = installStamp();
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;

  console.log("Installing the dependencies (npm ci) …");
  // Under `npm start` the very npm that was called is used. Errors are always shown; warnings that the machine's Node
  // is older than the pinned one are not.
  const npm = process.env.npm_execpath;
  const ci = ["ci", "--loglevel=error", "--include=dev"];
  const status = npm?.endsWith(".js")
    ? await runChild(process.execPath, [npm, ...ci])
    : await runChild("npm", ci);
  if (status > 128) process.exit(status); // Interrupted by a signal: nothing to explain.
  if (status !== 0) {
    stop(
      "The dependencies could not be installed: npm's own message is above. Most often the network is missing.",
    );
  }
  if (!existsSync(pinnedNode)) {
    stop(
      "npm installed the packages but not the pinned Node: install scripts are switched off on this machine.\n" +
        "Allow them once with: npm ci --ignore-scripts=false",
    );
  }
  writeFileSync(stampFile, wanted);
}

/** What the installed packages depend on; a changed value means that `npm ci` has to run again. */
function installStamp() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
