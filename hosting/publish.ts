/**
 * Publishes a build by copying it into a local folder or onto a server. Hashed assets are copied before
 * pages, and each file is replaced in one step, so that no page is ever without its assets. Each publication
 * compares the target with the new build, so it also completes an earlier publication that was interrupted.
 */
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { isLeftover } from "#lib/leftover-files.ts";
import { listFiles } from "./built-files.ts";
import explanations from "./publish-errors.json" with { type: "json" };
import { HASHED_ASSETS } from "./rules.ts";

/**
 * The manifest lists the files of the site at a target. The value of a file of the current build is null. The
 * value of an older asset is the time (ISO 8601) at which the first build without this asset was published.
 * Servers do not deliver the manifest. The manifest is written before the upload, with the old and the new
 * files, and again after the upload, with the files that are at the target by then.
 */
export const MANIFEST_FILE = "_site.json";
type Manifest = Readonly<Record<string, string | null>>;

/**
 * The only published file that the control panels of hosts also write. The part that belongs to the site is
 * between two marker lines (apache.htaccess).
 */
const SHARED = ".htaccess";
const OUR_PART = /^# BEGIN site\n[\s\S]*?^# END site\n/m;

/**
 * An asset stays at the target for this number of days after the first publication without it, because open
 * or cached pages may still need it.
 */
const KEPT_DAYS = 30;

/**
 * The folder into which a build is published. The folder must exist. Names of files are relative to the
 * folder and have no leading slash.
 */
export interface Target {
  /** Name of the target in messages. */
  readonly name: string;
  /** Returns the names of the files directly in the folder, without those in its subfolders. */
  files(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  /** Removes temporary files of a publication that was killed. */
  clear(): Promise<void>;
  /**
   * Copies those of the named files of `folder` that are missing or different at the target. Each file is
   * replaced in one step and keeps its modification time and permissions.
   * @param isTrial if true, nothing is copied
   * @returns the names of the missing and different files
   */
  put(folder: string, names: readonly string[], isTrial?: boolean): Promise<readonly string[]>;
  remove(names: readonly string[]): Promise<void>;
}

/**
 * The message of this error says in plain Romanian why a publication cannot start or continue; `cause` is the
 * original error.
 */
class PublishError extends Error {}

/**
 * For each known message of Node, rsync, ssh, `JSON.parse` (which fails on a truncated manifest) and this
 * folder's own code: the key of its Romanian explanation in publish-errors.json.
 */
const SYSTEM_MESSAGES: readonly [key: keyof typeof explanations, pattern: RegExp][] = [
  ["target-program", /^spawn/],
  ["target-program-old", /^rsync 3 is needed/],
  ["target-key-changed", /host identification has changed/i],
  ["target-key-unknown", /host key verification failed/i],
  ["target-server-program", /rsync: (command )?not found|command not found: rsync/i],
  // A server without a shell answers with a sentence. rsync reads it as a protocol version and reports a
  // mismatch.
  ["target-sftp-only", /sftp connections only|protocol version mismatch/i],
  // These errors mean that another publication has removed or created `_incoming` or its files in the
  // meantime.
  ["target-busy", /^changed meanwhile|_incoming.*no such file|no such file.*_incoming|EEXIST.*_incoming/i],
  ["target-full", /no space left|quota exceeded|file too large/i],
  ["target-denied", /permission denied|not permitted|read-only file system/i],
  ["target-gone", /no such file|not a directory/i],
  // Node reports EISDIR, and rsync „new regular file”, if the target has a folder where the build has a file.
  ["target-foreign", /^no _site|JSON|EISDIR|new regular file/],
];

/** Runs an operation on a target. @throws PublishError in place of any error of the operation */
async function withPublishError<T>({ name }: Target, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof PublishError) throw cause;
    const { message } = cause as Error;
    const key = SYSTEM_MESSAGES.find(([, pattern]) => pattern.test(message))?.[0] ?? "target-unreachable";
    throw new PublishError(explanations[key].replace("%{name}", name), { cause });
  }
}

/**
 * Creates an empty temporary folder. Declare it with `using`, so that it is removed at the end of the block.
 */
export const temporaryFolder = () => mkdtempDisposableSync(join(tmpdir(), "publish-"));

const namesIn = (build: string) => listFiles(build).map((file) => file.slice(1));
/**
 * Writes a text into a file at a target. All users may read the file, so that a server can deliver it.
 * @param isTrial if true, nothing is copied
 * @returns the name of the file if it was missing or different
 */
async function putText(target: Target, name: string, text: string, isTrial?: boolean) {
  using scratch = temporaryFolder();
  const file = join(scratch.path, name);
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return await target.put(scratch.path, [name], isTrial);
}

/**
 * Replaces the site's part of the `.htaccess` at the target, or appends the part if it is missing. All other
 * lines of the file stay unchanged.
 */
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
 * Reads the manifest of the last publication; an empty folder has an empty manifest.
 * @throws PublishError also for a folder that contains files but no manifest, because these files belong to
 * somebody else
 */
export const readManifest = (target: Target): Promise<Manifest> =>
  withPublishError(target, async () => {
    const files = await target.files();
    if (files.every(isLeftover)) return {};
    if (!files.includes(MANIFEST_FILE)) throw new Error(`no ${MANIFEST_FILE} among its files`);
    const manifest: unknown = JSON.parse(await target.read(MANIFEST_FILE));
    if (!(manifest instanceof Object)) throw new Error(`no ${MANIFEST_FILE} with an object`);
    const entries = Object.entries(manifest as Manifest);
    // A name that leads outside the target, such as "../x", is not one of our files.
    const isOurs = (name: string) => posix.join("/", name) === `/${name}` && !/[\\:]/.test(name);
    return Object.fromEntries(entries.filter(([name]) => isOurs(name)));
  });

/** Returns the names of the files that a publication would change or remove. @throws PublishError */
export const changedFiles = (build: string, target: Target): Promise<readonly string[]> =>
  withPublishError(target, async () => {
    const before = Object.keys(await readManifest(target));
    const names = namesIn(build);
    const leaving = before.filter((name) => !names.includes(name) && name !== SHARED && !isAsset(name));
    const own = names.filter((name) => name !== SHARED);
    return [...(await putShared(target, build, true)), ...(await target.put(build, own, true)), ...leaving];
  });

/**
 * Publishes a build to a target.
 * @param build folder of the build
 * @throws PublishError for every failure. A target that contains files of somebody else is refused before
 * anything is changed.
 */
export const publish = (build: string, target: Target, now = new Date()): Promise<void> =>
  withPublishError(target, async () => {
    const before = await readManifest(target);
    const names = namesIn(build);
    const own = names.filter((name) => name !== SHARED);
    const here: Manifest = Object.fromEntries(names.map((name) => [name, null]));
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
    const staying = Object.entries(before)
      .map(([name, since]) => [name, since ?? now.toISOString()] as const)
      .filter(([name, since]) => isAsset(name) && since >= oldest);
    const after: Manifest = { ...Object.fromEntries(staying), ...here };
    const writeManifest = (entries: Manifest) => putText(target, MANIFEST_FILE, JSON.stringify(entries));

    /**
     * Adds the files of this build to the manifest at the target, which another publication may have
     * replaced.
     */
    const addToManifest = async () => writeManifest({ ...(await readManifest(target)), ...here });

    try {
      await target.clear();
      await addToManifest();
      await target.put(build, names.filter(isAsset));
      await putShared(target, build);
      await target.put(build, own);
      await target.remove(Object.keys(before).filter((name) => !(name in after) && name !== SHARED));
      // Another publication to the same folder may have replaced or added files during this one.
      const replaced = await target.put(build, own, true);
      const listed = Object.keys(await readManifest(target));
      const changed = [...replaced, ...listed.filter((name) => !(name in before || name in here))];
      if (changed.length > 0) throw new Error(`changed meanwhile: ${changed.join(", ")}`);
      await writeManifest(after);
    } catch (error) {
      // Lists the files that were already copied, because the next publication removes only files of the
      // manifest.
      await addToManifest().catch(() => undefined);
      throw error;
    }
  });
