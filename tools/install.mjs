/**
 * `node tools/install.mjs` runs before npm scripts such as `npm start` and `npm test`. It installs the
 * packages of package-lock.json if they are missing or outdated. It is plain JavaScript, because old versions
 * of Node must run it.
 *
 * Options: `--production` leaves out packages that only tests need; `--ro` explains a failure in Romanian to
 * the clinic's staff.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";

const isProduction = process.argv.includes("--production");
const isRomanian = process.argv.includes("--ro");

/** The pinned Node, which the package `node` installs. */
const NODE = resolve("node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");

/** Without these options npm would wait a minute before it reports that the network is missing. */
const NPM_OPTIONS =
  "--loglevel=error --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000".split(" ");

/** Reads a JSON file of the project; returns an empty object if the file is missing. @param {string} name */
const read = (name) => (existsSync(name) ? JSON.parse(readFileSync(name, "utf8")) : {});

/** Whether a package that package-lock.json requires is missing or installed in another version. */
function isStale() {
  // npm writes this list of the installed packages after a successful install.
  const { packages: installed = {} } = read("node_modules/.package-lock.json");
  return Object.entries(read("package-lock.json").packages).some(
    ([path, { version, link, dev, optional, devOptional }]) =>
      path.startsWith("node_modules/") &&
      !(link || optional || devOptional || (dev && isProduction)) &&
      installed[path]?.version !== version,
  );
}

/**
 * Runs the npm that has called this script, and ends the process if npm fails.
 * @param {string} node the Node on which npm runs
 * @param {readonly string[]} words
 */
function npm(node, words) {
  const { npm_execpath: script = "", PATH } = process.env;
  const { status, stderr } = spawnSync(node, [script, ...words, ...NPM_OPTIONS], {
    stdio: ["inherit", "inherit", "pipe"],
    encoding: "utf8",
    env: { ...process.env, PATH: [dirname(node), PATH].join(delimiter) },
  });
  process.stderr.write(stderr);
  if (status === 0) return;
  const isStopped = status === null || [129, 130, 143].includes(status);
  if (isRomanian && !isStopped) {
    const causes = Object.entries(read("tools/install-messages.json"));
    console.error(`\n${causes.find(([codes]) => new RegExp(codes).test(stderr))?.[1]}`);
  }
  process.exit(status ?? 130);
}

// In the path of the project, Astro and Vite give these characters the meaning that they have in an address. With
// „%” a build would succeed without fonts.
if (/[%#?]/.test(process.cwd())) {
  console.error(
    isRomanian
      ? `Folderul ${process.cwd()} are în nume sau în drumul până la el semnul %, # sau ?. Schimbați numele, apoi porniți din nou.`
      : `The path ${process.cwd()} contains %, # or ?. Rename that folder, then start again.`,
  );
  process.exit(1);
}

if (!existsSync(NODE) || isStale()) {
  const { engines, dependencies } = read("package.json");
  const running = process.versions.node;
  if (running.localeCompare(engines.node.slice(2), "en", { numeric: true }) < 0) {
    console.error(`This machine has Node ${running}. Install Node ${engines.node}, then start again.`);
    process.exit(1);
  }
  console.log(isRomanian ? "Se instalează ce este nevoie…" : "Installing (npm ci) …");
  const omit = isProduction ? "--omit=dev" : "--include=dev";
  npm(process.execPath, ["ci", omit]);
  // If npm's setting `ignore-scripts` has prevented the script that downloads Node, it runs here.
  if (!existsSync(NODE)) npm(process.execPath, ["rebuild", "node", "--ignore-scripts=false"]);
  // npm omits optional packages that do not support the Node on which it runs, among them native bindings. The
  // pinned Node supports all.
  if (running !== dependencies.node) npm(NODE, ["install", "--no-save", omit]);
}
