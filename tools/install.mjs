/**
 * `node tools/install.mjs` runs before npm scripts such as `npm start` and `npm test`. It installs the
 * packages of package-lock.json if they are missing or outdated. It is plain JavaScript, because old versions
 * of Node must run it.
 *
 * Options: `--production` leaves out packages that only tests need; `--ro` prints Romanian messages for the
 * clinic's staff.
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

/** The messages in both languages; `causes` maps patterns of npm's error codes to Romanian explanations. */
const messages = JSON.parse(readFileSync(new URL("install-messages.json", import.meta.url), "utf8"));
/** Without these options npm would wait a minute before it reports that the network is missing. */
const NPM_OPTIONS =
  "--loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000".split(" ");

const onWindows = process.platform === "win32";
/**
 * Returns the path of the Node program that the package `node` has installed.
 * @param {string} folder the folder that contains `node_modules`
 */
const nodeIn = (folder) => join(folder, "node_modules/node/bin", onWindows ? "node.exe" : "node");
/** @param {string} version */
const majorOf = (version) => Number.parseInt(version, 10);
/** @param {string} key @param {Record<string, string>} values */
const say = (key, values = {}) =>
  messages[key][isRomanian ? "ro" : "en"].replace(/\{(\w+)\}/g, (_, name) => values[name]);
/** Prints a message instead of a stack trace, and ends the process with status 1. @param {string} message */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Stops with a message if a folder of the project is not writable, for example because another user owns it.
 */
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
 * Runs npm with a given Node: the npm that has called this script, if one has; otherwise the command `npm`.
 * On Windows this command is a shell script, which cannot be started directly, so there the npm in the folder
 * of the running Node is used.
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
  if (signal || [129, 130, 143].includes(Number(status))) process.exit(130); // The user has interrupted npm.
  const causes = Object.entries(messages.causes);
  const [, cause] = causes.find(([codes]) => new RegExp(`\\b(${codes})\\b`).test(stderr)) ?? [];
  stop(`${say("failed")} ${(isRomanian && cause) || say("unknown")}`);
}

/**
 * Returns the path of a Node of the pinned major version: the running one, or a copy that is installed into
 * `.cache`. npm omits optional packages that do not support the Node on which npm runs. On a Node of another
 * major version npm could therefore omit native bindings that the project needs.
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

/** Reads a JSON file of the project; returns an empty object if the file is missing. @param {string} name */
const read = (name) =>
  existsSync(join(root, name)) ? JSON.parse(readFileSync(join(root, name), "utf8")) : {};
const { engines, dependencies } = read("package.json");
/** npm writes this list of the installed packages after a successful install. */
const INSTALLED_LOCK = "node_modules/.package-lock.json";

/** Whether a package that package-lock.json requires is missing or installed in another version. */
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
  // The install script of the package `node` downloads Node. If npm's setting `ignore-scripts` has prevented
  // this script, it runs here.
  if (!existsSync(nodeIn(root))) npm(node, root, ["rebuild", "node", "--ignore-scripts=false"]);
  // Importing Vite shows whether its native bindings are installed; some versions of npm omit them.
  const look = ["--input-type=module", "--eval", 'import "vite"'];
  if (spawnSync(nodeIn(root), look, { cwd: root, stdio: "inherit" }).status !== 0) {
    rmSync(join(root, INSTALLED_LOCK), { force: true });
    stop(say("broken"));
  }
}
