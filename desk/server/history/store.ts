import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isPhotoFile, readContentFiles } from "#content/read/read-files.ts";
import { PHOTO_FOLDER } from "#content/schema/photo-limits.ts";
import { hashOf, TEMP_NAME, troubleOf, writeWhole } from "../disk.ts";
import { type NewTexts, titleOf } from "../documents/documents.ts";
import { RequestError } from "../request-error.ts";
import { type EntryInfo, JOURNAL, journalFolder, type Step } from "./journal-folder.ts";

export type Store = ReturnType<typeof storeOf>;

/**
 * The store of the content on disk. An operation writes all of its files or none; the journal keeps every
 * operation permanently, with its texts.
 * @param root folder of the project
 */
export function storeOf(root: string) {
  const at = (file: string) => join(root, file);
  const folder = journalFolder(root);
  const { keep, text, textIfKept } = folder;

  const isAt = (file: string, hash: string | null) =>
    (existsSync(at(file)) ? hashOf(readFileSync(at(file), encodingOf(file))) : null) === hash;

  function apply(file: string, [, after]: Step) {
    const wanted = text(after);
    if (wanted === undefined) rmSync(at(file));
    else writeWhole(at(file), wanted, encodingOf(file));
  }

  // Deletes temporary files that an interrupted write has left.
  for (const file of globSync(`{content,${JOURNAL}}/**/${TEMP_NAME}`, { cwd: root })) rmSync(at(file));
  // Completes operations that a power cut interrupted. Files that have changed since are not overwritten.
  for (const [name, entry] of folder.begun()) {
    const steps = Object.entries(entry.steps);
    // If one of the operation's texts is missing, no file of the operation is written.
    const isWhole = steps.every(([, [, after]]) => after === null || textIfKept(after) !== undefined);
    if (isWhole) for (const [file, step] of steps) if (isAt(file, step[0])) apply(file, step);
    (isWhole ? folder.complete : folder.drop)(name);
  }

  return {
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
     * @throws RequestError with status 409 if a file has changed meanwhile, with 507 if the disk rejects a
     * file; every file then keeps the text that it had before
     */
    write(drafts: NewTexts, files: ReadonlyMap<string, string>, words: EntryInfo) {
      const changed = [...drafts].filter(([file, text]) => text !== files.get(file));
      if (changed.length === 0) return;
      const done: [file: string, step: Step][] = [];
      let name: string | undefined;
      try {
        const steps = changed.map(([file, text]): [string, Step] => [
          file,
          [keep(files.get(file)), keep(text)],
        ]);
        const titles = changed.flatMap(([file, text]) =>
          isPhotoFile(file) ? [] : titleOf(file, files.get(file) ?? text),
        );
        const title = words.title ?? titles.join(", ");
        name = folder.add({ ...words, title, steps: Object.fromEntries(steps) }, ".begun");
        for (const [file, step] of steps) {
          // Refuses to overwrite a file to which another program has written since it was read.
          if (!isAt(file, step[0]))
            throw new RequestError(409, "changed-meanwhile", { title: titleOf(file, files.get(file)) });
          done.push([file, step]);
          apply(file, step);
        }
        folder.complete(name);
      } catch (error) {
        for (const [file, [before, after]] of done) if (isAt(file, after)) apply(file, [after, before]);
        if (name) folder.drop(name);
        if (error instanceof RequestError) throw error;
        throw new RequestError(507, "unsaved", { trouble: troubleOf(error) });
      }
    },

    /** Adds an entry to the journal for something that changed no file. */
    note: (words: EntryInfo & { title: string }) => void folder.add({ ...words, steps: {} }, ".json"),

    /** Returns all operations, the latest first. */
    journal: folder.entries,

    keep,
    text,
    textIfKept,
  };
}

/**
 * Returns the encoding of a file. In a photograph each character is a byte, so that the journal can store it
 * as a text.
 */
const encodingOf = (file: string) => (isPhotoFile(file) ? "latin1" : "utf8");
