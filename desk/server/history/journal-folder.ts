import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "../../shared/changes.ts";
import { hashOf, readJson, writeWhole } from "../disk.ts";
import { RequestError } from "../request-error.ts";

/** The description of an operation for the journal. */
export interface EntryInfo {
  /** The name that the person has entered. */
  who: string;
  /** The title of the operation; by default the titles of the changed documents. */
  title?: string;
  changes?: Change[];
}

/** The hashes of a file's text before and after an operation; null if the file does not exist. */
export type Step = [before: string | null, after: string | null];

/** An entry of the journal. */
export interface Entry extends EntryInfo {
  id: string;
  title: string;
  /** Time of the operation, ISO 8601, UTC. */
  at: string;
  /** For each changed file, the hashes of its text before and after the operation. */
  steps: Record<string, Step>;
}

/**
 * Folder in the project for the journal and the texts of its operations. It is not in `.cache`, because
 * people delete that folder without hesitation.
 */
export const JOURNAL = "jurnal";

/**
 * The files of the journal: one for each operation, and one for each text that an operation replaced or
 * wrote. The name of an operation's file ends in „.begun” until all files of the operation are written, and
 * then in „.json”.
 * @param root folder of the project
 */
export function journalFolder(root: string) {
  const pathOf = (name: string) => join(root, JOURNAL, "operatii", name);
  const kept = (hash: string) => join(root, JOURNAL, "texte", hash);
  mkdirSync(pathOf(""), { recursive: true });

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

  /**
   * Returns the names of the operations' files that end with `ending`, the latest first. Other files, such as
   * `desktop.ini`, are ignored.
   */
  const names = (ending: ".json" | ".begun" | "") =>
    readdirSync(pathOf(""))
      .filter((name) => /^\d{13}\./.test(name) && name.endsWith(ending))
      .sort()
      .reverse();

  /** Reads the file of an operation; undefined if it is damaged. */
  const read = (name: string) => readJson(pathOf(name)) as Omit<Entry, "id"> | undefined;

  return {
    text,
    textIfKept,
    keep,

    /**
     * Writes the file of an operation that happens now. The name is a number and not the time, because the
     * clock may be changed.
     * @returns name of the file
     */
    add(entry: Omit<Entry, "id" | "at">, ending: ".json" | ".begun") {
      const number = Number.parseInt(names("")[0] ?? "0", 10) + 1;
      const name = `${number}`.padStart(13, "0") + ending;
      writeWhole(pathOf(name), JSON.stringify({ ...entry, at: new Date() }));
      return name;
    },

    /** Marks a begun operation as complete. */
    complete: (name: string) => renameSync(pathOf(name), pathOf(name.replace(".begun", ".json"))),

    /** Deletes the journal file of a begun operation that will not be completed. */
    drop: (name: string) => rmSync(pathOf(name), { force: true }),

    /** Returns the operations that were begun and not completed, each with the name of its journal file. */
    begun: () =>
      names(".begun").flatMap((name) => {
        const entry = read(name);
        return entry ? [[name, entry] as const] : [];
      }),

    /** Returns all completed operations, the latest first. */
    entries: (): Entry[] =>
      names(".json").flatMap((id) => {
        const entry = read(id);
        return entry ? [{ ...entry, id }] : [];
      }),
  };
}
