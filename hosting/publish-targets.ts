/**
 * The two kinds of targets for a publication: a folder on this computer, or a folder on another computer,
 * which rsync reaches over SSH.
 */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type Target, temporaryFolder } from "./publish.ts";
import { run } from "./run-program.ts";

/**
 * Folder for temporary files at the target, on the same disk. Between publications it is empty, and servers
 * never deliver its files.
 */
const INCOMING = "_incoming";

/**
 * Creates a folder that every user, such as that of a web server, may read, whatever the umask of this user
 * is.
 */
function make(folder: string): void {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
}

/** A target on this computer. @param name path of the folder */
export function folderTarget(name: string): Target {
  const at = (file: string) => join(name, file);
  // The name is unique, so that two publications at the same time never rename each other's temporary file
  // into place.
  const temporaryFile = at(`${INCOMING}/${randomUUID()}`);
  /**
   * Creates a folder and its missing parents. Each folder is created in `_incoming` and then renamed into
   * place, so that a server never sees it with other permissions.
   */
  const provide = (folder: string) => {
    if (existsSync(folder)) return;
    provide(dirname(folder));
    make(temporaryFile);
    renameSync(temporaryFile, folder);
  };
  return {
    name,
    async files() {
      const entries = readdirSync(name, { withFileTypes: true });
      return entries.flatMap((entry) => (entry.isDirectory() ? [] : entry.name));
    },
    read: async (file) => readFileSync(at(file), "utf8"),
    async clear() {
      rmSync(at(INCOMING), { recursive: true, force: true });
      make(at(INCOMING));
    },
    async put(folder, names, isTrial) {
      const differing = names.filter(
        (file) => !existsSync(at(file)) || !readFileSync(at(file)).equals(readFileSync(join(folder, file))),
      );
      for (const file of isTrial ? [] : differing) {
        provide(dirname(at(file)));
        cpSync(join(folder, file), temporaryFile, { preserveTimestamps: true });
        renameSync(temporaryFile, at(file));
      }
      return differing;
    },
    async remove(names) {
      for (const file of names) rmSync(at(file), { force: true });
    },
  };
}

/**
 * Escapes the wildcards of a file name for rsync, so that the name matches no other file. A name without
 * wildcards is returned unchanged, because rsync reads a backslash as an escape only in names with wildcards.
 */
const literal = (name: string) => (/[*?[]/.test(name) ? name.replace(/[*?[\]]/g, "\\$&") : name);

/**
 * Creates a target on another computer.
 * @param name address of the folder: `user@host:folder` as rsync knows it, or `ssh://user@host:port/folder`
 * if SSH uses another port than 22
 */
export function rsyncTarget(name: string, signal?: AbortSignal): Target {
  const [, host, port, path] = /^ssh:\/\/([^/:]+):(\d+)(\/.*)$/.exec(name) ?? [];
  const place = `${(host ? `${host}:${path}` : name).replace(/\/$/, "")}/`;
  const shell = process.env.RSYNC_RSH ?? "ssh -o BatchMode=yes -o ConnectTimeout=20";
  const environment = { ...process.env, RSYNC_RSH: port ? `${shell} -p ${port}` : shell };
  /**
   * Runs rsync. All users may read the folders that rsync creates, whatever the umask of the two computers
   * is.
   */
  const rsync = (words: readonly string[], input = "") =>
    run("rsync", ["-p", "--chmod=D755", ...words], { input, signal, environment });
  /** Runs rsync for the named files of a folder. @returns its output */
  const send = (options: readonly string[], folder: string, names: readonly string[]) =>
    rsync([...options, "--files-from=-", "--", `${folder}/`, place], names.join("\n"));
  return {
    name,
    async files() {
      const version = await run("rsync", ["--version"], { signal });
      // Older versions, and the rsync of macOS, lack options that this file uses.
      if (!/^rsync +version v?([3-9]|\d\d)/m.test(version))
        throw new Error(`rsync 3 is needed, not ${version}`);
      const listing = await rsync(["--list-only", "--", place]);
      return [...listing.matchAll(/^[^d].*:\d\d (.*)$/gm)].map(([, file = ""]) => file);
    },
    async read(file) {
      using copy = temporaryFolder();
      await rsync(["--", place + file, `${copy.path}/`]);
      return readFileSync(join(copy.path, file), "utf8");
    },
    async clear() {
      using empty = temporaryFolder();
      await rsync(["-r", "--delete", "--", `${empty.path}/`, place + INCOMING]);
    },
    async put(folder, names, isTrial) {
      const mode = isTrial ? "--dry-run" : `--temp-dir=${INCOMING}`;
      const done = await send(["-tO", "--checksum", "--out-format=%i %n", mode], folder, names);
      // Returns only the transferred files. The output also lists files that differ only in time or
      // permissions.
      return [...done.matchAll(/^[<>]f\S* (.*)$/gm)].map(([, file = ""]) => file);
    },
    async remove(names) {
      if (names.length === 0) return;
      using without = temporaryFolder();
      const folders = new Set<string>();
      for (const file of names)
        for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(`${folder}/`);
      for (const folder of folders) mkdirSync(join(without.path, folder), { recursive: true });
      // `--delete` removes the included names, because the local folder does not contain them; excluded names
      // stay.
      const patterns = [...folders, ...names].map((name) => `/${literal(name)}`);
      const options = ["-r", "--delete", "--existing", "--no-perms", "--include-from=-", "--exclude=*"];
      await rsync([...options, "--", `${without.path}/`, place], patterns.join("\n"));
    },
  };
}
