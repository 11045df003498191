/**
 * Creates the production build: runs Astro's build, then adds the Content-Security-Policy, the configuration
 * file for the host, and compressed copies.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempDisposableSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getSite } from "#content/site.ts";
import { listFiles, readPages } from "#hosting/built-files.ts";
import { withPolicy } from "#hosting/csp.ts";
import { type Host, hostFile } from "#hosting/host-files.ts";
import { replaceContent } from "#hosting/place-files.ts";
import { checkBuild } from "./check-build.ts";
import { precompress } from "./precompress.ts";

/** The folder into which `npm run build` writes the site. It may be a mount or a link. */
export const DIST = "dist";

/** Folder for unfinished builds. */
const TEMP_FOLDER = ".cache";

/**
 * Unfinished builds that are older than this number of ms are deleted: the process that made them must have
 * been killed.
 */
const STALE_BUILD_MS = 3_600_000;

/**
 * Builds the site in a temporary folder, and replaces the content of `dist/` only if the build succeeds.
 * @returns false if Astro has stopped the build and printed the reason
 */
export async function buildSite(host: Host): Promise<boolean> {
  mkdirSync(TEMP_FOLDER, { recursive: true });
  for (const left of globSync(`${TEMP_FOLDER}/build-*`))
    if (statSync(left).mtimeMs < Date.now() - STALE_BUILD_MS) rmSync(left, { recursive: true, force: true });
  using temporary = mkdtempDisposableSync(resolve(TEMP_FOLDER, "build-"));
  const folder = temporary.path;
  if ((await runAstro(["build", "--outDir", folder])) !== 0) return false;
  await finishBuild(folder, host);
  checkBuild(folder, getSite().clinic.siteUrl);
  try {
    replaceContent(folder, DIST);
  } catch (error) {
    throw new Error(
      `The files of ${DIST}/ cannot all be replaced: close the programs that hold it open, or give this user the right ` +
        "to write there, then run the same command again. Each page there is whole.",
      { cause: error },
    );
  }
  return true;
}

/** Runs Astro's command line with the running Node. @returns its exit status */
export async function runAstro(commandArguments: readonly string[]): Promise<number> {
  // src/seo/fonts.conf fixes how letters on social cards are smoothed. Otherwise this depends on the machine.
  const env = {
    ...process.env,
    FONTCONFIG_FILE: resolve("src/seo/fonts.conf"),
    ASTRO_TELEMETRY_DISABLED: "1",
    // Otherwise the variable of the machine would choose which React is published.
    ...(commandArguments[0] === "build" && { NODE_ENV: "production" }),
  };
  const args = ["node_modules/astro/bin/astro.mjs", ...commandArguments];
  const astro = spawn(process.execPath, args, { stdio: "inherit", env });
  // Passes signals on, so that the development server ends together with this process.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => astro.kill(signal));
  const [status] = await once(astro, "exit");
  return status ?? 1;
}

/** Completes Astro's output for a host: adds policies, the host's configuration file and compressed copies. */
export async function finishBuild(folder: string, host: Host): Promise<void> {
  for (const [page, html] of readPages(folder)) writeFileSync(join(folder, page), withPolicy(html));
  const [name, text] = hostFile(listFiles(folder), host);
  writeFileSync(join(folder, name), text);
  if (host === "server") await precompress(folder);
}
