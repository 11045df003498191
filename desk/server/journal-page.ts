import { isPhotoFile, type SourceFiles } from "../../src/content/read.ts";
import type { Values } from "../shared/form-fields.ts";
import { documents } from "./documents.ts";
import type { Entry } from "./journal-folder.ts";

/** Number of journal entries per page. */
const JOURNAL_PAGE = 20;

/**
 * Returns a page of the journal for people.
 * @param entries all entries, the latest first
 * @param files all files of the content, from which documents get their titles
 * @param query number of the page (`page`, from 0), and what the entries must have: a person (`who`), a file, a
 * text
 */
export function journalPage(
  entries: readonly Entry[],
  files: SourceFiles,
  { page = 0, who, file, text }: Values,
) {
  const titles = new Map(documents(files).map(({ file, title }) => [file, title]));
  const all = withUndone(entries).map(({ steps, published, ...entry }) => ({
    ...entry,
    isPublication: published !== undefined,
    canUndo: Object.keys(steps).length > 0,
    files: Object.keys(steps),
    documents: Object.keys(steps)
      .filter((file) => !isPhotoFile(file))
      .map((file) => titles.get(file) ?? file),
  }));
  const sought = String(text ?? "").toLowerCase();
  const found = all.filter(
    (entry) =>
      (!who || entry.who === who) &&
      (!file || entry.files.includes(String(file))) &&
      (!sought || JSON.stringify([entry.title, entry.changes]).toLowerCase().includes(sought)),
  );
  const from = Number(page) * JOURNAL_PAGE;
  return {
    entries: found.slice(from, from + JOURNAL_PAGE),
    pages: Math.ceil(found.length / JOURNAL_PAGE),
    people: [...new Set(all.map(({ who }) => who))],
  };
}

/** Marks each entry that a later entry has undone, unless that undo was undone itself. */
function withUndone(entries: readonly Entry[]) {
  const gone = new Set<string>();
  for (const { id, undoes } of entries) if (undoes && !gone.has(id)) gone.add(undoes);
  return entries.map((entry) => ({ ...entry, isUndone: gone.has(entry.id) }));
}
