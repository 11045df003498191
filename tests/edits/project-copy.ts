import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { writeFiles } from "../fixtures/folder.ts";

/**
 * Paths that are not copied: content/, which `copyProject` writes from `texts`, node_modules, to which the copy
 * gets a link, generated files, and the history.
 */
const LEFT_OUT = /^(content|dist|\.git|\.astro|\.cache|jurnal|test-results)$|(^|[\\/])node_modules$/;

/** Copies the project to a new folder. @param texts the files of content/ in the copy, by path */
export function copyProject(texts: ReadonlyMap<string, string>): string {
  const project = mkdtempSync(join(tmpdir(), "clinică nouă "));
  cpSync(".", project, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"), "junction");
  return writeFiles(project, Object.fromEntries(texts));
}

export const removeProject = (project: string) => rmSync(project, { recursive: true, force: true });

/** Runs a Node script in a copy of the project. @returns its exit status and output */
export function runIn(cwd: string, ...command: string[]) {
  // Removes variables that Vitest sets, because with NODE_ENV=test the build would contain the development
  // version of React.
  const tests = { VITEST: undefined, NODE_ENV: undefined };
  const env = { ...process.env, ...tests, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" };
  return new Promise<{ status: unknown; printed: string }>((done) => {
    execFile(process.execPath, command, { cwd, env, maxBuffer: 1e8 }, (error, out, err) =>
      done({ status: error ? error.code : 0, printed: out + err }),
    );
  });
}
