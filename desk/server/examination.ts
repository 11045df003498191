import { servicePath } from "../../src/content/editing.ts";
import { contentPath } from "../../src/content/files.ts";
import type { SourceFiles as Files } from "../../src/content/read.ts";
import { fieldAt, isFields, kindOf, type Schema, slugOf } from "../fields.ts";
import type { Values } from "../shared.ts";
import { changed, documents, entries, schemaOf, valuesIn } from "./documents.ts";
import { Refused } from "./refused.ts";

/** An examination that comes, is called otherwise, or goes: every document that names it follows. */

type Row = Record<string, unknown>;

/** An examination by its file, and the address that a name for it gives. @throws Refused */
function namedExamination(files: Files, file: unknown, name: unknown) {
  const services = entries(files, "services");
  const service = services.find((other) => other.file === file);
  if (!service) throw new Refused(404, "Investigația nu există.");
  const title = typeof name === "string" ? name.trim() : "";
  const slug = slugOf(title);
  if (slug.length < 3) throw new Refused(422, "Scrieți numele investigației, de exemplu „RMN umăr”.");
  const target = contentPath("services", slug);
  if (files.has(target)) throw new Refused(422, `Există deja o investigație cu acest nume: ${title}.`);
  return { services, service, title, slug, target };
}

/**
 * A new examination as a copy of another: its file, its line in the menus, and its row in „Celelalte investigații” of
 * the others (docs/ghid-editare.md says the same steps for hands).
 * @returns the texts to write, and the new file
 * @throws Refused
 */
export function newExamination(files: Files, from: unknown, name: unknown) {
  const { services, service: pattern, title, slug, target: file } = namedExamination(files, from, name);
  const order = Math.max(...services.map(({ values }) => Number(values.order) || 0)) + 1;
  const { checkedBy: _, ...values } = pattern.values;
  const related = values.related as Row[];
  const others = services.map((service) => ({
    service: service.slug,
    why: related.find((row) => row.service === service.slug)?.why ?? String(service.values.menuNote ?? title),
  }));
  const copy = {
    ...values,
    order,
    title,
    draft: true,
    seo: { ...(values.seo as Row), title: `${title}: preț, pregătire, durată` },
    questions: (values.questions as Row[]).map((question, index) => ({
      ...question,
      id: `${slug}-${index + 1}`,
    })),
    related: others,
  };
  const drafts = new Map([[file, changed(file, files.get(pattern.file) ?? "", copy)]]);
  for (const other of services) {
    const rows = [...(other.values.related as Row[]), { service: slug, why: String(values.menuNote) }];
    const text = files.get(other.file) ?? "";
    drafts.set(other.file, changed(other.file, text, { ...other.values, related: rows }));
  }
  drafts.set(contentPath("navigation"), inMenus(files.get(contentPath("navigation")) ?? "", title, slug));
  return { file, drafts };
}

/** The menus with a line more wherever the examinations are listed; a list that repeats another follows it. */
function inMenus(text: string, name: string, slug: string): string {
  const file = contentPath("navigation");
  const isOfThem = ({ href }: Row) => String(href).startsWith(servicePath(""));
  const values = JSON.parse(JSON.stringify(valuesIn(file, text)), (_, value) =>
    Array.isArray(value) && value.some(isOfThem) ? [...value, { name, href: servicePath(slug) }] : value,
  );
  return changed(file, text, values);
}

/**
 * The examination with another name and address; who opens the old address is led to the new one.
 * @returns the texts to write, and the examination's new file
 * @throws Refused
 */
export function renamedExamination(files: Files, from: unknown, name: unknown) {
  const { service, title, slug, target } = namedExamination(files, from, name);
  const [old, now] = [servicePath(service.slug), servicePath(slug)];
  // „/servicii/rmn-umar”, „content/services/rmn-umar.yaml”, „{{durata.rmn-umar}}”.
  const mention = new RegExp(`(/servicii/|/services/|\\{\\{\\s*durata\\.)${service.slug}(?![\\w-])`, "g");
  const drafts = everywhere(files, (text, schema) => {
    if (kindOf(schema) === "examination") return text === service.slug ? slug : text;
    return text === service.values.title ? title : text.replaceAll(mention, `$1${slug}`);
  });
  const text = drafts.get(service.file) ?? files.get(service.file) ?? "";
  const values = valuesIn(service.file, text) as Values & { formerPaths?: string[] };
  const formerPaths = [...(values.formerPaths ?? []).filter((path) => path !== now), old];
  drafts.set(target, changed(target, text, { ...values, formerPaths }));
  drafts.set(service.file, undefined);
  return { file: target, drafts };
}

/**
 * The content without an examination: lines of menus and rows about it go too. What names it in running text is for a
 * person to write anew; the checks say where.
 * @throws Refused
 */
export function withoutExamination(files: Files, from: unknown) {
  const service = entries(files, "services").find(({ file }) => file === from);
  if (!service) throw new Refused(404, "Investigația nu există.");
  const { file, slug } = service;
  const drafts = everywhere(files, (text, schema) => {
    const kind = kindOf(schema);
    const isIt = (kind === "examination" && text === slug) || (kind === "page" && text === servicePath(slug));
    return isIt || text === file ? undefined : text;
  });
  return { drafts: drafts.set(file, undefined) };
}

/** The documents whose texts become others; one that goes takes its row along, unless the row may be without it. */
function everywhere(
  files: Files,
  act: (text: string, schema: Schema) => string | undefined,
): Map<string, string | undefined> {
  const follow = (value: unknown, schema: Schema = {}): unknown => {
    if (typeof value === "string") return act(value, schema);
    if (Array.isArray(value))
      return value
        .map((row, index) => follow(row, fieldAt(schema, [index])))
        .filter((row) => row !== undefined);
    if (!isFields(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => {
      const own = fieldAt(schema, [name]);
      return [name, follow(field, own) ?? (own?.anyOf ? null : undefined)] as const;
    });
    const isRow = fields.some(([name, field]) => field === undefined && schema.required?.includes(name));
    return isRow ? undefined : Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  };
  return new Map(
    documents(files).flatMap(({ file }): [string, string][] => {
      const text = files.get(file) ?? "";
      const wanted = changed(file, text, follow(valuesIn(file, text), schemaOf(file)) as Values);
      return wanted === text ? [] : [[file, wanted]];
    }),
  );
}
