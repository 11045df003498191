import { isPhotoFile } from "../../src/content/load/read.ts";
import { isFields, type Values } from "../shared/form-fields.ts";
import { questionAbout } from "./change-questions.ts";
import { changesBetween, changesIn } from "./changes-in.ts";
import { lastSave } from "./changes-since.ts";
import { checkDrafts, isWrong } from "./check-drafts.ts";
import { documents, titleOf, valuesIn } from "./documents.ts";
import { type Draft, draftStore } from "./drafts.ts";
import { journalPage } from "./journal-page.ts";
import { launchList, mended } from "./launch-list.ts";
import { nameOf, operationsOf } from "./operations.ts";
import { photosOf } from "./photos.ts";
import { changedPages, pagesOf, previewOf } from "./preview.ts";
import { publisherOf } from "./publisher.ts";
import { quotedValues } from "./quoted-values.ts";
import { readingDraft, sheetsToRead, sheetToRead, unreadCount } from "./readings.ts";
import { RequestError } from "./request-error.ts";
import { lastReadableText } from "./restore.ts";
import { located, search } from "./search.ts";
import { selectOptions } from "./select-options.ts";
import { storeOf } from "./store.ts";
import { undone } from "./undo.ts";
import { hashOf } from "./write-whole.ts";

/**
 * The desk's actions on the content. A request can open or change a document only if the function
 * `documents` lists it.
 */

export type Desk = ReturnType<typeof deskOf>;

type Actions = Desk["actions"];

/**
 * The type of each action's answer, by the name of the action. `enter` is added, because app.ts handles it.
 */
export type Answers = { [Name in keyof Actions]: Awaited<ReturnType<Actions[Name]>> } & {
  enter: { pass: string };
};

/** A document as the action `open` sends it to the browser. */
export type OpenFile = Answers["open"];

/**
 * Creates the desk of a project, without its HTTP servers (start-desk.ts).
 * @param root folder of the project
 * @param port port of the preview's pages
 * @param origin origin of the desk
 */
export function deskOf(root: string, port?: number, origin?: string) {
  const store = storeOf(root);
  const photos = photosOf(store);
  const preview = previewOf(root, port, origin, photos.bytesOf);
  const publisher = publisherOf(store);
  const drafts = draftStore(root);

  const { find, open, drafted, write, put } = operationsOf(store, photos, preview);

  /**
   * Stores a draft, or deletes it if it changes nothing. If the draft is based on the current text of the
   * file, this text is stored too, because the action `drafts` returns its values with the draft.
   * @param text the current text of the file
   * @param written the text that the file would have if the draft were saved
   */
  function keepDraft(draft: Omit<Draft, "at">, text: string, written: string) {
    if (hashOf(text) === draft.hash) store.keep(text);
    if (written === text) drafts.drop(draft);
    else drafts.keep(draft);
  }

  /** Returns the journal entry with this id. @throws RequestError if there is none */
  function entryWith(id: unknown) {
    const entry = store.journal().find((one) => one.id === id);
    if (!entry) throw new RequestError(404, "unknown");
    return entry;
  }

  /**
   * The actions, by name. Each action must check the values of its request, because nothing has checked them
   * before.
   */
  const actions = {
    overview: () => {
      const files = store.read();
      preview.show(files);
      const pages = [...pagesOf(files)].map(([value, label]) => ({ value, label }));
      return {
        documents: documents(files),
        /** The pages that the preview can show. */
        pages,
        /**
         * Options of the fields that refer to other files, by the `kind` of the field (`Choice` in
         * src/content/schema/fields.ts).
         */
        choices: selectOptions(files, pages),
        /** Values that a text can quote with a token. */
        values: quotedValues(files),
        /** Number of problems that prevent the launch. */
        open: launchList(files).problems.length,
        /** All drafts, without their values. */
        unsaved: drafts.all().map(({ file, window, at }) => ({ file, window, at })),
        /** Number of examinations whose texts no doctor has read as they are now. */
        unread: unreadCount(files),
        /**
         * Address of the preview, with the secret key that gives access to its pages; undefined if the
         * content has had errors the whole time since the desk started.
         */
        address: preview.shown().size > 0 ? preview.address : undefined,
      };
    },

    open: ({ file }) => open(file),

    /**
     * Stores the draft, and checks all files with the draft in place of the saved document. If there are no
     * errors, the preview shows the draft.
     */
    check: ({ hash, window, ...body }) => {
      const { files, file, drafts, draft, text } = drafted(body);
      if (typeof window === "string")
        keepDraft({ file, window, hash: String(hash), values: body.values as Values }, text, draft);
      const problems = checkDrafts(files, drafts);
      if (!problems.some(isWrong)) preview.show(new Map([...files, ...drafts]));
      return { problems, isStale: hashOf(text) !== hash };
    },

    /**
     * Saves a draft.
     * @throws RequestError 409 if the file has changed since it was opened, 422 if the draft has errors
     */
    save: ({ hash, who, window, ...body }) => {
      const { files, file, drafts: texts, text } = drafted(body);
      if (hashOf(text) !== hash) throw new RequestError(409, "stale");
      write(files, texts, who);
      if (typeof window === "string") drafts.drop({ file, window });
      return open(file);
    },

    /** Returns the unsaved drafts of a document, each with the saved values on which it is based. */
    drafts: ({ file }) =>
      drafts
        .all()
        .filter((draft) => draft.file === file)
        .flatMap((draft) => {
          const base = store.textIfKept(draft.hash);
          return base === undefined ? [] : { ...draft, base: valuesIn(draft.file, base) };
        }),

    /** Assigns a draft to another browser window. */
    claim: ({ file, window, by }) => {
      const draft = drafts.all().find((one) => one.file === file && one.window === window);
      if (!draft) return;
      drafts.keep({ ...draft, window: String(by) });
      drafts.drop(draft);
    },

    /** Deletes all drafts, except those of some windows. @param except ids of these windows */
    discard: ({ except }) => {
      const kept: unknown[] = Array.isArray(except) ? except : [];
      for (const draft of drafts.all()) if (!kept.includes(draft.window)) drafts.drop(draft);
    },

    /** Returns a page of the journal, the latest operation first. */
    journal: (query) => journalPage(store, query),

    /** Returns the changes that undoing an operation would make. */
    undoing: ({ id }) => {
      const files = store.read();
      return changesIn(files, undone(entryWith(id), files, store.text));
    },

    /**
     * Undoes an operation, and keeps later changes of values that the operation did not change.
     * @throws RequestError if the same values have been changed again since
     */
    undo: ({ id, who }) => {
      const entry = entryWith(id);
      const files = store.read();
      const titles = Object.keys(entry.steps).flatMap((file) =>
        isPhotoFile(file) ? [] : titleOf(file, files.get(file)),
      );
      const title = `Anulat: ${entry.title || titles.join(", ")}`;
      write(files, undone(entry, files, store.text), who, title, entry.id);
    },

    changes: (body) => {
      const { files, file, text, draft } = drafted(body);
      const wanted = valuesIn(file, draft);
      return changesBetween(file, [valuesIn(file, text), wanted], files, (change) =>
        questionAbout(change, { file, wanted, files }),
      );
    },

    /**
     * Returns the differences between earlier values of a document and its file, and who saved the file and
     * when. If another program wrote the file, the person and the time are undefined.
     */
    since: ({ file: name, values }) => {
      const { files, file, text } = find(name);
      if (!isFields(values)) throw new RequestError(400, "shapeless");
      const { who, at } = lastSave(file, text, store) ?? {};
      return { who, at, changes: changesBetween(file, [values, valuesIn(file, text)], files) };
    },

    /** Returns the names of the pages that a draft changes, makes public or removes from the site. */
    affected: (body) => {
      const { files, drafts } = drafted(body);
      return changedPages(files, new Map([...files, ...drafts]), preview);
    },

    /** Returns a small copy of a photograph, even of one that is uploaded and not saved yet. */
    thumbnail: ({ file }) => photos.thumbnail(file),

    search: ({ query }) => search(String(query), store.read()),

    locate: ({ page, texts }) =>
      located(String(page), Array.isArray(texts) ? texts.map(String) : [], preview.shown()),

    launch: () => launchList(store.read()),

    /** Writes all automatic repairs (`mended`), even if the content still has errors after them. */
    mend: ({ who }) => {
      const files = store.read();
      put(files, mended(files), { who: nameOf(who), title: "Fișiere reparate", changes: [] });
    },

    /** Replaces a file that has a syntax error with its last text that had none. */
    restore: ({ file: name, who }) => {
      const { files, file } = find(name);
      const text = lastReadableText(file, store, preview);
      if (!text) throw new RequestError(404, "no-good-text");
      put(files, new Map([[file, text]]), {
        who: nameOf(who),
        title: "Text pus la loc",
        changes: [],
      });
      return open(file);
    },

    /** Returns the sheets that a doctor reads, with their last reading. */
    readings: () => sheetsToRead(store.read()),

    /** Returns the texts of a sheet for a person who reads it. */
    reading: ({ file }) => {
      const files = store.read();
      preview.show(files);
      return sheetToRead(files, file, store);
    },

    /**
     * Records that a person has read a sheet with the texts that the desk showed. The journal names the user of
     * the desk as the person who made the change, and the reader in the title.
     */
    read: ({ who, ...body }) => {
      const files = store.read();
      const { title, drafts } = readingDraft(files, body, store);
      put(files, drafts, { who: nameOf(who), title, changes: [] });
      preview.show(store.read());
    },

    publishing: publisher.state,
    /**
     * Prepares a publication. `keep` says whose value is kept if the same value was changed on this computer
     * and in the repository.
     */
    prepare: ({ who, keep }) =>
      publisher.prepare(nameOf(who), keep === "mine" || keep === "theirs" ? keep : undefined),
    publish: ({ sure, unread, who }) =>
      publisher.publish({ sure: sure === true, unread: unread === true }, nameOf(who)),
    cancel: publisher.cancel,
  } satisfies Record<string, (body: Values) => unknown>;

  /** Performs an action. @throws RequestError if there is no such action, or the action is rejected */
  async function answer(name: string, body: Values) {
    if (!Object.hasOwn(actions, name)) throw new RequestError(404, "unknown");
    return actions[name as keyof Actions](body);
  }

  return { store, preview, publisher, photos, answer, actions };
}
