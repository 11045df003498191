/**
 * Installs the dependencies, on the Node that package.json pins. Plain JavaScript, because it runs on whatever Node the
 * machine has.
 */
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runChild } from "./run-child.mjs";

/** Oldest Node that can run this file and fetch another one. */
const OLDEST_NODE = 20;

/** What the person at the terminal has to do; no stack trace is of use. */
export class InstallError extends Error {}

/**
 * Path of the `node` package's program below a folder with `node_modules`.
 * @param {string} folder
 * @param {NodeJS.Platform} [platform]
 */
export const nodeIn = (folder, platform = process.platform) =>
  join(folder, "node_modules/node/bin", platform === "win32" ? "node.exe" : "node");

/**
 * The npm to run: the one that was called, or the one that came with this Node. On Windows `npm` itself is a shell
 * script, which cannot be started without a shell.
 * @param {string | undefined} called `npm_execpath`
 * @param {NodeJS.Platform} [platform]
 * @returns {string | undefined} path of a script for Node; undefined where `npm` is a program on the PATH
 */
export function npmScript(called, platform = process.platform) {
  if (called?.endsWith("js")) return called;
  return platform === "win32"
    ? join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js")
    : undefined;
}

/**
 * Makes sure that what package-lock.json lists is installed and works.
 *
 * npm leaves out optional packages whose engine range excludes the Node it runs on, native bindings among them. So it
 * never runs on a Node of another major version than the pinned one, but on a copy of that one, fetched first.
 * @param {string} root the project's folder
 * @returns {Promise<string>} path of the pinned Node
 * @throws InstallError
 */
export async function installWhenStale(root) {
  const pinned = nodeIn(root);
  const stampFile = join(root, "node_modules/.install-stamp");
  const wanted = installStamp(root);
  if (existsSync(pinned) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted)
    return pinned;

  if (majorOf(process.versions.node) < OLDEST_NODE) {
    throw new InstallError(
      `This machine has Node ${process.versions.node}. Install Node ${OLDEST_NODE} or newer, then call this again.`,
    );
  }
  if (!isWritable(root)) {
    throw new InstallError(
      `${root} is read-only: the dependencies cannot be installed there. Copy the project to a folder of your own.`,
    );
  }
  console.log("Installing the dependencies (npm ci) …");
  rmSync(stampFile, { force: true });
  await npm(await installingNode(root), root, ["ci", "--include=dev"]);
  if (!existsSync(pinned)) {
    throw new InstallError(
      "npm installed the packages but not the pinned Node: install scripts are switched off on this machine.\n" +
        "Allow them once with: npm ci --ignore-scripts=false",
    );
  }
  if (
    (await runChild(pinned, [join(root, "node_modules/astro/bin/astro.mjs"), "--version"], quiet())) !== 0
  ) {
    throw new InstallError(
      "npm reported success, but what it installed does not start: its message is above. Delete node_modules and call this again.",
    );
  }
  writeFileSync(stampFile, wanted);
  return pinned;
}

/**
 * What the installed packages depend on; a changed value means that `npm ci` has to run again.
 * @param {string} root
 */
function installStamp(root) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * A Node of the pinned major version: this one, or a copy in the cache folder.
 * @param {string} root
 */
async function installingNode(root) {
  const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node;
  if (majorOf(process.versions.node) === majorOf(version)) return process.execPath;
  const home = join(root, ".cache", `node-${version}`);
  if (!existsSync(nodeIn(home))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true, "allowScripts": { "node": true } }\n');
    await npm(process.execPath, home, ["install", "--no-save", "--no-package-lock", `node@${version}`]);
  }
  return existsSync(nodeIn(home)) ? nodeIn(home) : process.execPath;
}

/**
 * Runs npm on a given Node. Under `npm start` the very npm that was called is used. Errors are always shown.
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} words
 * @throws InstallError
 */
async function npm(node, folder, words) {
  const script = npmScript(process.env.npm_execpath);
  const environment = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const command = script ? [node, script] : ["npm"];
  const [program = "", ...first] = command;
  const status = await runChild(
    program,
    [...first, ...words, "--loglevel=error", "--fund=false", "--audit=false", `--prefix=${folder}`],
    environment,
  );
  if (status === 0) return;
  if (status > 128) process.exit(status); // Interrupted: nothing to explain.
  throw new InstallError(
    "The dependencies could not be installed: npm's own message is above. Most often the network is missing.",
  );
}

/** @param {string} version */
const majorOf = (version) => Number(version.split(".")[0]);

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const quiet = () => ({ ...process.env, ASTRO_TELEMETRY_DISABLED: "1" });
