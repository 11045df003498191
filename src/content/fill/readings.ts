import { hash } from "node:crypto";
import { CONTENT_FIELD, type Content, contentPath, sheetsOf } from "../files.ts";
import type { Field } from "../schema/field-marks.ts";

/**
 * Says whether a doctor has read the texts of a sheet (a file of `content/`) as they are now.
 * `content/readings.yaml` has a row for each sheet that somebody has read, with the hash of the texts that he
 * or she read. The claim „Text verificat de …” is made only while the hash is that of the present texts.
 */

/** Who has read a sheet, and when (`YYYY-MM-DD`). */
export interface Reading {
  readonly name: string;
  readonly on: string;
}

/**
 * Returns the texts for visitors in a value, in groups and lists like those of the value; undefined if it has
 * none. Tokens are not replaced, so a new price changes nothing. A run of spaces and line breaks becomes one
 * space, as browsers show it.
 * @param field the field of the value; undefined for the text of a Markdown document
 */
function prose(value: unknown, field: Field | undefined): unknown {
  if (typeof value === "string") {
    const isProse = field === undefined || field.marks.isProse;
    return isProse ? value.replaceAll(/\s+/g, " ").trim() : undefined;
  }
  if (value === null || typeof value !== "object") return undefined;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => prose(item, field?.item) ?? []);
    return items.length > 0 ? items : undefined;
  }
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const own = prose(part, field?.fields?.[name]);
    return own === undefined ? [] : [[name, own] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/**
 * Returns the hash that a reading stores: that of the texts that a person reads with an examination. These are
 * the texts of its own file and the safety texts that its page shows.
 */
export function readingHash(content: Content, file: string): string {
  const sheet = sheetsOf(content).find((one) => one.file === file);
  // The advice about implants is on the home page only.
  const { implant, ...shown } = content.safety;
  const texts = {
    own: prose(sheet?.value, sheet?.field),
    safety: prose(shown, CONTENT_FIELD.fields?.safety),
  };
  return hash("sha256", JSON.stringify(texts, null, 1), "base64url").slice(0, 16);
}

/** The row about a sheet in `content/readings.yaml`, even if its texts have changed since. */
export const readingRow = ({ readings }: Content, file: string) =>
  readings.items.find(({ sheet }) => sheet === file);

/**
 * Returns who has read a sheet, if its texts are still those that were read. A name that the owner has not
 * listed and a day that is still to come make no claim.
 * @param today `YYYY-MM-DD`
 */
export function readingOf(content: Content, file: string, today: string): Reading | undefined {
  const row = readingRow(content, file);
  if (!row || row.on > today || !content.publishing.readers.includes(row.by)) return undefined;
  return row.hash === readingHash(content, file) ? { name: row.by, on: row.on } : undefined;
}

/**
 * Returns the examinations that a launch waits for: before it, those whose present texts no doctor has read;
 * after it, those that nobody has ever read.
 * @param isLaunched whether the site is launched
 */
export const unreadServices = (
  content: Content,
  today: string,
  isLaunched = content.publishing.launched,
): Content["services"] =>
  content.services.filter(({ slug }) => {
    const file = contentPath("services", slug);
    return !(isLaunched ? readingRow(content, file) : readingOf(content, file, today));
  });
