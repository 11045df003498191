/**
 * Puts files into a folder that may be served at the same time. No folder is ever renamed or removed as a whole,
 * so there is a site at every moment, also if the folder is a mount or a link, or if the process is killed. What
 * a killed process leaves, the next one completes.
 */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "./built-files.ts";
import { HASHED_ASSETS } from "./rules.ts";

/** Contents by file name, which is relative to the folder and has no leading slash. */
export type Files = ReadonlyMap<string, Buffer | string>;

export const isAsset = (name: string): boolean => `/${name}`.startsWith(HASHED_ASSETS);

/** Reads all files of a build. Hashed assets come first, so that they are placed before the pages that need them. */
export function readBuild(folder: string): Files {
  const names = listFiles(folder).map((file) => file.slice(1));
  const inOrder = names.toSorted((one, other) => Number(isAsset(other)) - Number(isAsset(one)));
  return new Map(inOrder.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Returns the files that are missing in a folder or have another content there. */
export function differingFiles(files: Files, folder: string): Files {
  const isThere = (name: string, content: Buffer | string) => {
    const file = join(folder, name);
    return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
  };
  return new Map([...files].filter(([name, content]) => !isThere(name, content)));
}

/**
 * Folder inside the target for files that are not complete yet. Servers never deliver its files, and at the end
 * it is empty.
 */
const INCOMING = "_incoming";

/** Lets every user, such as that of a web server, read a file or folder, whatever the umask of this user is. */
function letRead(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Network drives and sticks without permissions refuse this.
    if (!/EPERM|ENOSYS|ENOTSUP/.test(`${(error as NodeJS.ErrnoException).code}`)) throw error;
  }
}

function provide(folder: string): void {
  if (existsSync(folder)) return;
  provide(dirname(folder));
  mkdirSync(folder);
  letRead(folder, 0o755);
}

/** Renames a file. Another program, such as a virus scanner, may hold a file for a moment; so it tries for a second. */
function renameFile(from: string, to: string): void {
  for (let tries = 10; ; tries--) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (tries === 0 || !/EPERM|EACCES|EBUSY/.test(`${(error as NodeJS.ErrnoException).code}`)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

/**
 * Writes files into a folder, each in one step and in their order. All of them are first written beside their
 * places, so that a full disk leaves the old files.
 */
export function placeFiles(files: Files, folder: string): void {
  const incoming = join(folder, INCOMING, randomUUID());
  const beside = [...files].map(([name, content], number) => ({
    name,
    content,
    from: join(incoming, `${number}`),
  }));
  provide(incoming);
  for (const { content, from } of beside) {
    writeFileSync(from, content);
    letRead(from, 0o644);
  }
  for (const { name, from } of beside) {
    provide(dirname(join(folder, name)));
    renameFile(from, join(folder, name));
  }
  rmdirSync(incoming);
}

/** Removes what a killed process has left in the folder for incomplete files. */
export function clearIncoming(folder: string): void {
  rmSync(join(folder, INCOMING), { recursive: true, force: true });
}

/** Removes files of a folder, assets last, so that a process that is killed leaves no page without its assets. */
export function removeFiles(names: readonly string[], folder: string): void {
  for (const name of names.toSorted((one, other) => Number(isAsset(one)) - Number(isAsset(other))))
    rmSync(join(folder, name), { force: true });
}

/**
 * Makes a folder equal to a build: assets first, then the pages, and last what the build does not contain. A file
 * whose content stays the same is not touched.
 */
export function replaceContent(build: string, folder: string): void {
  const files = readBuild(build);
  provide(folder);
  letRead(folder, 0o755);
  clearIncoming(folder);
  placeFiles(differingFiles(files, folder), folder);
  const names = listFiles(folder).map((file) => file.slice(1));
  removeFiles(
    names.filter((name) => !files.has(name)),
    folder,
  );
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const inside of folders.toSorted().toReversed())
    if (readdirSync(inside).length === 0) rmdirSync(inside);
}
