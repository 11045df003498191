import { deepEqual } from "fast-equals";
import { diff3Merge, diffComm } from "node-diff3";
import { bareLetters, formatDay, formatLei, formatPhone } from "../src/content/editing.ts";

/** What the desk's server and its pages share: what they tell each other, what fields are, and values side by side. */

/** A file of `content/`, as a person knows it. */
export interface DocumentInfo {
  file: string;
  title: string;
  /** A few words that tell it from its neighbours. */
  note?: string | undefined;
  /** Path of the page on which most of its texts stand. */
  page: string;
  group: "daily" | "services" | "pages" | "legal" | "common";
}

/** Names and list positions (from 0) that lead to a field. */
export type FieldPath = readonly (string | number)[];

/** A place in the content, with words about it. */
export interface Note {
  file: string;
  title: string;
  path: FieldPath;
  /** The field's name, as the forms show it. */
  field: string;
  words: string;
  /** A warning is worth a second look, and keeps nothing from being saved. */
  level?: "error" | "warning";
}

/** One thing that can be chosen: what stands in the file, and what people read. */
export interface Option {
  value: string;
  label: string;
}

export interface Overview {
  documents: readonly DocumentInfo[];
  /** What `kind` fields choose among; see `Choice` of the content's fields. */
  choices: Readonly<Record<string, readonly Option[]>>;
  /** Pages of the site, for the preview. */
  pages: readonly Option[];
  /** Address of the preview's pages, with their key; undefined while the content is wrong and none can be shown. */
  address: string | undefined;
  /** Number of things that are open before publishing. */
  open: number;
}

export interface OpenFile {
  info: DocumentInfo;
  schema: Schema;
  values: Values;
  /** Tells whether the file changed meanwhile. */
  hash: string;
  /** Somebody protected the file from writing. */
  isProtected: boolean;
}

/** What was done with the texts, in words. */
export interface Words {
  /** Who says to have done it. */
  who: string;
  /** What it was, where it is more than its changes. */
  title: string;
  changes: readonly Change[];
}

/** A file before and after an operation, by the hash of its text; null for one that is not there. */
export type Step = readonly [before: string | null, after: string | null];

/** A line of the journal. */
export interface Entry extends Words {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** By file. */
  steps: Readonly<Record<string, Step>>;
  /** All texts of a publication. */
  published?: Readonly<Record<string, string>>;
}

/** What a draft would mean. */
export interface Verdict {
  problems: readonly Note[];
  /** The file is no longer the one that was opened. */
  isStale: boolean;
}

/** One value that differs, or one row that came, went or moved, in words. */
export interface Change extends Difference {
  field: string;
  /** As a person reads it; absent where there was none, or will be none. */
  old?: string | undefined;
  new?: string | undefined;
  /** Why it may be a slip of the hand. */
  doubt?: string | undefined;
}

export interface LaunchList {
  problems: readonly Note[];
  wishes: readonly Note[];
  /** Number of files that a click can mend. */
  mendable: number;
}

/** Publishing, as its page shows it. */
export interface Publishing {
  /** The way in words; undefined while none is set up. */
  way?: string | undefined;
  step: "idle" | "building" | "ready" | "sending" | "done" | "failed";
  /** What happened last. */
  words: string;
  /** Pages that differ from the last publication. */
  changes: readonly string[];
  /** Number of values that want a deliberate yes before the public sees them. */
  provisional: number;
  /** Public address. */
  address: string;
}

/** Values of a document: what the content's JSON Schema says of them, and their values in words. */

export type Values = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The rows of a list; none of what somebody broke by hand. */
export const rowsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isFields) : []);

interface Common<Field> {
  type?: string;
  /** What a value is beyond its type; see `kind` of the content's fields. */
  kind?: string;
  properties?: Readonly<Record<string, Field>>;
  items?: Field;
  required?: readonly string[];
  enum?: readonly string[];
  /** What the values of a closed list mean. */
  labels?: Readonly<Record<string, string>>;
}

/** The content's own JSON Schema. */
interface JsonSchema extends Common<JsonSchema> {
  description?: string;
  anyOf?: readonly JsonSchema[];
}

/** The same as the desk reads it best. */
export interface Schema extends Common<Schema> {
  /** What a field is called: its sentence up to the first comma, colon, semicolon or bracket. */
  title?: string;
  /** What the sentence says beyond the name, without the quotes that a file wants. */
  help?: string;
  /** Empty is written as `null`. */
  isNullable?: boolean;
}

/** Takes the names out of the sentences, and „a text or nothing” as a text that may be empty. */
export function schemaFrom(json: JsonSchema, key = ""): Schema {
  const some = json.anyOf?.find(({ type }) => type !== "null");
  const { description = "", properties = {}, items, anyOf, ...plain } = { ...some, ...json };
  const name = /^[^,:;(]*/.exec(description)?.[0] ?? "";
  const help = description.slice(name.length).replace(/^[\s,:;.]+|"/g, "");
  const fields = Object.entries(properties).map(([name, field]) => [name, schemaFrom(field, name)]);
  return {
    ...plain,
    title: name.trim().replace(/\.$/, "") || key,
    help: help.charAt(0).toUpperCase() + help.slice(1),
    isNullable: anyOf !== undefined,
    properties: Object.fromEntries(fields),
    ...(items && { items: schemaFrom(items, key) }),
  };
}

/** Kinds whose values are names or addresses that another file gives: chosen, never read. */
export const CHOSEN = ["page", "amount", "contrast", "examination"];

/** The field that a path leads to; undefined where the schema has none. */
export const fieldAt = (schema: Schema, path: FieldPath) =>
  path.reduce<Schema | undefined>(
    (at, key) => (typeof key === "number" ? at?.items : at?.properties?.[key]),
    schema,
  );

/**
 * „RMN cerebral → Suma în lei întregi”: every step by its name, rows of a list by their first text or their number.
 * @param values what the file holds
 */
export function fieldWords(schema: Schema, path: FieldPath, values?: unknown): string {
  const words: string[] = [];
  let value = values;
  path.forEach((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const field = fieldAt(schema, path.slice(0, index + 1)) ?? {};
    if (typeof key === "string") words.push(field.title ?? key);
    else words.push(rowName(value, field) ?? `${words.pop() ?? ""} ${key + 1}`.trim());
  });
  return words.join(" → ");
}

/** Longest name of a row, in characters. */
const NAME = 60;

/** The first text of a row that somebody wrote, or else all that it says; undefined for one that says nothing yet. */
export function rowName(row: unknown, schema: Schema): string | undefined {
  const isWritten = (name: string) =>
    !["id", "time", "day", ...CHOSEN].includes(schema.properties?.[name]?.kind ?? "");
  const fields = isFields(row) ? Object.entries(row) : [];
  const text = fields.find(([name, value]) => value && typeof value === "string" && isWritten(name))?.[1];
  const name = valueWords(text ?? row, text === undefined ? schema : {});
  return name && name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name;
}

/** A value in words: amounts, phones and days as they are printed, a row by all that it says. */
function valueWords(value: unknown, schema: Schema = {}): string | undefined {
  const { kind, labels } = schema;
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "number") return kind === "lei" ? formatLei(value) : String(value);
  if (typeof value === "boolean") return value ? "da" : "nu";
  if (typeof value === "object") {
    const inner = Array.isArray(value)
      ? value.map((item) => valueWords(item, schema.items))
      : Object.entries(value).map(
          ([key, item]) => key !== "id" && valueWords(item, schema.properties?.[key]),
        );
    return inner.filter(Boolean).join(", ") || undefined;
  }
  const text = String(value);
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  return kind === "phone" ? formatPhone(text) : (labels?.[text] ?? text);
}

/** A name for a file or a row from words: „RMN umăr” becomes `rmn-umar`. */
export const slugOf = (words: string) =>
  bareLetters(words)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

/** What can be chosen where a price is asked for: the amounts of the document „Prețuri”, saved or not. */
export const amountOptions = (amounts: unknown): Option[] =>
  rowsOf(amounts).map(({ id, label, amount }) => ({
    value: String(id),
    label: `${label}, ${formatLei(Number(amount))}`,
  }));

/** Values side by side: rows of lists are told by what they are, not by where they stand. */

/** Values by which rows are told, the surest first: an `id` is given once, the others somebody may write anew. */
const NAMES = ["id", "service", "term", "href"];

/** The name of each row, where every row of all lists has one of the same field, unique in its list. */
function rowNames(...lists: readonly (readonly unknown[])[]): readonly string[][] | undefined {
  return NAMES.map((field) =>
    lists.map((list) => list.flatMap((row) => (isFields(row) && row[field] ? [String(row[field])] : []))),
  ).find((found) =>
    found.every(
      (names, index) => names.length === lists[index]?.length && new Set(names).size === names.length,
    ),
  );
}

/** For each wanted row the place of the old one that it comes from; undefined for a new one. */
export function rowOrigins(old: readonly unknown[], wanted: readonly unknown[]): (number | undefined)[] {
  const [oldNames = [], names = []] = rowNames(old, wanted) ?? [];
  const free = new Set(old.keys());
  const take = (isIt: (place: number) => boolean) => {
    const place = [...free].find(isIt);
    if (place !== undefined) free.delete(place);
    return place;
  };
  const found = wanted.map((row, index) =>
    take((place) => (names.length ? oldNames[place] === names[index] : deepEqual(old[place], row))),
  );
  if ([...old, ...wanted].every((row) => isFields(row) && row.id)) return found;
  // What is left changed: in order, as nobody moves rows while writing them anew.
  return found.map(
    (place, index) => place ?? take((other) => isFields(old[other]) === isFields(wanted[index])),
  );
}

/** One value that differs; of a row that moved, its places from 0. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "moved";
  /** Leads to the value among the wanted ones; to the old one where it is removed. */
  path: FieldPath;
  old?: unknown;
  new?: unknown;
}

/** Every value that differs, rows of lists by what they are; words of a closed list are one value. */
export function* differences(
  old: unknown,
  wanted: unknown,
  schema: Schema,
  path: FieldPath = [],
): Generator<Difference> {
  if (deepEqual(old, wanted)) return;
  if (isFields(old) && isFields(wanted)) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(wanted)]))
      yield* differences(old[name], wanted[name], schema, [...path, name]);
  } else if (Array.isArray(old) && Array.isArray(wanted) && !fieldAt(schema, [...path, 0])?.enum) {
    const origins = rowOrigins(old, wanted);
    const order = origins.filter((origin) => origin !== undefined);
    // As few rows as can be have moved past the others.
    const staying = diffComm(
      order.toSorted((a, b) => a - b),
      order,
    ).flatMap(({ common = [] }) => common);
    for (const [place, row] of old.entries())
      if (!origins.includes(place)) yield { kind: "removed", path: [...path, place], old: row };
    for (const [place, row] of wanted.entries()) {
      const [origin, own] = [origins[place], [...path, place]];
      if (origin === undefined) yield { kind: "added", path: own, new: row };
      else {
        yield* differences(old[origin], row, schema, own);
        if (!staying.includes(origin)) yield { kind: "moved", path: own, old: origin, new: place };
      }
    }
  } else yield { kind: "changed", path, old, new: wanted };
}

/** „Ce se schimbă”: every value that differs, as people read it. @param doubtOf why it may be a slip of the hand */
export function changesOf(
  schema: Schema,
  old: Values,
  wanted: Values,
  doubtOf: (difference: Difference) => string | undefined = () => undefined,
): Change[] {
  return [...differences(old, wanted, schema)].map((difference) => {
    const { kind, path } = difference;
    const said = (value: unknown) =>
      kind === "moved" ? `locul ${Number(value) + 1}` : valueWords(value, fieldAt(schema, path));
    return {
      kind,
      path,
      field: fieldWords(schema, path, kind === "removed" ? old : wanted),
      old: said(difference.old),
      new: said(difference.new),
      doubt: doubtOf(difference),
    };
  });
}

/**
 * Three-way merge, field by field; rows are paired by their name, a list of rows without names is one value.
 * @param settle what stands where both changed the same: mine, unless told otherwise
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  settle: (mine: unknown) => unknown = (mine) => mine,
): unknown {
  if (deepEqual(base, mine) || deepEqual(mine, theirs)) return theirs;
  if (deepEqual(base, theirs)) return mine;
  const three = [base, mine, theirs];
  if (three.every(isFields))
    return byName(Object.keys({ ...(theirs as Values), ...(mine as Values) }), three);
  const names = three.every(Array.isArray) && rowNames(...three);
  if (!names) return settle(mine);
  const rows = three.map((list: unknown[], index) =>
    Object.fromEntries(list.map((row, place) => [`#${names[index]?.[place]}`, row])),
  );
  return Object.values(
    byName(
      order(names).map((name) => `#${name}`),
      rows,
    ),
  );

  function byName(names: readonly string[], [base = {}, mine = {}, theirs = {}]: readonly Values[]): Values {
    const all = names.map((name) => [name, merge(base[name], mine[name], theirs[name], settle)] as const);
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }
}

/** The names of all rows in the order that both wanted; where they disagree, mine come first. */
function order([base = [], mine = [], theirs = []]: readonly string[][]): string[] {
  const together = diff3Merge(mine, base, theirs).flatMap(
    ({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])],
  );
  return [...new Set([...together, ...mine, ...theirs])];
}
