/**
 * Publishes a build by copying it into a folder: hashed assets before pages, each file in one step (place-files.ts).
 * Each publication compares the folder with the new build, byte by byte, so it also completes an earlier publication
 * that was interrupted, and a file that stays the same keeps its time.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { isLeftover } from "#lib/leftover-files.ts";
import {
  clearIncoming,
  differingFiles,
  type Files,
  isAsset,
  placeFiles,
  readBuild,
  removeFiles,
} from "./place-files.ts";
import explanations from "./publish-errors.json" with { type: "json" };

/**
 * The manifest lists the files of the site in a folder. The value of a file of the current build is null. The
 * value of an older asset is the time (ISO 8601) at which the first build without this asset was published.
 * Servers do not deliver the manifest. The manifest is written before the files, with the old and the new
 * names, and again after them, with the files that are in the folder by then.
 */
export const MANIFEST_FILE = "_site.json";
type Manifest = Readonly<Record<string, string | null>>;

/**
 * The only published file that the control panels of hosts also write. The part that belongs to the site is
 * between two marker lines (apache.ts).
 */
const SHARED = ".htaccess";

/**
 * Matches each part of the site, with the byte order mark, the blanks and the ends of lines that an editor or a
 * control panel may have added. The file is read as Latin-1, which keeps every byte.
 */
const OUR_PARTS =
  /^(?:\xef\xbb\xbf)?[ \t]*# BEGIN site[ \t]*$(?:(?!^[ \t]*# BEGIN site)[\s\S])*?^[ \t]*# END site[ \t]*$(?:\r\n?|\n)?/gm;

/**
 * An asset stays in the folder for this number of days after the first publication without it, because open
 * or cached pages may still need it.
 */
const KEPT_DAYS = 30;

/**
 * The message of this error says in plain Romanian why a publication cannot start or continue; `cause` is the
 * original error.
 */
class PublishError extends Error {}

/**
 * For each known message of Node, `JSON.parse` (which fails on a truncated manifest) and this file: the key of
 * its Romanian explanation in publish-errors.json.
 */
const SYSTEM_MESSAGES: readonly [key: keyof typeof explanations, pattern: RegExp][] = [
  ["target-full", /no space left|quota exceeded|file too large/i],
  ["target-locked", /resource busy|text file busy/i],
  ["target-denied", /permission denied|not permitted|read-only file system/i],
  ["target-gone", /no such file|not a directory/i],
  // Node reports EISDIR if the folder has a folder where the build has a file.
  ["target-foreign", /^no _site|JSON|EISDIR/],
];

/** Runs an operation on a folder. @throws PublishError in place of any error of the operation */
function withPublishError<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof PublishError) throw cause;
    const { message } = cause as Error;
    const key = SYSTEM_MESSAGES.find(([, pattern]) => pattern.test(message))?.[0] ?? "target-unreachable";
    throw new PublishError(explanations[key].replace("%{name}", folder), { cause });
  }
}

/** Names of the files directly in a folder, without those in its subfolders. */
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : entry.name));

/**
 * Returns the files of a build as they must be in a folder: the site's part of `.htaccess` is moved to the end
 * of the file there. All other lines of that file stay unchanged.
 */
function filesFor(folder: string, build: string): Files {
  const files = new Map(readBuild(build));
  const ours = files.get(SHARED)?.toString("latin1");
  if (ours === undefined || !filesIn(folder).includes(SHARED)) return files;
  const there = readFileSync(join(folder, SHARED), "latin1");
  const theirs = there.replace(OUR_PARTS, "").replace(/[^\r\n]$/, "$&\n");
  return files.set(SHARED, Buffer.from(theirs + ours, "latin1"));
}

/**
 * Reads the manifest of the last publication; an empty folder has an empty manifest.
 * @throws PublishError also for a folder that contains files but no manifest, because these files belong to
 * somebody else
 */
export const readManifest = (folder: string): Manifest =>
  withPublishError(folder, () => {
    const files = filesIn(folder);
    if (files.every(isLeftover)) return {};
    if (!files.includes(MANIFEST_FILE)) throw new Error(`no ${MANIFEST_FILE} among its files`);
    const manifest: unknown = JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8"));
    if (!(manifest instanceof Object)) throw new Error(`no ${MANIFEST_FILE} with an object`);
    const entries = Object.entries(manifest as Manifest);
    // A name that leads outside the folder, such as "../x", is not one of our files.
    const isOurs = (name: string) => posix.join("/", name) === `/${name}` && !/[\\:]/.test(name);
    return Object.fromEntries(entries.filter(([name]) => isOurs(name)));
  });

/** Returns the names of the files that a publication would change or remove. @throws PublishError */
export const changedFiles = (build: string, folder: string): readonly string[] =>
  withPublishError(folder, () => {
    const before = Object.keys(readManifest(folder));
    const files = filesFor(folder, build);
    const leaving = before.filter((name) => !files.has(name) && name !== SHARED && !isAsset(name));
    return [...differingFiles(files, folder).keys(), ...leaving];
  });

/**
 * Publishes a build.
 * @param build folder of the build
 * @param folder the target, which must exist
 * @throws PublishError for every failure. A folder that contains files of somebody else is refused before
 * anything is changed.
 */
export const publish = (build: string, folder: string, now = new Date()): void =>
  withPublishError(folder, () => {
    const before = readManifest(folder);
    const files = filesFor(folder, build);
    const here: Manifest = Object.fromEntries([...files.keys()].map((name) => [name, null]));
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
    const staying = Object.entries(before)
      .map(([name, since]) => [name, since ?? now.toISOString()] as const)
      .filter(([name, since]) => isAsset(name) && since >= oldest);
    const after: Manifest = { ...Object.fromEntries(staying), ...here };
    const writeManifest = (entries: Manifest) =>
      placeFiles(new Map([[MANIFEST_FILE, JSON.stringify(entries)]]), folder);

    clearIncoming(folder);
    writeManifest({ ...before, ...here });
    placeFiles(differingFiles(files, folder), folder);
    removeFiles(
      Object.keys(before).filter((name) => !(name in after) && name !== SHARED),
      folder,
    );
    writeManifest(after);
  });
