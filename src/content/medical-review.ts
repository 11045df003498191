import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import { mapTexts } from "./field-marks.ts";
import { type Content, contentPath, type Service } from "./files.ts";
import { type Finding, finding, type Path } from "./problem.ts";
import { MEDICAL_FIELDS, MEDICAL_SERVICE_FIELDS } from "./schema/medical.ts";
import { collectFacts, unknownTokens } from "./tokens.ts";

/**
 * The medical review records which texts a doctor has signed, and decides which texts the public reads. After
 * the launch the public site shows the last signed text of each unit. An unsigned change waits for its
 * signature and does not hold up other changes.
 */

/** A text that a doctor signs as a whole: a medical field of a file, or one of the common questions. */
export interface ReviewUnit {
  /** A stable name: `faq.items.ce-este-rmn`, `services.rmn-cerebral.preparation`. */
  readonly id: string;
  readonly file: string;
  readonly path: Path;
  /** Undefined for a signed question that was removed from the list. */
  readonly value: unknown;
}

/** The signer of a text, and the day of the signature (`YYYY-MM-DD`). */
export interface Signature {
  readonly name: string;
  readonly on: string;
}

/**
 * The id of the field with the common questions. Each question is a unit of its own, whose id begins with
 * this id.
 */
const QUESTIONS = "faq.items";

type Marks = boolean | { readonly [field: string]: Marks };

/** The paths of the fields that are marked as medical. */
function medicalPaths(marks: Marks): string[][] {
  if (marks === true) return [[]];
  if (marks === false) return [];
  return Object.entries(marks).flatMap(([field, own]) => medicalPaths(own).map((path) => [field, ...path]));
}

const valueAt = (values: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values);

/** All reviewed units of the content that have a text. */
export function reviewUnits(content: Content): ReviewUnit[] {
  const inFile = (id: string, file: string, values: unknown, marks: Marks) =>
    medicalPaths(marks).flatMap((path): ReviewUnit[] => {
      const value = valueAt(values, path);
      return value === undefined ? [] : [{ id: [id, ...path].join("."), file, path, value }];
    });
  const names = Object.keys(MEDICAL_FIELDS) as (keyof typeof MEDICAL_FIELDS)[];
  return [
    ...names
      .flatMap((name) => inFile(name, contentPath(name), content[name], MEDICAL_FIELDS[name] as Marks))
      .flatMap((unit) => (unit.id === QUESTIONS ? questionUnits(unit, content) : unit)),
    ...content.services.flatMap((service) =>
      inFile(
        `services.${service.slug}`,
        contentPath("services", service.slug),
        service,
        MEDICAL_SERVICE_FIELDS as Marks,
      ),
    ),
  ];
}

/** Divides the unit of all common questions into one unit per question. */
const questionUnits = ({ id, file, path }: ReviewUnit, { faq }: Content): ReviewUnit[] =>
  faq.items.map((value, index) => ({ id: `${id}.${value.id}`, file, path: [...path, index], value }));

/** Removes spaces at the ends of texts, so that they do not count when values are compared. */
const trimmed = (value: unknown) => mapTexts(value, undefined, (text) => text.trim());

/** Converts the value of a reviewed unit to the text that doctors sign and that the review file stores. */
export function signedText(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value.trim();
  return stringify(trimmed(value), { lineWidth: 0 }).trim();
}

/**
 * Converts the text of a signed unit back to a value. @param value any value of the same field; its type is
 * used
 */
export const signedValue = (text: string, value: unknown): unknown =>
  typeof value === "string" ? text : parse(text);

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
function removedQuestions({ faq, medicalReview }: Content): WaitingUnit[] {
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
 * The content that the public reads. Before the launch it is the whole content. After the launch each unit
 * has its last signed text. An unsigned question is left out, a question whose removal is not signed stays,
 * and an examination without any signed text is not published.
 */
export function publishedContent(content: Content): Content {
  if (!content.publishing.launched) return content;
  const waiting = waitingUnits(content);
  const published = structuredClone(content) as Content;
  for (const { file, path, value, signed } of waiting) {
    if (!signed || value === undefined) continue;
    const owner = fileOwner(published, file);
    const group = valueAt(owner, path.slice(0, -1)) as Record<PropertyKey, unknown>;
    group[path.at(-1) as PropertyKey] = signedValue(signed.text, value);
  }
  const unsigned = new Set(waiting.flatMap(({ id, signed }) => (signed ? [] : id)));
  const removed = removedQuestions(content).map(({ signed }) => parse(signed?.text ?? ""));
  const questions = published.faq.items.filter(({ id }) => !unsigned.has(`${QUESTIONS}.${id}`));
  return {
    ...published,
    faq: { ...published.faq, items: [...questions, ...removed] },
    services: published.services.map((service) =>
      isNewService(content, service) ? { ...service, draft: true } : service,
    ),
  };
}

const fileOwner = (content: Content, file: string): unknown =>
  content.services.find(({ slug }) => contentPath("services", slug) === file) ??
  Object.entries(content).find(
    ([name]) => name in MEDICAL_FIELDS && contentPath(name as keyof typeof MEDICAL_FIELDS) === file,
  )?.[1];

/** Whether no text of the examination was ever signed. */
const isNewService = ({ medicalReview }: Content, { slug }: Service) =>
  !medicalReview.units.some(({ unit }) => unit.startsWith(`services.${slug}.`));

/**
 * Findings that prevent publication of a launched site: units that were never signed and cannot be left out,
 * and signed texts with an unknown token.
 */
export function reviewErrors(content: Content): Finding[] {
  if (!content.publishing.launched) return [];
  const file = contentPath("publishing");
  const facts = collectFacts(content);
  const lost = content.medicalReview.units.flatMap(({ unit, text }) =>
    unknownTokens(text, facts).map((token) =>
      finding("signed-token", contentPath("medicalReview"), ["units"], { unit, token }),
    ),
  );
  const newServices = new Set(
    content.services.filter((service) => isNewService(content, service)).map(({ slug }) => slug),
  );
  const hasSignedQuestions = content.medicalReview.units.some(({ unit }) => unit.startsWith(`${QUESTIONS}.`));
  const areNew = newServices.size === content.services.length;
  const unsigned = waitingUnits(content).filter(({ id, signed }) => {
    if (signed) return false;
    const [folder = "", slug = ""] = id.split(".");
    if (folder === "services") return areNew || !newServices.has(slug);
    return !id.startsWith(`${QUESTIONS}.`) || !hasSignedQuestions;
  });
  if (unsigned.length === 0) return lost;
  const files = [...new Set(unsigned.map((unit) => unit.file))].join(", ");
  return [...lost, finding("launched-unsigned", file, ["launched"], { count: unsigned.length, files })];
}

/** Findings for changes that wait for a signature; until then the public reads the last signed text. */
export const reviewWarnings = (content: Content): Finding[] =>
  content.publishing.launched
    ? waitingUnits(content).map(({ file, path }) => finding("waits-for-signature", file, path))
    : [];

/** Findings, one per file, about the units that a doctor has to sign before the launch. */
export function unsignedFiles(content: Content): Finding[] {
  const files = Map.groupBy(waitingUnits(content), ({ file }) => file);
  return [...files].map(([file, units]) => ({
    ...finding("unsigned", file, [], { count: units.length }),
    path: units[0]?.path,
  }));
}

/**
 * Returns the entries of the review file after `units` were signed. A removed question loses its entry.
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
    if (value === undefined) now.delete(id);
    else now.set(id, { unit: id, by, on, text: signedText(value) });
  }
  return [...now.values()].sort((a, b) => (a.unit < b.unit ? -1 : 1));
}
