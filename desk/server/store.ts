import { hash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { PHOTO_FOLDER } from "../../src/content/photo-limits.ts";
import { isPhotoFile, readContentFiles } from "../../src/content/read.ts";
import type { Change } from "../shared/changes.ts";
import { isFields } from "../shared/form-fields.ts";
import diskErrors from "./disk-errors.json" with { type: "json" };
import { readJson, setAside } from "./read-json.ts";
import { RequestError } from "./request-error.ts";

/** The description of an operation for the journal. */
export interface EntryInfo {
  /** The name that the person has entered. */
  who: string;
  /** The title of the operation; empty if its changes describe it well enough. */
  title: string;
  changes: Change[];
  /** Id of the operation that this one undoes. */
  undoes?: string;
}

/** The hashes of a file's text before and after an operation; null if the file does not exist. */
export type Step = [before: string | null, after: string | null];

/** An entry of the journal. */
export interface Entry extends EntryInfo {
  id: string;
  /** Time of the operation, ISO 8601, UTC. */
  at: string;
  /** For each changed file, the hashes of its text before and after the operation. */
  steps: Record<string, Step>;
  /** Only for a publication: the hash of each published text, by file. */
  published?: Record<string, string>;
}

/** New texts by file; `undefined` deletes the file. */
export type Drafts = ReadonlyMap<string, string | undefined>;

export type Store = ReturnType<typeof storeOf>;

/**
 * Folder in the project for the journal and the texts of its operations. It is not in `.cache`, because
 * people delete that folder without hesitation.
 */
const JOURNAL = "jurnal";

/**
 * The store of the content on disk. An operation writes all of its files or none; the journal keeps every operation
 * permanently, with its texts.
 * @param root folder of the project
 */
export function storeOf(root: string) {
  const at = (file: string) => join(root, file);
  const journalled = (name: string) => join(root, JOURNAL, "operatii", name);
  const kept = (hash: string) => join(root, JOURNAL, "texte", hash);

  /**
   * Reads the stored text with a hash.
   * @param hash null for a file that does not exist
   * @returns undefined for null
   * @throws RequestError if the text is missing or damaged on the disk
   */
  function text(hash: string | null) {
    if (hash === null) return undefined;
    const found = textIfKept(hash);
    if (found === undefined) throw new RequestError(404, "lost-text");
    return found;
  }

  /** Reads the text with a hash; undefined if it is missing or damaged on the disk. */
  function textIfKept(hash: string) {
    const found = existsSync(kept(hash)) ? readFileSync(kept(hash), "utf8") : undefined;
    return found !== undefined && hashOf(found) === hash ? found : undefined;
  }

  /** Stores a text under its hash. @returns the hash, or null for no text */
  function keep(text: string | undefined) {
    if (text === undefined) return null;
    const hash = hashOf(text);
    if (textIfKept(hash) === undefined) writeWhole(kept(hash), text);
    return hash;
  }

  const isAt = (file: string, hash: string | null) =>
    (existsSync(at(file)) ? hashOf(readFileSync(at(file), encodingOf(file))) : null) === hash;

  function apply(file: string, [, after]: Step) {
    const wanted = text(after);
    if (wanted === undefined) rmSync(at(file));
    else writeWhole(at(file), wanted, encodingOf(file));
  }

  const entryOf = (name: string) =>
    readJson(journalled(name), (value) => isFields(value) && isFields(value.steps)) as
      | Omit<Entry, "id">
      | undefined;
  const complete = (name: string) =>
    renameSync(journalled(name), journalled(name.replace(".begun", ".json")));

  /**
   * Returns the names of the operations' files in the journal, the latest first.
   * @param ending „.json” for completed operations, „.begun” for operations that were begun and not
   * completed, "" for all
   */
  const operations = (ending = ".json") =>
    readdirSync(journalled(""))
      .filter((name) => name.endsWith(ending))
      .sort()
      .reverse();

  /**
   * Returns the number of a new operation. Files are not named by their time, because the clock may be
   * changed.
   */
  const next = () => `${Number.parseInt(operations("")[0] ?? "0", 10) + 1}`.padStart(13, "0");

  mkdirSync(journalled(""), { recursive: true });
  // Deletes temporary files that an interrupted write has left.
  for (const file of globSync(`{content,${JOURNAL}}/**/${TEMP_NAME}`, { cwd: root })) rmSync(at(file));
  // Completes operations that a power cut interrupted. Files that have changed since are not overwritten.
  for (const name of operations(".begun")) {
    const steps = Object.entries(entryOf(name)?.steps ?? {});
    if (steps.length === 0) continue;
    try {
      for (const [, [, after]] of steps) text(after);
    } catch (error) {
      // If one of the operation's texts is missing, no file of the operation is written.
      console.error(error);
      setAside(journalled(name));
      continue;
    }
    for (const [file, step] of steps) if (isAt(file, step[0])) apply(file, step);
    complete(name);
  }

  const store = {
    root,

    /** Reads all texts of `content/`. */
    read: () => readContentFiles(root),

    /** Reads the photographs of `content/photos` as texts in which each character is a byte (latin1). */
    readPhotos: () =>
      new Map(
        globSync(`${PHOTO_FOLDER}/*.{jpg,jpeg,png,webp}`, { cwd: root }).map((name) => {
          const file = name.replaceAll("\\", "/");
          return [file, readFileSync(at(file), encodingOf(file))] as const;
        }),
      ),

    /**
     * Writes all files or none, even if the power fails, and adds the operation to the journal.
     * @param drafts new texts; file names must be keys of `read()` or created by the desk, never taken from a
     * request
     * @param files the texts from which the drafts were made
     * @throws RequestError with status 409 if a file has changed meanwhile, with 507 if the disk rejects a file;
     * every file then keeps the text that it had before
     */
    write(drafts: Drafts, files: ReadonlyMap<string, string>, words: EntryInfo) {
      const changed = [...drafts].filter(([file, text]) => text !== files.get(file));
      if (changed.length === 0) return;
      const done: [file: string, step: Step][] = [];
      const name = `${next()}.begun`;
      try {
        const steps = changed.map(([file, text]): [string, Step] => [
          file,
          [keep(files.get(file)), keep(text)],
        ]);
        const entry = { ...words, at: new Date(), steps: Object.fromEntries(steps) };
        writeWhole(journalled(name), JSON.stringify(entry));
        for (const [file, step] of steps) {
          // Refuses to overwrite a file to which another program has written since it was read.
          if (!isAt(file, step[0])) throw new RequestError(409, "changed-meanwhile", { file });
          done.push([file, step]);
          apply(file, step);
        }
        complete(name);
      } catch (error) {
        for (const [file, [before, after]] of done) if (isAt(file, after)) apply(file, [after, before]);
        rmSync(journalled(name), { force: true });
        if (error instanceof RequestError) throw error;
        throw new RequestError(507, "unsaved", { trouble: troubleOf(error) });
      }
    },

    /**
     * Adds a publication to the journal. All changes since the previous publication can then be undone as one
     * operation.
     */
    published(files: ReadonlyMap<string, string>, who: string, changes: Change[] = []) {
      const published = Object.fromEntries([...files].map(([file, text]) => [file, keep(text) ?? ""]));
      const before = store.journal().find((entry) => entry.published)?.published;
      const all = before ? Object.keys({ ...before, ...published }) : [];
      const steps = all
        .map((file) => [file, [before?.[file] ?? null, published[file] ?? null]] as const)
        .filter(([, [old, now]]) => old !== now);
      const said = { who, at: new Date(), title: "Publicat", changes };
      const entry = { ...said, steps: Object.fromEntries(steps), published };
      writeWhole(journalled(`${next()}.json`), JSON.stringify(entry));
    },

    /** Returns all operations, the latest first. */
    journal: (): Entry[] =>
      operations().flatMap((id) => {
        const entry = entryOf(id);
        return entry ? { ...entry, id } : [];
      }),

    /** Returns the texts of the last publication; undefined before the first one. */
    lastPublished(): ReadonlyMap<string, string> | undefined {
      const last = store.journal().find(({ published }) => published)?.published;
      return last && new Map(Object.entries(last).map(([file, hash]) => [file, textIfKept(hash) ?? ""]));
    },

    keep,
    text,
    textIfKept,
  };
  return store;
}

/**
 * Returns the encoding of a file. In a photograph each character is a byte, so that the journal can store it
 * as a text.
 */
const encodingOf = (file: string) => (isPhotoFile(file) ? "latin1" : "utf8");

/** Returns a short hash that identifies a text. */
export const hashOf = (text: string, form: "base64url" | "hex" = "base64url") =>
  hash("sha256", text, form).slice(0, 16);

/** Returns a message that explains why the disk rejected a file. */
export function troubleOf(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  return diskErrors[code as keyof typeof diskErrors] ?? message;
}

/** Name of the temporary file in each folder to which a text is written before it replaces the old file. */
const TEMP_NAME = ".pe-jumatate";

/**
 * Writes a file in such a way that at every moment it has either its old or its new text, even if the power fails: the
 * text is written to a temporary file, flushed to the disk, read back, and then renamed to the final name.
 * write-file-atomic is not used, because it does not notice a write that was cut short (docs/decisions).
 */
function writeWhole(path: string, text: string, encoding: BufferEncoding = "utf8") {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), TEMP_NAME);
  try {
    writeFileSync(beside, text, { encoding, flush: true });
    if (existsSync(path)) chmodSync(beside, statSync(path).mode);
    if (readFileSync(beside, encoding) !== text) throw new Error("discul nu a păstrat ce s-a scris");
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
