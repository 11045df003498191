import { cpSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../../tests/edits/project-copy.ts";
import { BUILT, prepare } from "../server/built.ts";

/** A copy of the project with these texts; a desk starts in it without building its pages again. */
export async function deskProject(texts: ReadonlyMap<string, string>): Promise<string> {
  await prepare(process.cwd());
  const project = copyProject(texts);
  cpSync(BUILT, join(project, BUILT), { recursive: true });
  return project;
}
