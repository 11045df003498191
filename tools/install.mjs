/**
 * Installs the dependencies, on the Node that package.json pins. Plain JavaScript, because it runs on whatever Node the
 * machine has.
 */
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runChild } from "./run-child.mjs";

/** What helps, by npm's own codes for a failure; a read-only folder is to Node one that cannot be made. */
const FAILURES = new URL("install-failures.json", import.meta.url);

/** npm by itself would wait a minute before it says that the network is missing. */
const RETRIES = ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"];

/** Statuses of programs that a signal ended; npm also ends with numbers of errors, which are larger. */
const INTERRUPTED = [129, 130, 143];

/** What the person at the terminal has to do; no stack trace is of use. */
export class InstallError extends Error {}

const onWindows = process.platform === "win32";

/** @param {string} folder with `node_modules`. @returns path of the `node` package's program */
const nodeIn = (folder) => join(folder, "node_modules/node/bin", onWindows ? "node.exe" : "node");

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, "utf8"));

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
  const stamp = join(root, "node_modules/.install-stamp");
  const wanted = stampOf(root);
  if (existsSync(pinned) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return pinned;

  const { engines, devDependencies } = json(join(root, "package.json"));
  const { node: own } = process.versions;
  // The npm of Node 20.0 leaves out native bindings.
  const oldest = engines.node.replace(">=", "");
  if (own.localeCompare(oldest, "en", { numeric: true }) < 0)
    throw new InstallError(
      `Acest calculator are Node ${own}. Instalați Node ${oldest} sau mai nou, apoi porniți din nou.`,
    );
  checkFolders(root);
  console.log("Se instalează ce este nevoie (npm ci)…");
  const node = await installingNode(root, devDependencies.node);
  await npm(node, root, ["ci", "--include=dev"]);
  if (!existsSync(pinned)) {
    // The pinned Node is fetched by its package's install script.
    console.log("Scripturile de instalare sunt oprite; cel al pachetului „node” rulează totuși.");
    await npm(node, root, ["rebuild", "node", "--ignore-scripts=false"]);
  }
  // It needs the native bindings, which an npm may leave out.
  const look = ["--input-type=module", "--eval", 'import "vite"'];
  if ((await runChild(pinned, look, process.env, root)) !== 0)
    throw new InstallError(
      "npm spune că a reușit, dar ce a instalat nu pornește: mesajul este mai sus. Ștergeți node_modules și porniți din nou.",
    );
  writeFileSync(stamp, wanted);
  return pinned;
}

/**
 * Looks whether what tasks write can be written, before one of them ends in a stack trace.
 * @param {string} root the project's folder
 * @throws InstallError naming the first folder that cannot
 */
export function checkFolders(root) {
  const inCache = existsSync(join(root, ".cache")) ? readdirSync(join(root, ".cache")) : [];
  const caches = [
    "node_modules",
    "node_modules/.astro",
    ".cache",
    ...inCache.map((name) => `.cache/${name}`),
  ];
  for (const name of ["", ".astro", "dist", "test-results", ...caches]) {
    const folder = join(root, name);
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
    } catch (error) {
      throw new InstallError(
        /** @type {NodeJS.ErrnoException} */ (error).code === "EROFS" || !name
          ? `În ${folder} nu se poate scrie. Copiați proiectul într-un folder al dumneavoastră.`
          : `${folder} a rămas de la alt utilizator. Ștergeți-l, ca acel utilizator sau cu: sudo rm -r '${folder}'`,
      );
    }
  }
}

/**
 * What the installed packages depend on; a changed value means that `npm ci` has to run again.
 * @param {string} root
 */
function stampOf(root) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}\n`);
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * A Node of the pinned major version: this one, or a copy in the cache folder.
 * @param {string} root
 * @param {string} version of the pinned Node
 */
async function installingNode(root, version) {
  if (Number.parseInt(process.versions.node, 10) === Number.parseInt(version, 10)) return process.execPath;
  const home = join(root, ".cache", `node-${version}`);
  if (!existsSync(nodeIn(home))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true, "allowScripts": { "node": true } }\n');
    const words = ["install", "--no-save", "--no-package-lock", "--ignore-scripts=false", `node@${version}`];
    await npm(process.execPath, home, words);
  }
  return existsSync(nodeIn(home)) ? nodeIn(home) : process.execPath;
}

/**
 * Runs npm on a given Node: the very npm that was called, as a script, or else the one that came with this Node. On Windows
 * `npm` itself is a shell script, which cannot be started without a shell. Errors are always shown.
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} words
 * @throws InstallError
 */
async function npm(node, folder, words) {
  const { npm_execpath: called, PATH } = process.env;
  const own = onWindows && join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  const script = called?.endsWith("js") ? called : own;
  const [program, ...first] = script ? [node, script] : ["npm"];
  const options = ["--loglevel=error", "--fund=false", "--audit=false", ...RETRIES, `--prefix=${folder}`];
  const environment = { ...process.env, PATH: [dirname(node), PATH].join(delimiter) };
  let said = "";
  const status = await runChild(
    program,
    [...first, ...words, ...options],
    environment,
    process.cwd(),
    (text) => {
      said += text;
    },
  );
  if (status === 0) return;
  if (INTERRUPTED.includes(status)) process.exit(status); // Nothing to explain.
  const codes = Object.entries(json(FAILURES));
  const [, help = "Mesajul lui npm este mai sus."] =
    codes.find(([code]) => new RegExp(`\\b(${code})\\b`).test(said)) ?? [];
  throw new InstallError(`Instalarea nu a reușit. ${help}`);
}
