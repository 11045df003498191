/**
 * `node tools/install.mjs`: npm's pre-script of the README's commands. Installs what package-lock.json lists, when that is
 * missing or has changed. Plain JavaScript, because it runs on whatever Node the machine has.
 *
 * Options: `--production` leaves out what only tests need; `--ro` speaks Romanian, to the clinic's staff.
 */
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const isRomanian = process.argv.includes("--ro");
const isProduction = process.argv.includes("--production");

/** The messages in both languages; `causes` are npm's error codes. */
const messages = JSON.parse(readFileSync(new URL("install-messages.json", import.meta.url), "utf8"));
/** Without these options npm waits a minute before it reports that the network is missing. */
const NPM_OPTIONS =
  "--loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000".split(" ");

const onWindows = process.platform === "win32";
/** @param {string} folder with `node_modules`. @returns path of the program in the `node` package */
const nodeIn = (folder) => join(folder, "node_modules/node/bin", onWindows ? "node.exe" : "node");
/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);
/** @param {string} key @param {Record<string, string>} values */
const say = (key, values = {}) =>
  messages[key][isRomanian ? "ro" : "en"].replace(/\{(\w+)\}/g, (_, name) => values[name]);
/** Ends with a message: no stack trace is of use to the person at the terminal. @param {string} message */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Refuses what another user has left, before a task ends in a stack trace. */
function checkFolders() {
  const list = (name) => (existsSync(join(root, name)) ? readdirSync(join(root, name)) : []);
  const caches = list(".cache").map((name) => `.cache/${name}`);
  for (const name of ["", ".astro", "dist", "test-results", "node_modules", ".cache", ...caches]) {
    const folder = join(root, name);
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      stop(say(error.code === "EROFS" || !name ? "readOnly" : "foreign", { folder }));
    }
  }
}

/**
 * Runs npm on a given Node: the very npm that was called, or the one that came with this Node. On Windows `npm` is a shell
 * script, which cannot be started without a shell.
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} words
 */
function npm(node, folder, words) {
  const { npm_execpath: called, PATH } = process.env;
  const own = onWindows && join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  const script = called?.endsWith("js") ? called : own;
  const [program, ...first] = script ? [node, script] : ["npm"];
  const { status, signal, stderr } = spawnSync(
    program,
    [...first, ...words, ...NPM_OPTIONS, `--prefix=${folder}`],
    {
      cwd: folder,
      stdio: ["inherit", "inherit", "pipe"],
      encoding: "utf8",
      env: { ...process.env, PATH: [dirname(node), PATH].join(delimiter) },
    },
  );
  process.stderr.write(stderr ?? "");
  if (status === 0) return;
  if (signal || [129, 130, 143].includes(Number(status))) process.exit(130); // Interrupted: nothing to explain.
  const causes = Object.entries(messages.causes);
  const [, cause] = causes.find(([codes]) => new RegExp(`\\b(${codes})\\b`).test(stderr)) ?? [];
  stop(`${say("failed")} ${(isRomanian && cause) || say("unknown")}`);
}

/**
 * A Node of the pinned major version: this one, or a copy in the cache folder. npm leaves out optional packages, native
 * bindings among them, whose engine range excludes the Node that it runs on.
 * @param {string} version of the pinned Node
 */
function installingNode(version) {
  if (majorOf(process.versions.node) === majorOf(version)) return process.execPath;
  const home = join(root, ".cache", `node-${version}`);
  if (!existsSync(nodeIn(home))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true, "allowScripts": { "node": true } }\n');
    npm(process.execPath, home, [
      "install",
      "--no-package-lock",
      "--ignore-scripts=false",
      `node@${version}`,
    ]);
  }
  return existsSync(nodeIn(home)) ? nodeIn(home) : process.execPath;
}

/** @param {string} name of a file of the project */
const read = (name) =>
  existsSync(join(root, name)) ? JSON.parse(readFileSync(join(root, name), "utf8")) : {};
const { engines, dependencies } = read("package.json");
/** npm writes this file after a successful install. */
const INSTALLED_LOCK = "node_modules/.package-lock.json";

/** Whether a package that the lock lists is missing, or another version of it installed. */
function isStale() {
  const { packages: installed = {} } = read(INSTALLED_LOCK);
  return Object.entries(read("package-lock.json").packages).some(
    ([path, { version, link, dev, optional, devOptional }]) =>
      path.startsWith("node_modules/") &&
      !(link || optional || devOptional || (dev && isProduction)) &&
      installed[path]?.version !== version,
  );
}

checkFolders();
if (!existsSync(nodeIn(root)) || isStale()) {
  const oldest = engines.node.replace(">=", "");
  const { node: version } = process.versions;
  if (version.localeCompare(oldest, "en", { numeric: true }) < 0) stop(say("oldNode", { version, oldest }));
  console.log(say("installing"));
  const node = installingNode(dependencies.node);
  npm(node, root, ["ci", isProduction ? "--omit=dev" : "--include=dev"]);
  // The pinned Node is fetched by its package's install script, which an npm setting may have prevented.
  if (!existsSync(nodeIn(root))) npm(node, root, ["rebuild", "node", "--ignore-scripts=false"]);
  // Vite needs the native bindings, which an npm may leave out.
  const look = ["--input-type=module", "--eval", 'import "vite"'];
  if (spawnSync(nodeIn(root), look, { cwd: root, stdio: "inherit" }).status !== 0) {
    rmSync(join(root, INSTALLED_LOCK), { force: true });
    stop(say("broken"));
  }
}
