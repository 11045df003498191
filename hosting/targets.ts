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
import { dirname, join } from "node:path";
import { ownFolder, RECORD, type Target } from "./publish.ts";
import { run } from "./run.ts";

/** What a server needs to be let to read, whatever the umask of who builds or publishes. */
export const READABLE = { folder: 0o755, file: 0o644 } as const;

/** Files on their way, on the target's own disk; empty between two publications. Not public. */
const INCOMING = "_incoming";

/** A folder of this computer, or of a disk that is connected to it. */
export function folderTarget(target: string): Target {
  const incoming = join(target, INCOMING);
  const differs = (folder: string, name: string) => {
    const [from, to] = [join(folder, name), join(target, name)];
    return !existsSync(to) || !readFileSync(from).equals(readFileSync(to));
  };
  /** A folder of the site's, and those above it. */
  const provide = (folder: string) => {
    if (folder === target) return;
    provide(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder);
    allow(folder, READABLE.folder);
  };
  return {
    async record() {
      const files = readdirSync(target, { withFileTypes: true }).filter((entry) => !entry.isDirectory());
      if (files.length === 0) return undefined;
      return files.some(({ name }) => name === RECORD) ? readFileSync(join(target, RECORD), "utf8") : "";
    },
    differing: async (folder, names) => names.filter((name) => differs(folder, name)),
    async clear() {
      rmSync(incoming, { recursive: true, force: true });
      mkdirSync(incoming);
    },
    async put(folder, names) {
      for (const name of names) {
        const [from, beside, to] = [join(folder, name), join(incoming, "file"), join(target, name)];
        if (differs(folder, name)) {
          cpSync(from, beside, { preserveTimestamps: true });
          chmodSync(beside, READABLE.file);
          provide(dirname(to));
          renameSync(beside, to);
        } else allow(to, READABLE.file);
      }
    },
    async remove(names) {
      for (const name of names) rmSync(join(target, name), { force: true });
    },
  };
}

/** Gives a file or folder these rights, where it has others: whoever may write it need not own it. */
function allow(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

/** As the files of a build are to be there, whatever they are here. */
const AS_BUILT = [
  "-tpO",
  "--checksum",
  `--chmod=D${READABLE.folder.toString(8)},F${READABLE.file.toString(8)}`,
];

/**
 * A folder on another computer.
 * @param address `user@host:folder` as rsync knows it, or with a port of its own `ssh://user@host:port/folder`
 */
export function rsyncTarget(address: string, signal?: AbortSignal): Target {
  const [, host, port, folder] = /^ssh:\/\/([^/:]+):(\d+)(\/.*)$/.exec(address) ?? [];
  const place = `${(host ? `${host}:${folder}` : address).replace(/\/$/, "")}/`;
  const shell = process.env.RSYNC_RSH ?? "ssh -o BatchMode=yes -o ConnectTimeout=20";
  const RSYNC_RSH = port ? `${shell} -p ${port}` : shell;
  const environment = { ...process.env, RSYNC_RSH };
  const rsync = (words: readonly string[], input = "") => run("rsync", words, { input, signal, environment });
  /** Does something with files of a folder, named one a line. @returns what was done, a line each */
  const send = (options: readonly string[], folder: string, names: readonly string[]) =>
    rsync([...options, "--files-from=-", "--", `${folder}/`, place], names.join("\n"));
  return {
    async record() {
      const files = (await rsync(["--list-only", "--", place]))
        .split("\n")
        .filter((line) => /^[^d]/.test(line));
      if (files.length === 0) return undefined;
      if (!files.some((line) => line.endsWith(` ${RECORD}`))) return "";
      using copy = ownFolder();
      await rsync(["--", place + RECORD, `${copy.path}/`]);
      return readFileSync(join(copy.path, RECORD), "utf8");
    },
    async differing(folder, names) {
      const lines = (await send(["--checksum", "--dry-run", "--out-format=%n"], folder, names)).split("\n");
      return lines.filter((line) => line && !line.endsWith("/"));
    },
    async clear() {
      using empty = ownFolder();
      await rsync(["-r", "--delete", "--", `${empty.path}/`, place + INCOMING]);
    },
    async put(folder, names) {
      await send([...AS_BUILT, `--temp-dir=${INCOMING}`], folder, names);
    },
    async remove(names) {
      if (names.length === 0) return;
      using without = ownFolder();
      // rsync misses no file in a folder that it misses as well.
      for (const name of names) mkdirSync(dirname(join(without.path, name)), { recursive: true });
      await send(["--delete-missing-args"], without.path, names);
    },
  };
}
