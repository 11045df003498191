import { contentPath } from "#content/files.ts";
import { readingHash, readingOf, readingRow } from "#content/fill/readings.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { today } from "#lib/clock.ts";
import type { Values } from "../../shared/form-fields.ts";
import { changed, checked, valuesIn } from "../documents/documents.ts";
import { RequestError } from "../request-error.ts";

/** Says which examinations a doctor has read, and records that somebody has read one. */

const READINGS = contentPath("readings");

/** An examination, and who has read its texts. */
export interface SheetReading {
  file: string;
  title: string;
  /** The last reading; absent if nobody has read the sheet. */
  last?: { by: string; on: string } | undefined;
  /** Whether the reading is valid for the present texts, so that the page names the reader. */
  isRead: boolean;
  /** Identifies the present texts. */
  hash: string;
}

/** Returns the list of readers and all examinations; both are empty while the content has errors. */
export function readingsOf(files: SourceFiles): { readers: readonly string[]; sheets: SheetReading[] } {
  const { content } = checked(files);
  if (!content) return { readers: [], sheets: [] };
  const sheets = content.services.map(({ slug, title }) => {
    const file = contentPath("services", slug);
    const row = readingRow(content, file);
    return {
      file,
      title,
      last: row && { by: row.by, on: row.on },
      isRead: readingOf(content, file, today()) !== undefined,
      hash: readingHash(content, file),
    };
  });
  return { readers: content.publishing.readers, sheets };
}

/**
 * Returns the draft of `content/readings.yaml` after a person has read a sheet. Rows of sheets that do not
 * exist any more are removed.
 * @param hash the hash of the texts that the person was shown
 * @param by name of the person
 * @throws RequestError if a text has changed since, or the name is not in the list of readers
 */
export function readingDraft(files: SourceFiles, { file, hash, by }: Values) {
  const { readers, sheets } = readingsOf(files);
  const sheet = sheets.find((one) => one.file === file);
  const reader = readers.find((one) => one === by);
  if (!reader) throw new RequestError(422, "no-reader");
  if (!sheet || sheet.hash !== hash) throw new RequestError(409, "read-other");
  const values = valuesIn(READINGS, files.get(READINGS) ?? "");
  const rows = values.items as { sheet: string }[];
  const others = rows.filter((row) => row.sheet !== file && sheets.some((one) => one.file === row.sheet));
  const items = [...others, { sheet: sheet.file, by: reader, on: today(), hash }];
  const draft = changed(READINGS, files.get(READINGS) ?? "", { ...values, items });
  return { title: `Citit de ${reader}: ${sheet.title}`, drafts: new Map([[READINGS, draft]]) };
}
