import { isPhotoFile } from "../../../src/content/read/read-files.ts";
import type { Values } from "../../shared/form-fields.ts";
import { titleOf } from "../documents/documents.ts";
import type { Entry } from "./journal-folder.ts";
import type { Store } from "./store.ts";

/** Number of journal entries per page. */
const JOURNAL_PAGE = 20;

/**
 * Returns one page of the journal, in the form that the desk shows.
 * @param query the number of the page (`page`, from 0), and a text (`text`) of the person's name, of the title, of
 * a document's title or of the changes
 */
export function journalPage(store: Store, { page = 0, text }: Values) {
  const files = store.read();
  /** Returns the present title of a document, or the title in the operation's texts if the file is gone. */
  const title = (file: string, [before, after]: Entry["steps"][string]) =>
    titleOf(file, files.get(file) ?? store.textIfKept(after ?? before ?? ""));
  const all = withUndone(store.journal()).map(({ steps, published, ...entry }) => ({
    ...entry,
    isPublication: published !== undefined,
    canUndo: Object.keys(steps).length > 0,
    documents: Object.entries(steps)
      .filter(([file]) => !isPhotoFile(file))
      .map(([file, step]) => title(file, step)),
  }));
  const sought = String(text ?? "").toLowerCase();
  const found = all.filter(({ who, title, documents, changes }) =>
    JSON.stringify([who, title, documents, changes]).toLowerCase().includes(sought),
  );
  const from = Number(page) * JOURNAL_PAGE;
  return { entries: found.slice(from, from + JOURNAL_PAGE), pages: Math.ceil(found.length / JOURNAL_PAGE) };
}

/** Marks each entry that a later entry has undone, unless that undo was undone itself. */
function withUndone(entries: readonly Entry[]) {
  const gone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes && !gone.has(id)) gone.add(undoes);
  return entries.map((entry) => ({ ...entry, isUndone: gone.has(entry.id) }));
}
