import { bareLetters, servicePath } from "../../src/content/editing.ts";
import { contentPath } from "../../src/content/files.ts";
import type { Values } from "../shared.ts";
import { changed, entries, valuesIn } from "./documents.ts";
import { Refused } from "./refused.ts";

/** The name of a file or id from words: „RMN umăr” becomes `rmn-umar`. */
const slugOf = (words: string) =>
  bareLetters(words)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");

type Row = Record<string, unknown>;

/** An examination by its file, and the address that a name for it gives. @throws Refused */
export function namedExamination(files: ReadonlyMap<string, string>, file: unknown, name: unknown) {
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
export function newExamination(files: ReadonlyMap<string, string>, from: unknown, name: unknown) {
  const { services, service: pattern, title, slug, target: file } = namedExamination(files, from, name);
  const order = Math.max(...services.map(({ values }) => Number(values.order) || 0)) + 1;
  const {
    seo,
    questions,
    related,
    checkedBy: _,
    ...values
  } = pattern.values as Values & {
    seo: Row;
    questions: Row[];
    related: Row[];
  };
  const others = services.map((service) => ({
    service: service.slug,
    why: related.find((row) => row.service === service.slug)?.why ?? String(service.values.menuNote ?? title),
  }));
  const copy = {
    ...values,
    order,
    title,
    seo: { ...seo, title: `${title}: preț, pregătire, durată` },
    questions: questions.map((question, index) => ({ ...question, id: `${slug}-${index + 1}` })),
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
  const link = { name, href: servicePath(slug) };
  const withLink = (links: Row[]) =>
    links.some(({ href }) => String(href).startsWith("/servicii/")) ? [...links, link] : links;
  const menu = (items: Row[]) =>
    items.map((item) => (item.submenu ? { ...item, submenu: withLink(item.submenu as Row[]) } : item));
  const values = valuesIn(file, text) as { desktop: Row[]; mobile: Row[]; footer: Record<string, Row[]> };
  return changed(file, text, {
    desktop: menu(values.desktop),
    mobile: menu(values.mobile),
    footer: { ...values.footer, servicii: withLink(values.footer.servicii ?? []) },
  });
}
