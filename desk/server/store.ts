import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { isContentFile, readContentFiles } from "../../src/content/read.ts";
import type { Entry, Step, Words } from "../shared.ts";
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
    // Whoever comes after a power cut finishes what was begun, but for what somebody wrote anew meanwhile.
    for (const name of readdirSync(this.#journal).filter((name) => name.endsWith(".begun"))) {
      const { steps } = this.#kept(name);
      for (const [file, step] of Object.entries(steps)) if (this.#isAt(file, step[0])) this.#take(file, step);
      this.#complete(name);
    }
    for (const folder of ["content", ".cache/desk"]) sweep(join(root, folder));
  }

  /** All texts of `content/` as they are now. @throws Refused when one is only a link: a save would replace it */
  read(): Map<string, string> {
    const link = readdirSync(join(this.root, "content"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map(({ parentPath, name }) => relative(this.root, join(parentPath, name)))
      .find(isContentFile);
    if (link)
      throw new Refused(
        422,
        `Fișierul ${link} este o scurtătură spre alt loc. Puneți în folder fișierul însuși, apoi deschideți din nou Editare.`,
      );
    return readContentFiles(this.root);
  }

  /**
   * Writes all files or none, also when the power fails, and says so in the journal.
   * @param drafts by keys of `read()`, or names that the desk itself gives; never what a request says
   * @param files what the drafts were made from
   * @param isSure whether files that somebody protected from writing may change
   * @throws Refused with status 409 when a file is no longer what it was, 423 when one is protected, 507 when the disk
   * does not take them; then everything is as it was
   */
  write(drafts: Drafts, files: ReadonlyMap<string, string>, words: Words, isSure = false): void {
    const changed = [...drafts].filter(([file, text]) => text !== files.get(file));
    if (changed.length === 0) return;
    const locked = changed.find(([file]) => this.isProtected(file));
    if (locked && !isSure)
      throw new Refused(
        423,
        `Nu s-a salvat nimic: fișierul ${locked[0]} este protejat la scriere. Scoateți protecția din proprietățile lui, apoi încercați din nou.`,
      );
    const done: [file: string, step: Step][] = [];
    const name = `${this.#next()}.begun`;
    try {
      const steps = changed.map(([file, text]): [string, Step] => [
        file,
        [this.#keep(files.get(file)), this.#keep(text)],
      ]);
      const entry = { ...words, at: new Date().toISOString(), steps: Object.fromEntries(steps) };
      writeWhole(join(this.#journal, name), JSON.stringify(entry));
      for (const [file, step] of steps) {
        // Between the reading and now another program may have written.
        if (!this.#isAt(file, step[0]))
          throw new Refused(409, `Nu s-a salvat nimic: fișierul ${file} s-a schimbat între timp.`);
        done.push([file, step]);
        this.#take(file, step);
      }
      this.#complete(name);
    } catch (error) {
      for (const [file, [before, after]] of done)
        if (this.#isAt(file, after)) this.#take(file, [after, before]);
      rmSync(join(this.#journal, name), { force: true });
      if (error instanceof Refused) throw error;
      throw new Refused(507, `Nu s-a salvat nimic: ${troubleOf(error)}. Ce ați scris rămâne în foaie.`);
    }
  }

  /** Whether somebody took the right to write it away from everybody. */
  isProtected(file: string): boolean {
    const path = join(this.root, file);
    return existsSync(path) && (statSync(path).mode & 0o222) === 0;
  }

  /** Notes that these texts are public now; what changed since the publication before can be undone as one. */
  published(files: ReadonlyMap<string, string>, who: string): void {
    const published = Object.fromEntries([...files].map(([file, text]) => [file, this.#keep(text) ?? ""]));
    const before = this.journal().find((entry) => entry.published)?.published;
    const all = before ? Object.keys({ ...before, ...published }) : [];
    const steps = all
      .map((file) => [file, [before?.[file] ?? null, published[file] ?? null]] as const)
      .filter(([, [old, now]]) => old !== now);
    const at = new Date().toISOString();
    const kept = { who, at, title: "Publicat", changes: [], steps: Object.fromEntries(steps), published };
    writeWhole(join(this.#journal, `${this.#next()}.json`), JSON.stringify(kept));
  }

  /** What was done with the texts, the latest first. */
  journal(): Entry[] {
    return this.#names().map((id) => {
      // An older entry is named by its time.
      const { at = new Date(Number.parseInt(id, 10)).toISOString(), ...kept } = this.#kept(id);
      return { ...kept, id, at };
    });
  }

  /** A text that an operation found or left. */
  text(hash: string | null): string | undefined {
    return hash === null ? undefined : readFileSync(this.#place(hash), "utf8");
  }

  #isAt(file: string, hash: string | null): boolean {
    const path = join(this.root, file);
    return (existsSync(path) ? hashOf(readFileSync(path, "utf8")) : null) === hash;
  }

  #take(file: string, [, after]: Step): void {
    const path = join(this.root, file);
    const text = this.text(after);
    if (text === undefined) rmSync(path);
    else writeWhole(path, text);
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

  #kept(name: string): Omit<Entry, "id" | "at"> & Partial<Entry> {
    return JSON.parse(readFileSync(join(this.#journal, name), "utf8"));
  }

  /** Names of the operations that are done, the latest first. */
  #names(): string[] {
    return readdirSync(this.#journal)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .reverse();
  }

  /** Operations are counted, not named by their time: a clock may jump. */
  #next(): string {
    return `${Number.parseInt(this.#names()[0] ?? "0", 10) + 1}`.padStart(13, "0");
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

/** Takes away what a killed program left half-written. */
function sweep(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/^\.[0-9a-f]{12}\.tmp$/.test(basename(file))) rmSync(join(folder, file), { force: true });
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
    if (existsSync(path)) chmodSync(beside, statSync(path).mode);
    if (readFileSync(beside, "utf8") !== text) throw new Error("discul nu a păstrat ce s-a scris");
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
