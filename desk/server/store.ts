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
import { isFields } from "../shared/fields.ts";
import diskErrors from "./disk-errors.json" with { type: "json" };
import { readJson, setAside } from "./read-json.ts";
import { Refused } from "./refused.ts";

/** An operation in words. */
export interface Words {
  /** The name that the person gave. */
  who: string;
  /** A title, if the changes alone do not describe it. */
  title: string;
  changes: Change[];
  /** Id of the operation that it takes back. */
  undoes?: string;
}

/** A file before and after an operation, by the hash of its text; null for one that is not there. */
export type Step = [before: string | null, after: string | null];

/** A line of the journal. */
export interface Entry extends Words {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** By file. */
  steps: Record<string, Step>;
  /** All texts of a publication. */
  published?: Record<string, string>;
}

/** New texts by file; `undefined` for a file that goes. */
export type Drafts = ReadonlyMap<string, string | undefined>;

export type Store = ReturnType<typeof storeOf>;

/** Folder of the project with the history of the texts. Not in `.cache`, which people delete without thinking. */
const JOURNAL = "jurnal";

/**
 * The content on disk: read whole, written whole; every operation is kept for good in a journal, with its texts.
 * @param root folder of the project
 */
export function storeOf(root: string) {
  const at = (file: string) => join(root, file);
  const journalled = (name: string) => join(root, JOURNAL, "operatii", name);
  const kept = (hash: string) => join(root, JOURNAL, "texte", hash);

  /**
   * A text that an operation found or left.
   * @throws Refused when it is missing or damaged on the disk
   */
  function text(hash: string | null) {
    if (hash === null) return undefined;
    const found = textIfKept(hash);
    if (found === undefined) throw new Refused(404, "lost-text");
    return found;
  }

  /** The text of a hash; undefined when it is missing or damaged on the disk. */
  function textIfKept(hash: string) {
    const found = existsSync(kept(hash)) ? readFileSync(kept(hash), "utf8") : undefined;
    return found !== undefined && hashOf(found) === hash ? found : undefined;
  }

  /** Each text is kept once, under its hash. */
  function keep(text: string | undefined) {
    if (text === undefined) return null;
    const hash = hashOf(text);
    if (textIfKept(hash) === undefined) writeWhole(kept(hash), text);
    return hash;
  }

  const isAt = (file: string, hash: string | null) =>
    (existsSync(at(file)) ? hashOf(readFileSync(at(file), encodingOf(file))) : null) === hash;

  function take(file: string, [, after]: Step) {
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

  /** Names of the operations that are done, or of those that were begun, the latest first. */
  const operations = (ending = ".json") =>
    readdirSync(journalled(""))
      .filter((name) => name.endsWith(ending))
      .sort()
      .reverse();

  /** Operations are counted, not named by their time: a clock may jump. */
  const next = () => `${Number.parseInt(operations("")[0] ?? "0", 10) + 1}`.padStart(13, "0");

  mkdirSync(journalled(""), { recursive: true });
  // Files that an interrupted program has left.
  for (const file of globSync(`{content,${JOURNAL}}/**/${TEMP_SUFFIX}`, { cwd: root })) rmSync(at(file));
  // An operation that a power cut interrupted is completed, except for files that were changed since.
  for (const name of operations(".begun")) {
    const steps = Object.entries(entryOf(name)?.steps ?? {});
    if (steps.length === 0) continue;
    try {
      for (const [, [, after]] of steps) text(after);
    } catch (error) {
      // Without all of its texts none is written.
      console.error(error);
      setAside(journalled(name));
      continue;
    }
    for (const [file, step] of steps) if (isAt(file, step[0])) take(file, step);
    complete(name);
  }

  const store = {
    root,

    /** All texts of `content/` as they are now. */
    read: () => readContentFiles(root),

    /** The photographs of `content/photos`; each character is a byte. */
    readPhotos: () =>
      new Map(
        globSync(`${PHOTO_FOLDER}/*.{jpg,jpeg,png,webp}`, { cwd: root }).map((name) => {
          const file = name.replaceAll("\\", "/");
          return [file, readFileSync(at(file), encodingOf(file))] as const;
        }),
      ),

    /**
     * Writes all files or none, also when the power fails, and says so in the journal.
     * @param drafts by keys of `read()`, or names that the desk itself gives; never what a request says
     * @param files what the drafts were made from
     * @throws Refused with status 409 when a file is no longer what it was, 507 when the disk does not take them; then
     * everything is as it was
     */
    write(drafts: Drafts, files: ReadonlyMap<string, string>, words: Words) {
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
          // Between the reading and now another program may have written.
          if (!isAt(file, step[0])) throw new Refused(409, "changed-meanwhile", { file });
          done.push([file, step]);
          take(file, step);
        }
        complete(name);
      } catch (error) {
        for (const [file, [before, after]] of done) if (isAt(file, after)) take(file, [after, before]);
        rmSync(journalled(name), { force: true });
        if (error instanceof Refused) throw error;
        throw new Refused(507, "unsaved", { trouble: troubleOf(error) });
      }
    },

    /** Notes that these texts are public now; what changed since the publication before can be undone as one. */
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

    /** The operations, the latest first. */
    journal: (): Entry[] =>
      operations().flatMap((id) => {
        const entry = entryOf(id);
        return entry ? { ...entry, id } : [];
      }),

    /** The texts of the last publication; undefined before the first. */
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

/** The bytes of a photograph are the characters of a text, so that the same journal keeps it. */
const encodingOf = (file: string) => (isPhotoFile(file) ? "latin1" : "utf8");

/** Tells two texts apart. */
export const hashOf = (text: string, form: "base64url" | "hex" = "base64url") =>
  hash("sha256", text, form).slice(0, 16);

/** The reason why the disk did not accept a file, in words. */
export function troubleOf(error: unknown) {
  const { code, message } = error as NodeJS.ErrnoException;
  return diskErrors[code as keyof typeof diskErrors] ?? message;
}

/** Suffix of a file until it is complete. */
const TEMP_SUFFIX = ".pe-jumatate";

/**
 * Writes a file so that it is the old one or the new one at every moment, also when the power fails: the text goes
 * into a file beside it, to the disk, is read back, and then takes the old one's place in one step. Not by
 * write-file-atomic, which takes a write that the disk cut short for a whole one (docs/decisions).
 */
function writeWhole(path: string, text: string, encoding: BufferEncoding = "utf8") {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), TEMP_SUFFIX);
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
