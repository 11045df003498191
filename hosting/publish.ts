/**
 * Puts a build into a folder that somebody serves: a shared host's, by rsync or as a disk. Whoever looks meanwhile finds
 * whole pages, each with its own policy and assets.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { HASHED_ASSETS } from "./rules.ts";
import { CHECKSUMS, listed } from "./site-files.ts";

/** Assets that no page names any more, with the day since when; kept beside the list of the build. Not public. */
const LEFT = "_left.json";

/** Days for which an asset outlives the last page that named it: for pages that are open, or kept by a browser. */
const KEPT_DAYS = 30;

/** Where a build goes. Paths begin without a slash. */
export interface Target {
  /** Texts of these files, as far as they are there. @returns undefined while the folder holds no file at its top */
  read(names: readonly string[]): Promise<Readonly<Record<string, string>> | undefined>;
  /** Writes files of a folder, each whole before it takes its name, with its time. */
  put(folder: string, names: readonly string[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** The target holds things that no publication put there; nothing was changed. */
export class ForeignFolderError extends Error {}

/** What the publication before left in a target; undefined where there was none. @throws ForeignFolderError */
export async function publishedIn(target: Target): Promise<Readonly<Record<string, string>> | undefined> {
  const there = await target.read([CHECKSUMS, LEFT, ".htaccess"]);
  // A first publication that was interrupted has no list yet.
  if (there && !(CHECKSUMS in there) && !(LEFT in there))
    throw new ForeignFolderError("The folder holds another site.");
  return there;
}

/**
 * The one order: assets; the policy of both builds; pages and the rest; away with what only the build before had; at last
 * this build's own policy and list. Interrupted anywhere, the next call knows the list before, and completes it.
 * @param build folder of the build, with its list
 * @throws ForeignFolderError before anything is changed
 */
export async function publish(build: string, target: Target, now = new Date()): Promise<void> {
  const there = await publishedIn(target);
  const before = listed(there?.[CHECKSUMS]);
  const wanted = listed(readFileSync(join(build, CHECKSUMS), "utf8"));
  const isAsset = (name: string) => `/${name}`.startsWith(HASHED_ASSETS);
  const changed = [...wanted.keys()].filter((name) => wanted.get(name) !== before.get(name));

  const left: Record<string, string> = there?.[LEFT] ? JSON.parse(there[LEFT]) : {};
  for (const name of before.keys()) if (isAsset(name)) left[name] ??= now.toISOString();
  for (const name of wanted.keys()) delete left[name];
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  const outdated = Object.keys(left).filter((name) => (left[name] ?? "") < oldest);
  for (const name of outdated) delete left[name];

  await target.put(build, changed.filter(isAsset));
  await target.remove(outdated);
  using scratch = ownFolder();
  const own = readFileSync(join(build, ".htaccess"), "utf8");
  writeFileSync(join(scratch.path, ".htaccess"), withHashesOf(own, there?.[".htaccess"] ?? ""));
  writeFileSync(join(scratch.path, LEFT), JSON.stringify(left));
  await target.put(scratch.path, [LEFT, ".htaccess"]);
  await target.put(
    build,
    changed.filter((name) => !isAsset(name) && name !== ".htaccess"),
  );
  await target.remove([...before.keys()].filter((name) => !wanted.has(name) && !isAsset(name)));
  await target.put(build, [".htaccess", CHECKSUMS]);
}

/** An empty folder, gone with the block that has it. */
const ownFolder = () => mkdtempDisposableSync(join(tmpdir(), "publish-"));

/** A configuration whose policy also allows the inline code that the policy in another text allows. */
function withHashesOf(configuration: string, other: string): string {
  const hashes = [...new Set(other.match(/'sha256-[^']+'/g))].join(" ");
  return configuration.replace(/(script-src|style-src) 'self'/g, `$& ${hashes}`);
}

/** A folder of this computer, or of a disk that is connected to it. */
export function folderTarget(target: string): Target {
  return {
    async read(names) {
      const entries = existsSync(target) ? readdirSync(target, { withFileTypes: true }) : [];
      // The first file of all may have been cut off.
      if (!entries.some((entry) => entry.isFile() && entry.name !== `${LEFT}.new`)) return undefined;
      const found = names.filter((name) => existsSync(join(target, name)));
      return Object.fromEntries(found.map((name) => [name, readFileSync(join(target, name), "utf8")]));
    },
    async put(folder, names) {
      for (const name of names) {
        const beside = join(target, `${name}.new`);
        mkdirSync(dirname(beside), { recursive: true });
        try {
          cpSync(join(folder, name), beside, { preserveTimestamps: true });
          renameSync(beside, join(target, name));
        } finally {
          rmSync(beside, { force: true });
        }
      }
    },
    async remove(names) {
      for (const name of names) rmSync(join(target, name), { force: true });
    },
  };
}

/**
 * A folder on another computer, which has to be there.
 * @param target as rsync knows it, for example `user@host:public_html/`
 * @param run runs rsync with these words and this text as its input; rejects when it fails
 */
export function rsyncTarget(
  target: string,
  run: (words: readonly string[], input: string) => Promise<void>,
): Target {
  const place = `${target.replace(/\/$/, "")}/`;
  const send = async (options: readonly string[], folder: string, names: readonly string[]) => {
    if (names.length > 0)
      await run([...options, "--files-from=-", "--", `${folder}/`, place], names.join("\n"));
  };
  return {
    async read(names) {
      using copy = ownFolder();
      await run(["-dt", "--exclude=*/", "--max-size=1m", "--", place, `${copy.path}/`], "");
      return await folderTarget(copy.path).read(names);
    },
    put: (folder, names) => send(["-t", "--checksum", "--delay-updates"], folder, names),
    async remove(names) {
      using without = ownFolder();
      // rsync misses no file in a folder that it misses as well.
      for (const name of names) mkdirSync(dirname(join(without.path, name)), { recursive: true });
      await send(["--delete-missing-args"], without.path, names);
    },
  };
}
