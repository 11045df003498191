import type { Values } from "../shared/form-fields.ts";
import { launchFindingsOf } from "./documents/check.ts";
import { documents, pagesOf } from "./documents/documents.ts";
import { quotedValues } from "./documents/quoted-values.ts";
import { located, search } from "./documents/search.ts";
import { selectOptions } from "./documents/select-options.ts";
import { editorOf, nameOf } from "./editing/editor.ts";
import { photosOf } from "./editing/photos.ts";
import { readingDraft, readingsOf } from "./editing/readings.ts";
import { storeOf } from "./history/store.ts";
import { undone } from "./history/undo.ts";
import { previewOf } from "./preview/preview.ts";
import { publisherOf } from "./publish/publisher.ts";
import { RequestError } from "./request-error.ts";

/**
 * The desk's actions on the content. A request can open or change a document only if the function
 * `documents` lists it.
 */

/** Maximum number of journal entries that the desk shows. */
const MAX_ENTRIES = 200;

export type Desk = ReturnType<typeof deskOf>;

type Actions = Desk["actions"];

/** The type of each action's answer, by the name of the action. */
export type Answers = { [Name in keyof Actions]: Awaited<ReturnType<Actions[Name]>> };

/** A document as the action `open` sends it to the browser. */
export type OpenFile = Answers["open"];

/**
 * Creates the desk of a project, without its HTTP servers (start-desk.ts).
 * @param root folder of the project
 * @param port port of the preview's pages
 * @param origin origin of the desk
 */
export function deskOf(root: string, port = 0, origin = "") {
  const store = storeOf(root);
  const photos = photosOf(store);
  const preview = previewOf(root, port, origin, photos.bytesOf);
  const publisher = publisherOf(store);
  const editor = editorOf(store, photos, preview);

  /**
   * The actions, by name. Each action must check the values of its request, because nothing has checked them
   * before.
   */
  const actions = {
    overview: () => {
      const files = store.read();
      // The preview may show a draft, which must not disappear.
      if (preview.shown().size === 0) preview.show(files);
      const pages = pagesOf(files);
      return {
        documents: documents(files),
        /** The pages that the preview can show. */
        pages,
        /**
         * Options of the fields that refer to other files, by the `kind` of the field (`Reference` in
         * src/content/schema/field-marks.ts).
         */
        choices: selectOptions(files, pages),
        /** Values that a text can quote with a token. */
        values: quotedValues(files),
        /** What prevents the launch, and what would help patients. */
        launch: launchFindingsOf(files),
        /** Files with unsaved changes. */
        unsaved: editor.unsaved(),
        /** Who may read the examinations, and who has read them. */
        readings: readingsOf(files),
        /** Origin of the preview's pages; undefined if the content has had errors since the desk started. */
        pagesOrigin: preview.shown().size > 0 ? preview.origin : undefined,
      };
    },

    open: ({ file }) => editor.open(file),
    check: editor.check,
    save: editor.save,

    /** Returns the latest operations, the latest first. */
    journal: () => store.journal().slice(0, MAX_ENTRIES),

    /**
     * Undoes an operation, and keeps later changes of values that the operation did not change.
     * @throws RequestError if the same values have been changed again since
     */
    undo: ({ id, who }) => {
      const entry = store.journal().find((one) => one.id === id);
      if (!entry) throw new RequestError(404, "unknown");
      const files = store.read();
      editor.write(files, undone(entry, files, store.text), who, { title: `Anulat: ${entry.title}` });
    },

    search: ({ query }) => search(String(query), store.read()),

    locate: ({ page, texts }) =>
      located(String(page), Array.isArray(texts) ? texts.map(String) : [], preview.shown()),

    /**
     * Records that a person has read a sheet with the texts that the desk showed. The journal names the user of
     * the desk as the person who made the change, and the reader in the title.
     */
    read: ({ who, ...body }) => {
      const files = store.read();
      const { title, drafts } = readingDraft(files, body);
      editor.write(files, drafts, who, { title, changes: [] });
    },

    publishing: publisher.state,
    prepare: ({ who }) => publisher.prepare(nameOf(who)),
    publish: ({ who }) => publisher.publish(nameOf(who)),
  } satisfies Record<string, (body: Values) => unknown>;

  /** Performs an action. @throws RequestError if there is no such action, or the action is rejected */
  async function answer(name: string, body: Values) {
    if (!Object.hasOwn(actions, name)) throw new RequestError(404, "unknown");
    return actions[name as keyof Actions](body);
  }

  return { store, preview, photos, answer, actions };
}
