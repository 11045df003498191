import { createHash, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles } from "../../src/lib/content/read.ts";
import type { Version } from "../shared.ts";

/** Versions of a file that are kept. */
const KEPT = 50;

/** The content on disk: read whole, written whole, the version before kept. */
export class Store {
  readonly root: string;
  readonly #versions: string;

  /** @param root folder of the project */
  constructor(root: string) {
    this.root = root;
    this.#versions = join(root, ".cache/desk/versions");
  }

  /** All texts of `content/` as they are now. */
  read(): Map<string, string> {
    return readContentFiles(this.root);
  }

  /**
   * Replaces a file's text and keeps the one before.
   * @param file a key of `read()`, or the name that the desk itself gives a new file; never what a request says
   */
  write(file: string, text: string, before: string | undefined): void {
    if (before !== undefined && before !== text) this.#keep(file, before);
    writeWhole(join(this.root, file), text);
  }

  /** Versions of a file, the latest first. */
  versions(file: string): Version[] {
    return this.#names(file)
      .map((name) => ({ name, saved: new Date(Number(name.split("-")[0])).toISOString() }))
      .reverse();
  }

  /** Text of a version; undefined when there is none of that name. */
  version(file: string, name: string): string | undefined {
    return this.#names(file).includes(name)
      ? readFileSync(join(this.#folder(file), name), "utf8")
      : undefined;
  }

  #keep(file: string, text: string): void {
    const folder = this.#folder(file);
    mkdirSync(folder, { recursive: true });
    writeWhole(join(folder, `${Date.now()}-${hashOf(text)}`), text);
    for (const name of this.#names(file).slice(0, -KEPT)) rmSync(join(folder, name), { force: true });
  }

  #names(file: string): string[] {
    try {
      return readdirSync(this.#folder(file))
        .filter((name) => /^\d{13}-[\w-]{16}$/.test(name))
        .sort();
    } catch {
      return [];
    }
  }

  #folder(file: string): string {
    return join(this.#versions, file.replaceAll("/", "+"));
  }
}

/** Tells two texts apart. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * Writes a file so that it is the old one or the new one at every moment, also when the power fails: the text goes
 * into a file beside it, to the disk, and then takes the old one's place in one step.
 */
function writeWhole(path: string, text: string): void {
  const beside = join(dirname(path), `.${randomBytes(6).toString("hex")}.tmp`);
  try {
    const handle = openSync(beside, "wx");
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
