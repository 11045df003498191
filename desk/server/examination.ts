import { contentPath } from "../../src/content/files.ts";
import type { SourceFiles as Files } from "../../src/content/reading/read.ts";
import { servicePath } from "../../src/content/routes.ts";
import { isFields, rowsOf, type Schema, slugOf, type Values } from "../shared/form-fields.ts";
import { changed, documents, entries, schemaOf, valuesAt, valuesIn } from "./documents.ts";
import { RequestError } from "./request-error.ts";

/** Adds, renames, reorders and deletes examinations, and updates every document that refers to one. */

/**
 * Returns all examinations, and the one in this file.
 * @throws RequestError if the file is not an examination
 */
function find(files: Files, file: unknown) {
  const services = entries(files, "services");
  const service = services.find((other) => other.file === file);
  if (!service) throw new RequestError(404, "no-examination");
  return { services, service };
}

/**
 * Returns the title, slug and file for a new name.
 * @throws RequestError if the name is too short or already used
 */
function named(files: Files, name: unknown) {
  const title = typeof name === "string" ? name.trim() : "";
  const slug = slugOf(title);
  if (slug.length < 3) throw new RequestError(422, "no-name");
  const target = contentPath("services", slug);
  if (files.has(target)) throw new RequestError(422, "same-name", { title });
  return { title, slug, target };
}

/** Stands for a text that a person must write. The launch list reports every text that contains „xxx”. */
const TO_WRITE = "xxx: scrieți de ce ar interesa pacientul";

/**
 * Creates an examination with the values of another one, adds it to the menus, and adds a row for it to
 * „Celelalte investigații” of every other examination. docs/ghid-editare.md describes the same steps.
 * @returns the texts to write, and the new file
 * @throws RequestError
 */
export function newExamination(files: Files, from: unknown, name: unknown) {
  const { services, service: pattern } = find(files, from);
  const { title, slug, target: file } = named(files, name);
  const { values } = pattern;
  const related = rowsOf(values.related);
  const copy = {
    ...values,
    order: Math.max(...services.map(({ values }) => Number(values.order) || 0)) + 1,
    title,
    isHidden: true,
    seo: { ...(values.seo as Values), title: `${title}: preț, pregătire, durată` },
    questions: rowsOf(values.questions).map((question, index) => ({
      ...question,
      id: `${slug}-${index + 1}`,
    })),
    related: services.map(({ slug, values }) => ({
      service: slug,
      why: related.find(({ service }) => service === slug)?.why ?? String(values.menuNote ?? title),
    })),
  };
  const drafts = new Map([[file, changed(file, files.get(pattern.file) ?? "", copy)]]);
  const write = (file: string, wanted: Values) =>
    drafts.set(file, changed(file, files.get(file) ?? "", wanted));
  for (const { file, values: other } of services)
    write(file, {
      ...other,
      related: [...rowsOf(other.related), { service: slug, why: TO_WRITE }],
    });
  // Adds the examination to each list of the navigation that already links to examinations, after the last
  // one.
  const menus = contentPath("navigation");
  const isOfThem = ({ href }: Values) => String(href).startsWith(servicePath(""));
  write(
    menus,
    JSON.parse(JSON.stringify(valuesAt(menus, files)), (_, value) => {
      const last = rowsOf(value).findLastIndex(isOfThem);
      return last < 0 ? value : value.toSpliced(last + 1, 0, { name: title, href: servicePath(slug) });
    }),
  );
  return { file, drafts };
}

/**
 * Renames an examination and changes its address; the old address then redirects to the new one.
 * @returns the texts to write, and the examination's new file
 * @throws RequestError
 */
export function renamedExamination(files: Files, from: unknown, name: unknown) {
  const { service: old } = find(files, from);
  const { title, slug, target: file } = named(files, name);
  // Matches each mention of the old slug, for example in „/servicii/rmn-umar”, in
  // „content/services/rmn-umar.yaml”, in „{{durata.rmn-umar}}” and in the signed unit
  // „services.rmn-umar.lead”.
  const mention = new RegExp(
    `(/servicii/|/services/|^services\\.|\\{\\{\\s*durata\\.)${old.slug}(?![\\w-])`,
    "g",
  );
  const drafts = everywhere(files, (text, schema) => {
    if (schema.kind === "examination") return text === old.slug ? slug : text;
    return text === old.title ? title : text.replaceAll(mention, `$1${slug}`);
  });
  const text = drafts.get(old.file) ?? files.get(old.file) ?? "";
  const { formerPaths = [], ...values } = valuesIn(file, text) as Values & { formerPaths?: string[] };
  const former = [...formerPaths.filter((path) => path !== servicePath(slug)), servicePath(old.slug)];
  drafts.set(file, changed(file, text, { ...values, formerPaths: former }));
  return { file, drafts: drafts.set(old.file, undefined) };
}

/**
 * Moves an examination by one position. The home page and other lists follow the field `order`, which is
 * written anew for all examinations; in the menus, the rows themselves are moved.
 * @param by -1 to move it before its neighbour, 1 to move it after its neighbour
 * @throws RequestError
 */
export function reordered(files: Files, file: unknown, by: number) {
  const { services, service } = find(files, file);
  const from = services.indexOf(service);
  const rest = services.toSpliced(from, 1);
  const wanted = rest.toSpliced(Math.max(0, from + by), 0, service);
  const places = new Map(wanted.map(({ slug }, index) => [servicePath(slug), index]));
  const placeOf = (row: Values) => places.get(String(row.href));
  const drafts = new Map(
    wanted.map(({ file, values }, index) => [
      file,
      changed(file, files.get(file) ?? "", { ...values, order: index + 1 }),
    ]),
  );
  const menus = contentPath("navigation");
  const values = JSON.parse(JSON.stringify(valuesAt(menus, files)), (_, value) => {
    const rows = rowsOf(value);
    const moved = rows.filter((row) => placeOf(row) !== undefined);
    if (moved.length < 2) return value;
    const sorted = moved.toSorted((a, b) => Number(placeOf(a)) - Number(placeOf(b)));
    return rows.map((row) => (placeOf(row) === undefined ? row : sorted.shift()));
  });
  drafts.set(menus, changed(menus, files.get(menus) ?? "", values));
  return { file: service.file, drafts };
}

/**
 * Deletes an examination, its rows in menus and lists, and the signatures of its texts. Mentions in running
 * text must be rewritten by a person; the content check finds them.
 * @throws RequestError
 */
export function withoutExamination(files: Files, from: unknown) {
  const { file, slug } = find(files, from).service;
  const names: Record<string, string> = { examination: slug, page: servicePath(slug) };
  const drafts = everywhere(files, (text, { kind = "" }) =>
    text === file || text === names[kind] || text.startsWith(`services.${slug}.`) ? undefined : text,
  );
  return { drafts: drafts.set(file, undefined) };
}

/**
 * Replaces each text of all documents with the result of `act`. If `act` returns undefined, the text is
 * removed: alone if its field is optional, otherwise together with the row that contains it.
 * @returns the documents that have changed
 */
function everywhere(
  files: Files,
  act: (text: string, schema: Schema) => string | undefined,
): Map<string, string | undefined> {
  const follow = (value: unknown, schema: Schema = {}): unknown => {
    if (typeof value === "string") return act(value, schema);
    if (Array.isArray(value))
      return value.map((row) => follow(row, schema.items)).filter((row) => row !== undefined);
    if (!isFields(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      const own = schema.properties?.[name];
      return [name, follow(field, own) ?? (own?.isNullable ? null : undefined)] as const;
    });
    const isIncomplete = fields.some(
      ([name, field]) => field === undefined && schema.required?.includes(name),
    );
    return isIncomplete ? undefined : Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  };
  const drafts = documents(files).map(({ file }) => {
    const text = files.get(file) ?? "";
    return [file, changed(file, text, follow(valuesIn(file, text), schemaOf(file)) as Values)] as const;
  });
  return new Map(drafts.filter(([file, text]) => text !== files.get(file)));
}
