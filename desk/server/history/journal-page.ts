import { isPhotoFile } from "#content/read/read-files.ts";
import { titleOf } from "../documents/documents.ts";
import type { Entry } from "./journal-folder.ts";
import type { Store } from "./store.ts";

/** Maximum number of journal entries that the desk shows. */
const MAX_ENTRIES = 200;

/** Returns the latest entries of the journal, in the form that the desk shows. */
export function journalPage(store: Store) {
  const files = store.read();
  /** Returns the present title of a document, or the title in the operation's texts if the file is gone. */
  const title = (file: string, [before, after]: Entry["steps"][string]) =>
    titleOf(file, files.get(file) ?? store.textIfKept(after ?? before ?? ""));
  return store
    .journal()
    .slice(0, MAX_ENTRIES)
    .map(({ steps, ...entry }) => ({
      ...entry,
      canUndo: Object.keys(steps).length > 0,
      documents: Object.entries(steps)
        .filter(([file]) => !isPhotoFile(file))
        .map(([file, step]) => title(file, step)),
    }));
}
