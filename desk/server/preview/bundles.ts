import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { hashOf } from "../disk.ts";
import { RequestError } from "../request-error.ts";
import { run } from "../run-program.ts";

/**
 * Builds and serves the output of build-bundles.ts: the desk's own page (`client/`) and the site's pages
 * (`pages/`).
 */

/** Folder of the output, relative to the project's folder. */
export const BUNDLE_FOLDER = ".cache/desk/built";

/** Name of the file with the hash of the sources from which the output was built. */
const STAMP = "stamp";

/** Patterns of the files from which the output is built. */
const SOURCES = ["{src,public,desk}/**", "{astro.config.ts,package-lock.json}"];

/**
 * Builds the output if the sources have changed since the last build. On a computer on which nobody edits the
 * sources, this happens once.
 * @param root folder of the project
 * @throws RequestError if the build fails
 */
export async function prepare(root: string) {
  const built = join(root, BUNDLE_FOLDER);
  const stamp = stampOf(root);
  if (existsSync(join(built, STAMP)) && readFileSync(join(built, STAMP), "utf8") === stamp) return;
  const temporaryFolder = `${built}-${process.pid}`;
  try {
    await run(process.execPath, ["desk/server/preview/build-bundles.ts", temporaryFolder], { folder: root });
    writeFileSync(join(temporaryFolder, STAMP), stamp);
    rmSync(built, { recursive: true, force: true });
    renameSync(temporaryFolder, built);
  } catch (error) {
    console.error(error);
    throw new RequestError(500, "unprepared");
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true });
  }
}

/** Serves the files of one folder of the output. */
export const filesOf =
  (root: string, folder: string): MiddlewareHandler =>
  (context, next) =>
    serveStatic({ root: join(root, BUNDLE_FOLDER, folder) })(context, next);

/** Returns a hash of all sources. */
function stampOf(root: string) {
  const files = globSync(SOURCES, { cwd: root, exclude: ["**/tests/**", "**/node_modules/**"] }).sort();
  const texts = files
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => hashOf(readFileSync(file, "latin1")));
  return hashOf(texts.join());
}
