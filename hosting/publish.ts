/**
 * Publication is copying, into a folder of this machine or of a server: hashed assets first, then pages, each replaced in one
 * step, so that no page is ever without its assets. Whatever a publication that was killed has left, the next one compares
 * what is there with its build, and completes it.
 */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HASHED_ASSETS } from "./rules.ts";
import { listFiles } from "./site-files.ts";
import troubles from "./troubles.json" with { type: "json" };

/**
 * The site's own files at a target, by name, each with the moment since when no build names it; null while one does. Not
 * public. It is written first with what is to come, and last with what is there.
 */
export const RECORD = "_site.json";
type Named = Readonly<Record<string, string | null>>;

/** Days for which an asset outlives the last build that named it: for pages that are open, or kept by a browser. */
const KEPT_DAYS = 30;

/** Where a build goes: a folder that has to be there. Names begin without a slash. */
export interface Target {
  /** Text of its record; empty when there is none among its files, undefined when it has no files. */
  record(): Promise<string | undefined>;
  /** Those of a folder's files that it lacks or has otherwise. */
  differing(folder: string, names: readonly string[]): Promise<readonly string[]>;
  /** Takes away what was on its way when a publication was killed. */
  clear(): Promise<void>;
  /** Copies what differs, each file in one step, with its time, readable. */
  put(folder: string, names: readonly string[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** Why a publication cannot begin or go on; `message` holds what the system said. */
export class PublishError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, said = "") {
    super(said);
    this.trouble = trouble;
  }
}
export type Trouble = "foreign" | "program" | keyof typeof SIGNS | "unreachable";

/** What the system says, whether it is Node's, rsync's or that of a server's ssh. */
const SIGNS = {
  full: /no space left|quota exceeded|file too large/i,
  denied: /permission denied|not permitted|read-only file system/i,
  gone: /no such file|not a directory/i,
};

/** What a person is told, by what is wrong with the folder or server of that name. */
export const inWords = (trouble: Trouble, name: string) =>
  troubles[`target-${trouble}`].replace("%{name}", name);

/** Runs what works on a target; its errors are told in words. @throws PublishError */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, name, code } = error as NodeJS.ErrnoException;
    if (error instanceof PublishError || name === "AbortError") throw error;
    if (code === "ENOENT" && message.startsWith("spawn")) throw new PublishError("program", message);
    const [trouble = "unreachable"] = Object.entries(SIGNS).find(([, sign]) => sign.test(message)) ?? [];
    throw new PublishError(trouble as Trouble, message);
  }
}

/** An empty folder, gone with the block that has it. */
export const ownFolder = () => mkdtempDisposableSync(join(tmpdir(), "publish-"));

const namesIn = (build: string) => listFiles(build).map((file) => file.slice(1));
const isAsset = (name: string) => `/${name}`.startsWith(HASHED_ASSETS);

/** What earlier publications left. @throws PublishError `foreign` for a folder with files of somebody else */
export const recordOf = (target: Target): Promise<Named> =>
  told(async () => {
    const text = await target.record();
    if (text === undefined) return {};
    // A record that was cut off is none of ours: every one of ours was written in one step.
    const entries = text.endsWith("}") ? Object.entries(JSON.parse(text) as Named) : undefined;
    if (!entries) throw new PublishError("foreign");
    // Names that lead elsewhere are not ours either.
    return Object.fromEntries(entries.filter(([name]) => !/(^|[/\\])\.\.([/\\]|$)|^[/\\]|:/.test(name)));
  });

/** Names of the files that a publication would change or take away. @throws PublishError */
export const changesOf = (build: string, target: Target): Promise<readonly string[]> =>
  told(async () => {
    const names = namesIn(build);
    const leaving = Object.keys(await recordOf(target)).filter(
      (name) => !names.includes(name) && !isAsset(name),
    );
    return [...(await target.differing(build, names)), ...leaving];
  });

/**
 * @param build folder of the build
 * @throws PublishError `foreign` before anything is changed
 */
export const publish = (build: string, target: Target, now = new Date()): Promise<void> =>
  told(async () => {
    const before = await recordOf(target);
    const names = namesIn(build);
    const here: Named = Object.fromEntries(names.map((name) => [name, null]));
    const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
    const left = Object.entries(before)
      .filter(([name]) => !(name in here))
      .map(([name, since]) => [name, since ?? now.toISOString()] as const);
    const staying = left.filter(([name, since]) => isAsset(name) && since >= oldest);
    const record = async (entries: Named) => {
      using scratch = ownFolder();
      writeFileSync(join(scratch.path, RECORD), JSON.stringify(entries));
      await target.put(scratch.path, [RECORD]);
    };

    await target.clear();
    await record({ ...before, ...here });
    await target.put(build, names.filter(isAsset));
    await target.put(build, names);
    await target.remove(left.filter((entry) => !staying.includes(entry)).map(([name]) => name));
    await record({ ...Object.fromEntries(staying), ...here });
  });
