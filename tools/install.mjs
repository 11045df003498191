/**
 * Installs the dependencies, on the Node that package.json pins. Plain JavaScript, because it runs on whatever Node the
 * machine has.
 */
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runChild } from "./run-child.mjs";

/** What npm's own code for a failure means, and what helps. */
const FAILURES = {
  "ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT":
    "Lipsește internetul sau nu răspunde registrul npm. Verificați legătura, apoi porniți din nou.",
  ENOSPC: "Discul este plin. Faceți loc (1 GB), apoi porniți din nou.",
  // A folder that is read-only is to Node one that cannot be made.
  "EROFS|EACCES|EPERM|syscall mkdir":
    "npm nu are voie să scrie în folderul lui, numit mai sus. Dați-i altul: puneți în npm_config_cache un folder al dumneavoastră.",
  "ETARGET|E404":
    "Registrului npm îi lipsește un pachet din package-lock.json, numit mai sus. Încercați alt registru.",
  EXDEV:
    "node_modules este într-un strat al unei imagini de container, unde npm nu poate muta foldere. Ștergeți-l (rm -r node_modules), apoi porniți din nou.",
  EINTEGRITY:
    "Un pachet nu este cel numit în package-lock.json: a fost schimbat pe drum. Nu s-a instalat nimic.",
};

/** With less room than this an installation that failed has failed for it, whatever npm says, bytes. */
const ROOM = 1e9;

/** Statuses of programs that a signal ended; npm also ends with numbers of errors, which are larger. */
const INTERRUPTED = [129, 130, 143];

/** npm by itself would wait a minute before it says that the network is missing. */
const RETRIES = ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000"];

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
  const isKnown = existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted;
  if (existsSync(pinned) && isKnown && isComplete(root)) return pinned;

  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { node: own } = process.versions;
  // The npm of Node 20.0 leaves out native bindings.
  const oldest = manifest.engines.node.replace(">=", "");
  if (own.localeCompare(oldest, "en", { numeric: true }) < 0)
    throw new InstallError(
      `Acest calculator are Node ${own}. Instalați Node ${oldest} sau mai nou, apoi porniți din nou.`,
    );
  checkFolders(root);
  // npm empties the folder first: through a link, that would be another checkout's.
  const modules = join(root, "node_modules");
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(modules);
  console.log("Se instalează ce este nevoie (npm ci)…");
  rmSync(stampFile, { force: true });
  const node = await installingNode(root, manifest.devDependencies.node);
  await npm(node, root, ["ci", "--include=dev"]);
  if (!existsSync(pinned)) {
    // The pinned Node is fetched by its package's install script.
    console.log(
      "Scripturile de instalare sunt oprite pe acest calculator; cel al pachetului „node” rulează totuși.",
    );
    await npm(node, root, ["rebuild", "node", "--ignore-scripts=false"]);
  }
  if (!existsSync(pinned))
    throw new InstallError("npm a instalat pachetele, dar nu și Node: mesajul lui este mai sus.");
  // It needs the native bindings, which an npm may leave out.
  const look = ["--input-type=module", "--eval", 'import "vite"'];
  if ((await runChild(pinned, look, process.env, root)) !== 0)
    throw new InstallError(
      "npm spune că a reușit, dar ce a instalat nu pornește: mesajul este mai sus. Ștergeți node_modules și porniți din nou.",
    );
  writeFileSync(stampFile, wanted);
  return pinned;
}

/**
 * Looks whether what tasks write can be written, before one of them ends in a stack trace.
 * @param {string} root the project's folder
 * @throws InstallError naming the first folder that cannot
 */
export function checkFolders(root) {
  const inside = (/** @type {string} */ name) =>
    existsSync(join(root, name)) ? readdirSync(join(root, name)).map((entry) => join(name, entry)) : [];
  const caches = ["node_modules", "node_modules/.astro", "node_modules/.vite", ".cache", ...inside(".cache")];
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
 * Whether each package that has to be there is: somebody may have deleted one.
 * @param {string} root
 */
function isComplete(root) {
  const { packages = {} } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages).every(([path, { optional }]) => optional || existsSync(join(root, path)));
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
 * Runs npm on a given Node. Under `npm start` the very npm that was called is used. Errors are always shown.
 * @param {string} node
 * @param {string} folder
 * @param {readonly string[]} words
 * @throws InstallError
 */
async function npm(node, folder, words) {
  const script = npmScript(process.env.npm_execpath);
  const [program, ...first] = script ? [node, script] : ["npm"];
  const options = ["--loglevel=error", "--fund=false", "--audit=false", ...RETRIES, `--prefix=${folder}`];
  const PATH = [dirname(node), process.env.PATH].join(delimiter);
  let said = "";
  const status = await runChild(
    program,
    [...first, ...words, ...options],
    { ...process.env, PATH },
    process.cwd(),
    (text) => {
      said += text;
    },
  );
  if (status === 0) return;
  if (INTERRUPTED.includes(status)) process.exit(status); // Nothing to explain.
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < ROOM) said += " ENOSPC";
  const failure = Object.entries(FAILURES).find(([codes]) => new RegExp(`\\b(${codes})\\b`).test(said));
  throw new InstallError(`Instalarea nu a reușit. ${failure?.[1] ?? "Mesajul lui npm este mai sus."}`);
}
