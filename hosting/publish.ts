/**
 * Publication is copying, into a local folder or onto a server: hashed assets first, then pages, each replaced in
 * one step, so that no page is ever without its assets. The next publication compares the target with its build and
 * completes an interrupted one.
 */
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { isLeftover } from "#lib/leftover-files.ts";
import { HASHED_ASSETS } from "./rules.ts";
import { listFiles } from "./site-files.ts";
import troubles from "./troubles.json" with { type: "json" };

/**
 * The manifest lists the files of the site at a target. The value of a file is null, or for an old asset the time (ISO
 * 8601) at which the first build without it was published. The manifest is
 * not public. It is written before the upload (planned files) and after it (actual files).
 */
export const MANIFEST_FILE = "_site.json";
type Manifest = Readonly<Record<string, string | null>>;

/** The one file that hosting panels also write; our part is between two marks (apache.htaccess). */
const SHARED = ".htaccess";
const OUR_PART = /^# BEGIN site\n[\s\S]*?^# END site\n/m;

/** An asset stays for this number of days after the last build that contained it, for open pages and browser caches. */
const KEPT_DAYS = 30;

/** The folder into which a build is published; it must exist. Names of files have no leading slash. */
export interface Target {
  /** Name of the target in messages. */
  readonly name: string;
  /** Names of the files directly in it. */
  files(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  /** Removes temporary files of a publication that was killed. */
  clear(): Promise<void>;
  /**
   * Copies the files of a folder that are missing or different at the target. Each one is replaced in one step and
   * keeps its modification time and permissions.
   * @param isTrial if true, nothing is copied
   * @returns the names of these files
   */
  put(folder: string, names: readonly string[], isTrial?: boolean): Promise<readonly string[]>;
  remove(names: readonly string[]): Promise<void>;
}

/** Says in plain Romanian why a publication cannot start or continue; `cause` is the original error. */
class PublishError extends Error {}

/** The key in troubles.json for each known message of Node, rsync, ssh and `JSON.parse` (a truncated manifest). */
const SYSTEM_MESSAGES: readonly [trouble: keyof typeof troubles, pattern: RegExp][] = [
  ["target-program", /^spawn/],
  ["target-program-old", /^rsync 3 is needed/],
  ["target-key-changed", /host identification has changed/i],
  ["target-key-unknown", /host key verification failed/i],
  ["target-server-program", /rsync: (command )?not found|command not found: rsync/i],
  // A server without a shell answers with a sentence, which rsync takes for the protocol version.
  ["target-sftp-only", /sftp connections only|protocol version mismatch/i],
  ["target-full", /no space left|quota exceeded|file too large/i],
  ["target-denied", /permission denied|not permitted|read-only file system/i],
  ["target-gone", /no such file|not a directory/i],
  ["target-foreign", /^no _site|JSON/],
];

/** Runs an operation on a target. @throws PublishError in place of any error of the operation */
async function withPublishError<T>({ name }: Target, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PublishError) throw cause;
    const { message } = cause as Error;
    const trouble = SYSTEM_MESSAGES.find(([, pattern]) => pattern.test(message))?.[0] ?? "target-unreachable";
    throw new PublishError(troubles[trouble].replace("%{name}", name), { cause });
  }
}

/** Creates an empty temporary folder; declared with `using`, it is removed at the end of the block. */
export const ownFolder = () => mkdtempDisposableSync(join(tmpdir(), "publish-"));

const namesIn = (build: string) => listFiles(build).map((file) => file.slice(1));
/** Writes a text to a file at a target, readable for a server. @param isTrial if true, nothing is copied */
async function putText(target: Target, name: string, text: string, isTrial?: boolean) {
  using scratch = ownFolder();
  const file = join(scratch.path, name);
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return await target.put(scratch.path, [name], isTrial);
}

/** Replaces our part of the shared file, or appends it the first time; the rest is unchanged. */
async function putShared(target: Target, build: string, isTrial?: boolean) {
  if (!namesIn(build).includes(SHARED)) return [];
  const ours = readFileSync(join(build, SHARED), "utf8");
  const there = (await target.files()).includes(SHARED) ? await target.read(SHARED) : "";
  const rest = there.replace(/[^\n]$/, "$&\n");
  return putText(
    target,
    SHARED,
    OUR_PART.test(rest) ? rest.replace(OUR_PART, () => ours) : rest + ours,
    isTrial,
  );
}

const isAsset = (name: string) => `/${name}`.startsWith(HASHED_ASSETS);

/**
 * Reads the manifest of earlier publications.
 * @throws PublishError also for a folder with foreign files
 */
export const recordOf = (target: Target): Promise<Manifest> =>
  withPublishError(target, async () => {
    const files = await target.files();
    if (files.every(isLeftover)) return {};
    if (!files.includes(MANIFEST_FILE)) throw new Error(`no ${MANIFEST_FILE} among its files`);
    const entries = Object.entries(JSON.parse(await target.read(MANIFEST_FILE)) as Manifest);
    // A name that leads outside the target, such as "../x", is not one of our files.
    const isOurs = (name: string) => posix.join("/", name) === `/${name}` && !/[\\:]/.test(name);
    return Object.fromEntries(entries.filter(([name]) => isOurs(name)));
  });

/** Names of the files that a publication would change or remove. @throws PublishError */
export const changesOf = (build: string, target: Target): Promise<readonly string[]> =>
  withPublishError(target, async () => {
    const before = Object.keys(await recordOf(target));
    const names = namesIn(build);
    const leaving = before.filter((name) => !names.includes(name) && name !== SHARED && !isAsset(name));
    const own = names.filter((name) => name !== SHARED);
    return [...(await putShared(target, build, true)), ...(await target.put(build, own, true)), ...leaving];
  });

/**
 * Publishes a build to a target.
 * @param build folder of the build
 * @throws PublishError for a folder of somebody else before anything is changed
 */
export const publish = (build: string, target: Target, now = new Date()): Promise<void> =>
  withPublishError(target, async () => {
    const before = await recordOf(target);
    const names = namesIn(build);
    const here: Manifest = Object.fromEntries(names.map((name) => [name, null]));
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
    const staying = Object.entries(before)
      .map(([name, since]) => [name, since ?? now.toISOString()] as const)
      .filter(([name, since]) => isAsset(name) && since >= oldest);
    const after: Manifest = { ...Object.fromEntries(staying), ...here };
    const writeManifest = (entries: Manifest) => putText(target, MANIFEST_FILE, JSON.stringify(entries));

    await target.clear();
    await writeManifest({ ...before, ...here });
    await target.put(build, names.filter(isAsset));
    await putShared(target, build);
    await target.put(
      build,
      names.filter((name) => name !== SHARED),
    );
    await target.remove(Object.keys(before).filter((name) => !(name in after) && name !== SHARED));
    await writeManifest(after);
  });
