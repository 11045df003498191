import { isPhotoFile } from "../../../src/content/read/read-files.ts";
import { titleOf } from "../documents/documents.ts";
import type { Entry } from "./journal-folder.ts";
import type { Store } from "./store.ts";

/** Maximum number of journal entries that the desk shows; older ones are found by a search. */
const MAX_ENTRIES = 50;

/**
 * Returns the latest entries of the journal, in the form that the desk shows.
 * @param sought a text of the person's name, of the title, of a document's title or of the changes
 */
export function journalPage(store: Store, sought: string) {
  const files = store.read();
  /** Returns the present title of a document, or the title in the operation's texts if the file is gone. */
  const title = (file: string, [before, after]: Entry["steps"][string]) =>
    titleOf(file, files.get(file) ?? store.textIfKept(after ?? before ?? ""));
  const all = store.journal().map(({ steps, ...entry }) => ({
    ...entry,
    canUndo: Object.keys(steps).length > 0,
    documents: Object.entries(steps)
      .filter(([file]) => !isPhotoFile(file))
      .map(([file, step]) => title(file, step)),
  }));
  const isFound = ({ who, title, documents, changes }: (typeof all)[number]) =>
    JSON.stringify([who, title, documents, changes]).toLowerCase().includes(sought.toLowerCase());
  return all.filter(isFound).slice(0, MAX_ENTRIES);
}
