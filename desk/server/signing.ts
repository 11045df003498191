import { contentProse } from "../../src/content/checks/texts.ts";
import { today } from "../../src/content/editing.ts";
import { contentPath } from "../../src/content/files.ts";
import type { SourceFiles } from "../../src/content/load/read.ts";
import {
  signedText,
  signedValue,
  waitingUnits,
  withSignatures,
} from "../../src/content/review/medical-review.ts";
import { type FieldPath, fieldWords } from "../shared/form-fields.ts";
import { changed, checked, documents, schemaOf, valuesAt, valuesIn } from "./documents.ts";
import { withoutMarkup } from "./quoted-values.ts";
import { RequestError } from "./request-error.ts";

const REVIEW_FILE = contentPath("medicalReview");

/** A medical text that waits for a signature, as the desk shows it. */
export interface WaitingText {
  id: string;
  file: string;
  path: FieldPath;
  /** Title of the document. */
  title: string;
  field: string;
  /** The last signed text; absent if the text was never signed. */
  old?: { lines: string; by: string; on: string } | undefined;
  /** The current text in readable form: without field names and markup, and with the values of tokens. */
  lines: string;
  /** The current text in the form that is signed, with field names. */
  now: string;
}

/** Names of fields whose values are no text, such as the name of an icon. */
const NO_TEXT = new Set(["id", "icon", "iconPosition", "pictogram", "service"]);

/** Returns the texts in a value, one per line. */
const linesOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value.trim()];
  return Object.entries(value ?? {}).flatMap(([name, item]) => (NO_TEXT.has(name) ? [] : linesOf(item)));
};

/**
 * Returns the texts that wait for a signature, and the people who may sign.
 * @throws RequestError while the content has errors
 */
export function signing(files: SourceFiles) {
  const { content } = checked(files);
  if (!content) throw new RequestError(422, "wrong-texts");
  const titles = new Map(documents(files).map(({ file, title }) => [file, title]));
  const inWords = withoutMarkup(files);
  const readable = (value: unknown) => inWords(linesOf(value).join("\n"));
  const waiting = waitingUnits(content).map(({ id, file, path, value, signed }): WaitingText => {
    const at = path as FieldPath;
    return {
      id,
      file,
      path: at,
      title: titles.get(file) ?? file,
      field: fieldWords(schemaOf(file), at, valuesAt(file, files)),
      old: signed && { lines: readable(signedValue(signed.text, value)), by: signed.by, on: signed.on },
      lines: readable(value),
      now: signedText(value),
    };
  });
  const { signers, launched } = content.publishing;
  return { waiting, signers: [...signers], launched };
}

/**
 * Returns the draft of `content/medical-review.yaml` with the new signatures.
 * @param read id and text of each unit that the signer has read, as the desk showed them
 * @param by name of the signer
 * @throws RequestError if a text has changed since, or the name is not in the list of signers
 */
export function signedDrafts(files: SourceFiles, read: unknown, by: unknown) {
  const { content } = checked(files);
  if (!content) throw new RequestError(422, "wrong-texts");
  const signer = content.publishing.signers.find((name) => name === by);
  if (!signer) throw new RequestError(422, "no-signer");
  const shown = new Map(Array.isArray(read) ? read.map(({ id, now }) => [String(id), String(now)]) : []);
  const units = waitingUnits(content).filter(({ id }) => shown.has(id));
  const isRead = units.every(({ id, value }) => shown.get(id) === signedText(value));
  if (units.length === 0 || units.length !== shown.size || !isRead)
    throw new RequestError(409, "signed-other");
  const text = files.get(REVIEW_FILE) ?? "";
  const rows = withSignatures(content.medicalReview.units, units, signer, today());
  const draft = changed(REVIEW_FILE, text, { ...valuesIn(REVIEW_FILE, text), units: rows });
  return { signer, count: units.length, drafts: new Map([[REVIEW_FILE, draft]]) };
}

/** Returns the number of texts that wait for a signature; 0 while the content has errors. */
export function unsignedCount(files: SourceFiles): number {
  const { content } = checked(files);
  return content ? waitingUnits(content).length : 0;
}

/**
 * Returns the texts of waiting units as pages show them; the preview highlights them. Before the launch the
 * list is empty, because the site then also publishes unsigned texts.
 */
export function unsignedTexts(files: SourceFiles): string[] {
  const { content } = checked(files);
  if (!content?.publishing.launched) return [];
  const waiting = waitingUnits(content);
  return contentProse(content)
    .filter((text) =>
      waiting.some(
        ({ file, path }) => file === text.file && path.every((key, index) => key === text.path[index]),
      ),
    )
    .map(({ value }) => value);
}
