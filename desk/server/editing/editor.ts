import { isError } from "#content/findings/finding.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { isFields, type Values } from "../../shared/form-fields.ts";
import { hashOf } from "../disk.ts";
import { questionAbout } from "../documents/change-questions.ts";
import { changesBetween, changesIn } from "../documents/changes.ts";
import { checkDrafts } from "../documents/check.ts";
import { changed, documents, type NewTexts, schemaOf, valuesIn } from "../documents/documents.ts";
import { merge } from "../documents/merge.ts";
import { normaliseInput } from "../documents/normalise-input.ts";
import type { EntryInfo } from "../history/journal-folder.ts";
import type { Store } from "../history/store.ts";
import type { Preview } from "../preview/preview.ts";
import { RequestError } from "../request-error.ts";
import { draftStore } from "./drafts.ts";
import type { Photos } from "./photos.ts";

/** Returns the name that the journal shows for a person. */
export const nameOf = (who: unknown) => (typeof who === "string" && who.trim().slice(0, 60)) || "Cineva";

/**
 * Opens, checks and writes documents. A document that a window has opened is in one of these states:
 * - saved: the window shows the values of the file, whose text has the hash that `open` has returned;
 * - unsaved: somebody has typed other values; `check` stores them as a draft, so that a crash loses nothing;
 * - wrong: the draft has an error; it is stored, but neither shown in the preview nor written;
 * - stale: the file has changed since it was opened. `save` refuses the draft, and `open` merges it with the new
 *   values.
 */
export function editorOf(store: Store, photos: Photos, preview: Preview) {
  const drafts = draftStore(store.root);

  /** Finds the document of a file. @throws RequestError if there is none */
  function find(name: unknown) {
    const files = store.read();
    const info = documents(files).find(({ file }) => file === name);
    if (!info) throw new RequestError(404, "no-document");
    return { files, info, file: info.file, text: files.get(info.file) ?? "" };
  }

  /**
   * Reads the content from disk, and puts the values of a request into a copy of one file's text.
   * @throws RequestError for a malformed request
   */
  function drafted({ file: name, values }: Values) {
    const { files, file, text } = find(name);
    if (!isFields(values)) throw new RequestError(400, "shapeless");
    const draft = changed(file, text, normaliseInput(values, schemaOf(file)) as Values);
    return { files, file, text, values, draft, texts: new Map([[file, draft]]) };
  }

  /** Opens a document for editing. @throws RequestError if there is none, or its file cannot be read */
  function open(name: unknown) {
    const { files, info, file, text } = find(name);
    // If the file changes before the window's draft is stored, `draftOf` needs this text.
    store.keep(text);
    try {
      return {
        info,
        schema: schemaOf(file),
        values: valuesIn(file, text),
        /** The values of the unsaved draft; undefined if there is none. */
        draft: draftOf(file, text),
        /** Identifies the text of the file. */
        hash: hashOf(text),
      };
    } catch {
      throw new RequestError(422, "unreadable", { file }, checkDrafts(files, new Map([[file, text]])));
    }
  }

  /**
   * Returns the values of a draft. If the file has changed since the draft was begun, the changes of the draft are
   * put into the new values; where both changed the same value, that of the draft stays.
   */
  function draftOf(file: string, text: string): Values | undefined {
    const draft = drafts.of(file);
    const base = draft && store.textIfKept(draft.hash);
    if (!draft || base === undefined) return draft?.values;
    return merge(valuesIn(file, base), draft.values, valuesIn(file, text)) as Values;
  }

  /**
   * Checks texts and writes them as one operation of the journal. The same operation adds the photographs that
   * new rows name, and deletes those that no row names any more.
   * @param words title of the operation, if it is not the titles of the documents
   * @throws RequestError if the content would have errors, a photograph does not exist or the disk rejects a file;
   * nothing is written then
   */
  function write(files: SourceFiles, texts: NewTexts, who: unknown, words: Partial<EntryInfo> = {}) {
    const errors = checkDrafts(files, texts).filter(isError);
    if (errors.length > 0) throw new RequestError(422, "wrong", {}, errors);
    const own = photos.following(files, texts);
    store.write(new Map([...texts, ...own.drafts]), new Map([...files, ...own.files]), {
      who: nameOf(who),
      changes: changesIn(files, texts),
      ...words,
    });
    preview.show(store.read());
  }

  return {
    open,
    write,

    /**
     * Stores the draft, or deletes it if it changes nothing, describes its changes, and checks all files with the draft in place of the saved
     * document. If there are no errors, the preview shows the draft.
     */
    check({ hash, ...body }: Values) {
      const { files, file, values, texts, text, draft } = drafted(body);
      if (draft === text) drafts.drop(file);
      else drafts.keep({ file, hash: String(hash), values });
      const findings = checkDrafts(files, texts);
      if (!findings.some(isError)) preview.show(new Map([...files, ...texts]));
      return {
        findings,
        /** The document with the draft merged into it, if the file has changed since it was opened. */
        newer: hashOf(text) === hash ? undefined : open(file),
        /** The changes of the draft, with a question about each that may be a typing error. */
        changes: changesBetween(file, [valuesIn(file, text), valuesIn(file, draft)], files, questionAbout),
      };
    },

    /**
     * Saves a draft.
     * @throws RequestError 409 if the file has changed since it was opened, 422 if the draft has errors
     */
    save({ hash, who, ...body }: Values) {
      const { files, file, texts, text } = drafted(body);
      if (hashOf(text) !== hash) throw new RequestError(409, "stale");
      write(files, texts, who);
      drafts.drop(file);
      return open(file);
    },

    /** Returns the files that have an unsaved draft. */
    unsaved: drafts.files,
  };
}
