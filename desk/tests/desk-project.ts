import { cpSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "#tests/edits/project-copy.ts";
import { BUNDLE_FOLDER, prepare } from "../server/preview/bundles.ts";

/**
 * Copies the project with the given texts and the desk's built pages, so that a desk in the copy starts at
 * once.
 */
export async function deskProject(texts: ReadonlyMap<string, string>): Promise<string> {
  await prepare(process.cwd());
  const project = copyProject(texts);
  cpSync(BUNDLE_FOLDER, join(project, BUNDLE_FOLDER), { recursive: true });
  return project;
}
