import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContentFiles } from "../../src/content/read.ts";
import type { Entry, Words } from "../shared.ts";
import { Refused } from "./refused.ts";

/** New texts by file; `undefined` for a file that goes. */
export type Drafts = ReadonlyMap<string, string | undefined>;

/** The content on disk: read whole, written whole; every operation is kept for good in a journal, with its texts. */
export class Store {
  readonly root: string;
  readonly #journal: string;

  /** @param root folder of the project */
  constructor(root: string) {
    this.root = root;
    this.#journal = join(root, ".cache/desk/journal");
    mkdirSync(this.#journal, { recursive: true });
    // Whoever comes after a power cut finishes what was begun.
    for (const name of readdirSync(this.#journal).filter((name) => name.endsWith(".begun"))) {
      this.#carryOut(this.#kept(name).steps);
      this.#complete(name);
    }
  }

  /** All texts of `content/` as they are now. */
  read(): Map<string, string> {
    return readContentFiles(this.root);
  }

  /**
   * Writes all files or none, also when the power fails, and says so in the journal.
   * @param drafts by keys of `read()`, or names that the desk itself gives; never what a request says
   * @throws Refused when the disk does not take them; then everything is as it was
   */
  write(drafts: Drafts, files: ReadonlyMap<string, string>, words: Words): void {
    const changed = [...drafts].filter(([file, text]) => text !== files.get(file));
    if (changed.length === 0) return;
    let steps: Entry["steps"] = {};
    const name = `${this.#now()}.begun`;
    try {
      steps = Object.fromEntries(
        changed.map(([file, text]) => [file, [this.#keep(files.get(file)), this.#keep(text)]]),
      );
      writeWhole(join(this.#journal, name), JSON.stringify({ ...words, steps }));
      this.#carryOut(steps);
      this.#complete(name);
    } catch (error) {
      this.#carryOut(
        Object.fromEntries(Object.entries(steps).map(([file, [before, after]]) => [file, [after, before]])),
      );
      rmSync(join(this.#journal, name), { force: true });
      throw new Refused(507, `Nu s-a salvat nimic: ${troubleOf(error)}. Ce ați scris rămâne în foaie.`);
    }
  }

  /** Notes that these texts are public now; what changed since the publication before can be undone as one. */
  published(files: ReadonlyMap<string, string>, who: string): void {
    const published = Object.fromEntries([...files].map(([file, text]) => [file, this.#keep(text) ?? ""]));
    const before = this.journal().find((entry) => entry.published)?.published;
    const all = before ? Object.keys({ ...before, ...published }) : [];
    const steps = all
      .map((file) => [file, [before?.[file] ?? null, published[file] ?? null]] as const)
      .filter(([, [old, now]]) => old !== now);
    const kept = { who, title: "Publicat", changes: [], steps: Object.fromEntries(steps), published };
    writeWhole(join(this.#journal, `${this.#now()}.json`), JSON.stringify(kept));
  }

  /** What was done with the texts, the latest first. */
  journal(): Entry[] {
    return this.#names().map((id) => {
      const at = new Date(Number.parseInt(id, 10)).toISOString();
      return { ...this.#kept(id), id, at };
    });
  }

  /** A text that an operation found or left. */
  text(hash: string | null): string | undefined {
    return hash === null ? undefined : readFileSync(this.#place(hash), "utf8");
  }

  /** Steps whose file is neither what it was are left: somebody wrote it anew meanwhile. */
  #carryOut(steps: Entry["steps"]): void {
    for (const [file, [before, after]] of Object.entries(steps)) {
      const path = join(this.root, file);
      const now = existsSync(path) ? hashOf(readFileSync(path, "utf8")) : null;
      if (now === after || now !== before) continue;
      const text = this.text(after);
      if (text === undefined) rmSync(path);
      else writeWhole(path, text);
    }
  }

  #complete(name: string): void {
    renameSync(join(this.#journal, name), join(this.#journal, name.replace(".begun", ".json")));
  }

  /** Each text is kept once, under its hash. */
  #keep(text: string | undefined): string | null {
    if (text === undefined) return null;
    const hash = hashOf(text);
    if (!existsSync(this.#place(hash))) writeWhole(this.#place(hash), text);
    return hash;
  }

  #place(hash: string): string {
    return join(this.root, ".cache/desk/texts", hash);
  }

  #kept(name: string): Omit<Entry, "id" | "at"> {
    return JSON.parse(readFileSync(join(this.#journal, name), "utf8"));
  }

  /** Names of the operations that are done, the latest first; each begins with its time. */
  #names(): string[] {
    return readdirSync(this.#journal)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse();
  }

  /** The time, later than that of every operation before. */
  #now(): number {
    return Math.max(Date.now(), Number.parseInt(this.#names()[0] ?? "0", 10) + 1);
  }
}

/** Tells two texts apart. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

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
export function writeWhole(path: string, text: string): void {
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
