import type { SourceFiles } from "../../src/content/load/read.ts";
import { isFields, type Values } from "../shared/form-fields.ts";
import { changesIn } from "./changes-in.ts";
import { checkDrafts, isWrong } from "./check-drafts.ts";
import { changed, documents, schemaOf, valuesIn } from "./documents.ts";
import type { EntryInfo } from "./journal-folder.ts";
import { normaliseInput } from "./normalise-input.ts";
import type { Photos } from "./photos.ts";
import type { Preview } from "./preview.ts";
import { RequestError } from "./request-error.ts";
import type { NewTexts, Store } from "./store.ts";
import { hashOf } from "./write-whole.ts";

/** Returns the name that the journal shows for a person. */
export const nameOf = (who: unknown) => (typeof who === "string" && who.trim().slice(0, 60)) || "Cineva";

/**
 * Creates the functions with which the actions (actions.ts) open, check and write documents.
 */
export function operationsOf(store: Store, photos: Photos, preview: Preview) {
  /** Finds the document of a file. @throws RequestError if there is none */
  function find(name: unknown) {
    const files = store.read();
    const info = documents(files).find(({ file }) => file === name);
    if (!info) throw new RequestError(404, "no-document");
    return { files, info, file: info.file, text: files.get(info.file) ?? "" };
  }

  /** Opens a document for editing. @throws RequestError if there is none, or its file cannot be read */
  function open(name: unknown) {
    const { files, info, file, text } = find(name);
    preview.show(files);
    try {
      return {
        info,
        schema: schemaOf(file),
        values: valuesIn(file, text),
        /**
         * Hash of the file's text. A later request contains it, so that the server can detect that the file
         * has changed on disk.
         */
        hash: hashOf(text),
      };
    } catch {
      throw new RequestError(422, "unreadable", { file }, checkDrafts(files, new Map([[file, text]])));
    }
  }

  /**
   * Reads the content from disk, and puts the values of a request into a copy of one file's text.
   * @throws RequestError for a malformed request
   */
  function drafted({ file: name, values }: Values) {
    const { files, file, text } = find(name);
    if (!isFields(values)) throw new RequestError(400, "shapeless");
    const draft = changed(file, text, normaliseInput(values, schemaOf(file)));
    return { files, file, text, draft, drafts: new Map([[file, draft]]) };
  }

  /**
   * Checks drafts and writes them as one operation of the journal.
   * @param title title of the operation, if the list of its changes does not describe it
   * @param undoes id of the operation that this one undoes
   * @throws RequestError if the content would have errors or the disk rejects a file; nothing is written then
   */
  function write(files: SourceFiles, drafts: NewTexts, who: unknown, title = "", undoes?: string) {
    const problems = checkDrafts(files, drafts).filter(isWrong);
    if (problems.length > 0) throw new RequestError(422, "wrong", {}, problems);
    put(files, drafts, {
      who: nameOf(who),
      title,
      changes: changesIn(files, drafts),
      ...(undoes && { undoes }),
    });
    preview.show(store.read());
  }

  /**
   * Writes texts without checking them. In the same operation it adds the photographs that new rows name, and
   * deletes those that no row names any more.
   * @throws RequestError if a new row names a photograph that does not exist, or if a file cannot be written
   */
  function put(files: SourceFiles, drafts: NewTexts, words: EntryInfo) {
    const own = photos.following(files, drafts);
    store.write(new Map([...drafts, ...own.drafts]), new Map([...files, ...own.files]), words);
    photos.forget(own.drafts);
  }

  return { find, open, drafted, write, put };
}
