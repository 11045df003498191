/** The folders into which a build is copied: of this computer, or of another one by rsync over SSH. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ownFolder, RECORD, type Target } from "./publish.ts";
import { run } from "./run.ts";

/** What a server needs to be let to read, whatever the umask of who builds or publishes. */
export const READABLE = { folder: 0o755, file: 0o644 } as const;

/** Files on their way, on the target's own disk; empty between two publications. Not public. */
const INCOMING = "_incoming";

/** What is no record: somebody else's files are there without one. */
const NONE = "not ours";

/** A folder of this computer, or of a disk that is connected to it. */
export function folderTarget(name: string): Target {
  const target = resolve(name);
  const incoming = join(target, INCOMING);
  /** A folder of the site's, and those above it. */
  const provide = (folder: string) => {
    if (folder === target) return;
    provide(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder);
    allow(folder, READABLE.folder);
  };
  return {
    name,
    async record() {
      const files = readdirSync(target, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
      if (files.some((file) => file.name === RECORD)) return readFileSync(join(target, RECORD), "utf8");
      return files.length > 0 ? NONE : "{}";
    },
    async clear() {
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(incoming);
    },
    async put(folder, names, isTrial) {
      const differing = names.filter((file) => {
        const [from, to] = [join(folder, file), join(target, file)];
        return !existsSync(to) || !readFileSync(from).equals(readFileSync(to));
      });
      if (isTrial) return differing;
      for (const file of differing) {
        const [beside, to] = [join(incoming, "file"), join(target, file)];
        cpSync(join(folder, file), beside, { preserveTimestamps: true });
        allow(beside, READABLE.file);
        provide(dirname(to));
        renameSync(beside, to);
      }
      for (const file of names) allow(join(target, file), READABLE.file);
      return differing;
    },
    async remove(names) {
      for (const file of names) rmSync(join(target, file), { force: true });
    },
  };
}

/** Gives a file or folder these rights, where it has others: whoever may write it need not own it. */
function allow(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

/** As the files of a build are to be there, whatever they are here; what is done to each is told. */
const AS_BUILT = [
  "-tpO",
  "--checksum",
  `--chmod=D${READABLE.folder.toString(8)},F${READABLE.file.toString(8)}`,
  "--out-format=%i %n",
];

/**
 * A folder on another computer.
 * @param name its address: `user@host:folder` as rsync knows it, or with a port of its own `ssh://user@host:port/folder`
 */
export function rsyncTarget(name: string, signal?: AbortSignal): Target {
  const [, host, port, path] = /^ssh:\/\/([^/:]+):(\d+)(\/.*)$/.exec(name) ?? [];
  const place = `${(host ? `${host}:${path}` : name).replace(/\/$/, "")}/`;
  const shell = process.env.RSYNC_RSH ?? "ssh -o BatchMode=yes -o ConnectTimeout=20";
  const environment = { ...process.env, RSYNC_RSH: port ? `${shell} -p ${port}` : shell };
  const rsync = (words: readonly string[], input = "") => run("rsync", words, { input, signal, environment });
  /** Does something with files of a folder, named one a line. @returns what was done */
  const send = (options: readonly string[], folder: string, names: readonly string[]) =>
    rsync([...options, "--files-from=-", "--", `${folder}/`, place], names.join("\n"));
  return {
    name,
    async record() {
      const listing = await rsync(["--list-only", "--", place]);
      const files = [...listing.matchAll(/^[^d].*:\d\d (.*)$/gm)].map(([, file]) => file);
      if (!files.includes(RECORD)) return files.length > 0 ? NONE : "{}";
      using copy = ownFolder();
      await rsync(["--", place + RECORD, `${copy.path}/`]);
      return readFileSync(join(copy.path, RECORD), "utf8");
    },
    async clear() {
      using empty = ownFolder();
      await rsync(["-r", "--delete", "--", `${empty.path}/`, place + INCOMING]);
    },
    async put(folder, names, isTrial) {
      const done = await send([...AS_BUILT, isTrial ? "--dry-run" : `--temp-dir=${INCOMING}`], folder, names);
      // Not those of which the time or the rights alone differ.
      return [...done.matchAll(/^[<>]f\S* (.*)$/gm)].map(([, file = ""]) => file);
    },
    async remove(names) {
      if (names.length === 0) return;
      using without = ownFolder();
      // rsync misses no file in a folder that it misses as well.
      for (const file of names) mkdirSync(dirname(join(without.path, file)), { recursive: true });
      await send(["--delete-missing-args"], without.path, names);
    },
  };
}
