import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import type { Path } from "../checks/finding.ts";
import { type Content, contentPath, type Service } from "../files.ts";
import { CONTENT_FIELD } from "../schema/content-field.ts";
import { type Field, mapTexts } from "../schema/field-marks.ts";
import { MEDICAL_FIELDS, MEDICAL_SERVICE_FIELDS } from "../schema/medical.ts";

/**
 * The medical review records which texts a doctor has signed. An unsigned change waits for its signature and
 * does not hold up other changes.
 */

/** A text that a doctor signs as a whole: a medical field of a file, or one of the common questions. */
export interface ReviewUnit {
  /** A stable name: `faq.items.ce-este-rmn`, `services.rmn-cerebral.preparation`. */
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  /** Undefined for a signed question that was removed from the list. */
  readonly value: unknown;
  /** The field may be null, so that the site can be published without the text. */
  readonly mayBeNull?: boolean | undefined;
}

/** The signer of a text, and the day of the signature (`YYYY-MM-DD`). */
export interface Signature {
  readonly name: string;
  readonly on: string;
}

/**
 * The id of the field with the common questions. A doctor signs each question separately, so each has its
 * own `ReviewUnit`, whose id begins with this id.
 */
export const QUESTIONS = "faq.items";

/**
 * Whether a file or field contains medical text: `true` or `false` for all of it, or an object with an answer
 * for each of its fields.
 */
type MedicalMarks = boolean | { readonly [field: string]: MedicalMarks };

/** The paths of the fields that are marked as medical. */
function medicalPaths(marks: MedicalMarks): string[][] {
  if (marks === true) return [[]];
  if (marks === false) return [];
  return Object.entries(marks).flatMap(([field, own]) => medicalPaths(own).map((path) => [field, ...path]));
}

export const valueAt = (values: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values);

/**
 * All medical texts of the content, each with the id under which a doctor signs it. A text that was signed
 * and is now null is included, because its removal must be signed, too.
 */
export function reviewUnits(content: Content): ReviewUnit[] {
  const signed = signedUnits(content);
  const inFile = (
    fileId: string,
    file: string,
    values: unknown,
    marks: MedicalMarks,
    schema: Field | undefined,
  ) =>
    medicalPaths(marks).flatMap((path): ReviewUnit[] => {
      const id = [fileId, ...path].join(".");
      const value = valueAt(values, path);
      const isEmpty = value === undefined || (value === null && !signed.has(id));
      const field = path.reduce<Field | undefined>((outer, name) => outer?.fields?.[name], schema);
      return isEmpty ? [] : [{ id, file, path, value, mayBeNull: field?.isNullable }];
    });
  const { fields = {} } = CONTENT_FIELD;
  const names = Object.keys(MEDICAL_FIELDS) as (keyof typeof MEDICAL_FIELDS)[];
  return [
    ...names
      .flatMap((name) => inFile(name, contentPath(name), content[name], MEDICAL_FIELDS[name], fields[name]))
      .flatMap((unit) => (unit.id === QUESTIONS ? questionUnits(unit, content) : unit)),
    ...content.services.flatMap((service) =>
      inFile(
        `services.${service.slug}`,
        contentPath("services", service.slug),
        service,
        MEDICAL_SERVICE_FIELDS,
        fields.services?.item,
      ),
    ),
  ];
}

/** Divides the unit of all common questions into one unit per question. */
const questionUnits = ({ id, file, path }: ReviewUnit, { faq }: Content): ReviewUnit[] =>
  faq.items.map((value, index) => ({ id: `${id}.${value.id}`, file, path: [...path, index], value }));

/** Removes spaces at the ends of texts, so that they do not count when values are compared. */
const trimmed = (value: unknown) => mapTexts(value, undefined, (text) => text.trim());

/**
 * Converts the value of a `ReviewUnit` to the text that doctors sign, as `content/medical-review.yaml` stores
 * it.
 */
export function signedText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value.trim();
  return stringify(trimmed(value), { lineWidth: 0 }).trim();
}

/**
 * Converts a signed text back to the value of its field.
 * @param value a value of the same field. If it is a string or null, the result is the text, otherwise parsed
 * YAML.
 */
export const signedValue = (text: string, value: unknown): unknown =>
  typeof value === "string" || value === null ? text : parse(text);

type Signed = Content["medicalReview"]["units"][number];

const signedUnits = ({ medicalReview }: Content): ReadonlyMap<string, Signed> =>
  new Map(medicalReview.units.map((row) => [row.unit, row]));

/** A unit whose current text is not signed. */
export interface WaitingUnit extends ReviewUnit {
  /** The last signed text; absent if the unit was never signed. */
  readonly signed?: Signed | undefined;
}

const isSame = (unit: ReviewUnit, signed: Signed | undefined) =>
  signed !== undefined &&
  isDeepStrictEqual(trimmed(signedValue(signed.text, unit.value)), trimmed(unit.value));

/** All units that wait for a signature: new texts, changed texts and removed questions. */
export function waitingUnits(content: Content): WaitingUnit[] {
  const signed = signedUnits(content);
  const changed = reviewUnits(content)
    .map((unit) => ({ ...unit, signed: signed.get(unit.id) }))
    .filter((unit) => !isSame(unit, unit.signed));
  return [...changed, ...removedQuestions(content)];
}

/** Signed questions that are no longer in the list: their removal must be signed, too. */
export function removedQuestions({ faq, medicalReview }: Content): WaitingUnit[] {
  const ids = new Set(faq.items.map(({ id }) => `${QUESTIONS}.${id}`));
  return medicalReview.units
    .filter(({ unit }) => unit.startsWith(`${QUESTIONS}.`) && !ids.has(unit))
    .map((signed) => ({
      id: signed.unit,
      file: contentPath("faq"),
      path: ["items"],
      value: undefined,
      signed,
    }));
}

/** The last signature of an examination's texts, if all of them are signed in their current form. */
export function signatureOf(content: Content, { slug }: Service): Signature | undefined {
  const file = contentPath("services", slug);
  const units = reviewUnits(content).filter((unit) => unit.file === file);
  const signed = signedUnits(content);
  const rows = units.map((unit) => signed.get(unit.id));
  if (!units.every((unit, index) => isSame(unit, rows[index]))) return undefined;
  const last = rows.flatMap((row) => row ?? []).sort((a, b) => (a.on < b.on ? 1 : -1))[0];
  return last && { name: last.by, on: last.on };
}

/**
 * Returns the entries of `content/medical-review.yaml` after `units` were signed. A removed question or text
 * loses its entry.
 * @param by title and name of the signer
 * @param on day of the signature, `YYYY-MM-DD`
 */
export function withSignatures(
  rows: readonly Signed[],
  units: readonly ReviewUnit[],
  by: string,
  on: string,
) {
  const now = new Map(rows.map((row) => [row.unit, row]));
  for (const { id, value } of units) {
    if (value === undefined || value === null) now.delete(id);
    else now.set(id, { unit: id, by, on, text: signedText(value) });
  }
  return [...now.values()].sort((a, b) => (a.unit < b.unit ? -1 : 1));
}

/** Whether no text of the examination was ever signed. */
export const isNewService = ({ medicalReview }: Content, { slug }: Service) =>
  !medicalReview.units.some(({ unit }) => unit.startsWith(`services.${slug}.`));
