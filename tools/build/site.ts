/** The production build: Astro, then the policy, the hosts' files and compression. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { loadSite } from "#content/load.ts";
import { formerPaths } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";
import { withPolicy } from "#hosting/csp.ts";
import { type Host, hostFiles } from "#hosting/host-files.ts";
import { listFiles, readPages } from "#hosting/site-files.ts";
import { writeLicences } from "./licences.ts";
import { precompress } from "./precompress.ts";
import { stampFiles } from "./stamps.ts";

/** Where `npm run build` puts the site. */
export const DIST = "dist";

/** Folder for unfinished builds, on the file system of `dist/`, so that a finished one is moved in one step. */
const TEMP_FOLDER = ".cache";

/** A half-made build that is older was killed, ms. */
const STALE_BUILD_MS = 3_600_000;

/**
 * Builds the site into `dist/`, which changes only when the build has succeeded: a server that reads it does not
 * meet half a site for the 14 seconds that a build takes.
 * @returns false when Astro stopped the build and has printed why
 */
export async function buildSite(host: Host): Promise<boolean> {
  mkdirSync(TEMP_FOLDER, { recursive: true });
  for (const left of globSync(`${TEMP_FOLDER}/build*`))
    if (statSync(left).mtimeMs < Date.now() - STALE_BUILD_MS) rmSync(left, { recursive: true, force: true });
  using workshop = mkdtempDisposableSync(resolve(TEMP_FOLDER, "build-"));
  const folder = workshop.path;
  if ((await runAstro(["build", "--outDir", folder])) !== 0) return false;
  writeLicences(folder);
  const { clinic, services } = loadSite(process.cwd());
  await finishBuild(folder, host, formerPaths(services), siteAddress(clinic, process.env).origin);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(folder, DIST);
  return true;
}

/** Runs Astro's command line to its end, on this Node; resolves to its exit status. */
export async function runAstro(commandArguments: readonly string[]): Promise<number> {
  // How letters are smoothed on social cards would else depend on the machine.
  const env = {
    ...process.env,
    FONTCONFIG_FILE: resolve("src/seo/fonts.conf"),
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const words = ["node_modules/astro/bin/astro.mjs", ...commandArguments];
  const astro = spawn(process.execPath, words, { stdio: "inherit", env });
  // The development server does not outlive this process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => astro.kill(signal));
  const [status] = await once(astro, "exit");
  return status ?? 1;
}

/**
 * The page at a former address: no server has to know it, and search engines treat it as a permanent move
 * (https://developers.google.com/search/docs/crawling-indexing/301-redirects).
 */
const formerPage = (origin: string, to: string) =>
  `<!doctype html><html lang="ro"><meta charset="utf-8"><title>${origin + to}</title>` +
  `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${origin + to}">` +
  `<a href="${to}">${origin + to}</a></html>\n`;

/**
 * Adds to Astro's pages what their host needs.
 * @param moved addresses that pages once had, each with the one that it has now
 * @param origin where the site is public: scheme and host
 */
export async function finishBuild(
  folder: string,
  host: Host,
  moved: ReadonlyMap<string, string>,
  origin: string,
): Promise<void> {
  for (const [from, to] of moved) {
    mkdirSync(dirname(join(folder, from)), { recursive: true });
    writeFileSync(join(folder, `${from}.html`), formerPage(origin, to));
  }
  for (const [page, html] of readPages(folder)) writeFileSync(join(folder, page), withPolicy(html));
  const files = hostFiles(listFiles(folder), origin, host);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  if (host === "server") await precompress(folder);
  stampFiles(folder);
}
