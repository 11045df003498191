import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles } from "../../src/content/read.ts";
import type { Version } from "../shared.ts";
import { Refused } from "./refused.ts";

/** Versions of a file that are kept. */
const KEPT = 50;

/** New texts by file; `undefined` for a file that goes. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/** A file of one operation: what it was, by its hash, and what it becomes. */
interface Step {
  readonly file: string;
  readonly before: string;
  readonly text?: string | undefined;
}

/** The content on disk: read whole, written whole, the version before kept. */
export class Store {
  readonly root: string;
  readonly #versions: string;
  /** What an operation writes, while it does: whoever comes after a power cut finishes it. */
  readonly #journal: string;

  /** @param root folder of the project */
  constructor(root: string) {
    this.root = root;
    this.#versions = join(root, ".cache/desk/versions");
    this.#journal = join(root, ".cache/desk/journal.json");
    if (existsSync(this.#journal)) this.#carryOut(JSON.parse(readFileSync(this.#journal, "utf8")));
  }

  /** All texts of `content/` as they are now. */
  read(): Map<string, string> {
    return readContentFiles(this.root);
  }

  /**
   * Writes all files or none, also when the power fails, and keeps what they were.
   * @param drafts by keys of `read()`, or names that the desk itself gives; never what a request says
   * @throws Refused when the disk does not take them; then everything is as it was
   */
  write(drafts: Drafts, files: ReadonlyMap<string, string>): void {
    const steps = [...drafts].flatMap(([file, text]): Step[] =>
      text === files.get(file) ? [] : [{ file, before: hashOf(files.get(file)), text }],
    );
    try {
      for (const { file } of steps) this.#keep(file, files.get(file));
      writeWhole(this.#journal, JSON.stringify(steps));
      this.#carryOut(steps);
    } catch (error) {
      const done = steps.map(({ file, text }) => ({ file, before: hashOf(text), text: files.get(file) }));
      this.#carryOut(done);
      throw new Refused(507, `Nu s-a salvat nimic: ${troubleOf(error)}. Ce ați scris rămâne în foaie.`);
    }
  }

  /** Versions of a file, the latest first. */
  versions(file: string): Version[] {
    return this.#names(file)
      .map((name) => ({ name, saved: new Date(Number(name.split("-")[0])).toISOString() }))
      .reverse();
  }

  /** Text of a version; undefined when there is none of that name. */
  version(file: string, name: unknown): string | undefined {
    const known = this.#names(file).find((other) => other === name);
    return known && readFileSync(join(this.#folder(file), known), "utf8");
  }

  /** Steps whose file is neither what it was are left: somebody wrote it anew meanwhile. */
  #carryOut(steps: readonly Step[]): void {
    for (const { file, before, text } of steps) {
      const path = join(this.root, file);
      const now = existsSync(path) ? readFileSync(path, "utf8") : undefined;
      if (now === text || hashOf(now) !== before) continue;
      if (text === undefined) rmSync(path);
      else writeWhole(path, text);
    }
    rmSync(this.#journal, { force: true });
  }

  /** A version is named by the time at which it was saved. */
  #keep(file: string, text: string | undefined): void {
    if (text === undefined) return;
    const saved = Math.round(statSync(join(this.root, file)).mtimeMs);
    writeWhole(join(this.#folder(file), `${saved}-${hashOf(text)}`), text);
    for (const name of this.#names(file).slice(0, -KEPT))
      rmSync(join(this.#folder(file), name), { force: true });
  }

  #names(file: string): string[] {
    if (!existsSync(this.#folder(file))) return [];
    return readdirSync(this.#folder(file))
      .filter((name) => /^\d{13}-[\w-]{16}$/.test(name))
      .sort();
  }

  #folder(file: string): string {
    return join(this.#versions, file.replaceAll("/", "+"));
  }
}

/** Tells two texts apart; a file that is not there has a hash of its own. */
export const hashOf = (text = "\0") => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** What keeps a disk from taking a file, in words. */
export function troubleOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (["ENOSPC", "EDQUOT", "EFBIG"].includes(code))
    return "discul este plin; faceți loc pe el și încercați din nou";
  if (["EACCES", "EPERM", "EROFS", "EBUSY"].includes(code))
    return "fișierul nu se poate scrie, este protejat sau deschis în alt program";
  return message;
}

/**
 * Writes a file so that it is the old one or the new one at every moment, also when the power fails: the text goes
 * into a file beside it, to the disk, is read back, and then takes the old one's place in one step. Not by
 * write-file-atomic, which takes a write that the disk cut short for a whole one (docs/decisions).
 */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${randomBytes(6).toString("hex")}.tmp`);
  try {
    writeFileSync(beside, text, { flag: "wx", flush: true });
    if (readFileSync(beside, "utf8") !== text) throw new Error("discul nu a păstrat ce s-a scris");
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
