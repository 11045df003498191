import { type Content, contentPath } from "../../../src/content/files.ts";
import {
  type ProseGroup,
  proseOf,
  type ReadProse,
  readingHash,
  readingOf,
  readingRow,
  readText,
  unreadServices,
} from "../../../src/content/fill/readings.ts";
import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { today } from "../../../src/lib/clock.ts";
import type { Change } from "../../shared/changes.ts";
import { fieldWords, leaves, type Values } from "../../shared/form-fields.ts";
import { changesBetween } from "../documents/changes.ts";
import {
  changed,
  checked,
  type DocumentInfo,
  documents,
  schemaOf,
  valuesIn,
} from "../documents/documents.ts";
import { inPlainWords } from "../documents/quoted-values.ts";
import type { Store } from "../history/store.ts";
import { RequestError } from "../request-error.ts";

/**
 * Lets a doctor read the sheets, and finds the sentences that have changed since somebody read them. The
 * journal keeps each text that was read, under the hash that `content/readings.yaml` stores.
 */

const READINGS = contentPath("readings");
const SAFETY = contentPath("safety");

/** A sheet with texts for visitors, and who has read it. */
export interface SheetToRead extends Pick<DocumentInfo, "file" | "title" | "group" | "page"> {
  /** The last reading; absent if nobody has read the sheet. */
  last?: { by: string; on: string } | undefined;
  /** „read” while the page may say who has checked it. „unlisted” if only the name or the day is not valid. */
  state: "read" | "changed" | "unlisted" | "never";
}

/** Returns the content. @throws RequestError while it has errors */
function contentOf(files: SourceFiles): Content {
  const { content } = checked(files);
  if (!content) throw new RequestError(422, "wrong-texts");
  return content;
}

/** Returns all sheets with texts for visitors, the safety texts and the examinations first. */
export function sheetsToRead(files: SourceFiles): SheetToRead[] {
  const content = contentOf(files);
  const isFirst = ({ file, group }: DocumentInfo) => file === SAFETY || group === "services";
  return documents(files)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .flatMap(({ file, title, group, page }) => {
      const texts = proseOf(content, file);
      if (!texts) return [];
      const row = readingRow(content, file);
      const isSame = row?.hash === readingHash(readText(texts));
      const isRead = readingOf(content, file, today()) !== undefined;
      const state = isRead ? "read" : isSame ? "unlisted" : row ? "changed" : "never";
      return { file, title, group, page, last: row && { by: row.by, on: row.on }, state };
    });
}

/** Returns the number of examinations that no doctor has read as they are now; 0 while the content has errors. */
export function unreadCount(files: SourceFiles): number {
  const { content } = checked(files);
  return content ? unreadServices(content, today(), false).length : 0;
}

/** Returns the texts of a sheet as somebody last read them; undefined if the journal does not have them. */
function lastRead(content: Content, file: string, store: Store): ReadProse | undefined {
  const { hash = "" } = readingRow(content, file) ?? {};
  const text = /^[\w-]{16}$/.test(hash) ? store.textIfKept(hash) : undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/** Returns the differences between two versions of a sheet's texts. */
function textChanges(files: SourceFiles, file: string, before: ReadProse, now: ReadProse): Change[] {
  const changes = ({ own: old }: ReadProse, { own }: ReadProse, of: string) =>
    changesBetween(of, [old as Values, own as Values], files);
  const isShared = before.safety && now.safety;
  return [
    ...changes(before, now, file),
    ...(isShared ? changes({ own: before.safety }, { own: now.safety }, SAFETY) : []),
  ];
}

/** Returns the texts of each field of a sheet in readable form, in the order of the sheet. */
function namedTexts(files: SourceFiles, file: string, texts: ProseGroup) {
  const inWords = inPlainWords(files);
  return Object.entries(texts).map(([name, value]) => ({
    field: fieldWords(schemaOf(file), [name]),
    lines: leaves(value)
      .map(([, text]) => inWords(String(text)))
      .toArray(),
  }));
}

/**
 * Returns a sheet for a person who reads it: its texts as the page shows them, and what has changed since the
 * last reading.
 * @throws RequestError if there is no such sheet
 */
export function sheetToRead(files: SourceFiles, name: unknown, store: Store) {
  const content = contentOf(files);
  const sheet = sheetsToRead(files).find(({ file }) => file === name);
  const texts = sheet && proseOf(content, sheet.file);
  if (!sheet || !texts) throw new RequestError(404, "no-document");
  const { file } = sheet;
  const before = lastRead(content, file, store);
  return {
    ...sheet,
    /** Identifies the texts that this answer contains. */
    hash: readingHash(readText(texts)),
    readers: [...content.publishing.readers],
    own: namedTexts(files, file, texts.own),
    /** The safety texts that the page of an examination shows, too. */
    safety: texts.safety ? namedTexts(files, SAFETY, texts.safety) : [],
    changes: before ? textChanges(files, file, before, texts) : [],
  };
}

/**
 * Returns the draft of `content/readings.yaml` after a person has read a sheet. Rows of sheets that do not
 * exist any more are removed. The journal keeps the text that was read.
 * @param hash the hash of the texts that the person was shown
 * @param by name of the person
 * @throws RequestError if a text has changed since, or the name is not in the list of readers
 */
export function readingDraft(files: SourceFiles, { file: name, hash, by }: Values, store: Store) {
  const content = contentOf(files);
  const sheets = sheetsToRead(files);
  const sheet = sheets.find(({ file }) => file === name);
  const reader = content.publishing.readers.find((one) => one === by);
  if (!reader) throw new RequestError(422, "no-reader");
  const texts = sheet && proseOf(content, sheet.file);
  const read = texts && readText(texts);
  if (!sheet || !read || readingHash(read) !== hash) throw new RequestError(409, "read-other");
  store.keep(read);
  const others = content.readings.items.filter(
    (row) => row.sheet !== sheet.file && sheets.some(({ file }) => file === row.sheet),
  );
  const items = [...others, { sheet: sheet.file, by: reader, on: today(), hash }].sort((a, b) =>
    a.sheet < b.sheet ? -1 : 1,
  );
  const text = files.get(READINGS) ?? "";
  const draft = changed(READINGS, text, { ...valuesIn(READINGS, text), items });
  return { title: `Citit de ${reader}: ${sheet.title}`, drafts: new Map([[READINGS, draft]]) };
}

/** A sheet whose texts become public although no doctor has read them. */
export type UnreadSheet = SheetToRead & {
  /**
   * The changes since the last reading or, if nobody has read the sheet, since the last publication; empty if the
   * journal knows neither.
   */
  changes: Change[];
};

/**
 * Returns the sheets in which a sentence has changed since somebody read it or, if nobody has, since the last
 * publication.
 */
export function unreadSheets(files: SourceFiles, store: Store): UnreadSheet[] {
  const content = contentOf(files);
  const last = store.lastPublished();
  const published = last && checked(last).content;
  return sheetsToRead(files)
    .filter(({ state }) => state === "changed" || state === "never")
    .flatMap((sheet) => {
      const { file } = sheet;
      const texts = proseOf(content, file);
      if (!texts) return [];
      const before = lastRead(content, file, store) ?? (published && proseOf(published, file));
      if (!before) return { ...sheet, changes: [] };
      // The shared safety texts are shown once, with their own sheet.
      const changes = textChanges(files, file, { own: before.own }, { own: texts.own });
      return changes.length > 0 ? { ...sheet, changes } : [];
    });
}
