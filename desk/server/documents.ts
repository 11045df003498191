import { z } from "astro/zod";
import { deepEqual } from "fast-equals";
import { checkContent } from "../../src/content/check.ts";
import { legalPath, servicePath, today } from "../../src/content/editing.ts";
import { contentPath, FOLDERS, SINGLE_FILES, SINGLE_SCHEMA } from "../../src/content/files.ts";
import { contentSchemas, schemaName } from "../../src/content/json-schema.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import type { DocumentInfo, Values } from "../shared.ts";
import { changeYaml, valuesOf } from "./yaml.ts";

/** The documents of the desk: one a file of `content/`, as a person knows it. */

/** The page on which most of a file's texts stand; the home page for the others. */
const PAGES: Readonly<Record<string, string>> = {
  clinic: "/contact",
  prices: "/preturi-rmn",
  infoNotes: "/servicii",
  safety: "/servicii/rmn-cerebral",
  slices: "/servicii/rmn-cerebral",
  cas: "/rmn-prin-cas",
  referralTerms: "/servicii",
  servicesPage: "/servicii",
  pricesPage: "/preturi-rmn",
  contactPage: "/contact",
  legalPage: "/legal",
  notFoundPage: "/404",
};

/** Most wanted first; the rest follow in the order of the content's own table. */
const DAILY: readonly string[] = ["prices", "clinic", "faq"];

const DOCUMENT = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n)([\s\S]*)$/;

let known: { key: string; result: ReturnType<typeof checkContent> }[] = [];

/** The project's own checks, made once for each state of the texts: a keystroke asks more than once. */
export function checked(files: SourceFiles) {
  const key = today() + JSON.stringify([...files]);
  const found = known.find((one) => one.key === key) ?? { key, result: checkContent(files) };
  known = [found, ...known.filter((one) => one !== found)].slice(0, 3);
  return found.result;
}

/** All documents for the files that exist, in the order in which the desk shows them. */
export function documents(files: SourceFiles): DocumentInfo[] {
  const names = SINGLE_SCHEMA.keyof().options;
  const ordered = [...names].sort((a, b) => rank(a) - rank(b));
  const single = ordered.map((name): DocumentInfo => {
    const { title = name, description: note } = SINGLE_SCHEMA.shape[name].meta() ?? {};
    const group = DAILY.includes(name) ? "daily" : SINGLE_FILES[name].includes("/") ? "pages" : "common";
    return { file: contentPath(name), title, note, page: PAGES[name] ?? "/", group };
  });
  const folder = (kind: keyof typeof FOLDERS, pageOf: (slug: string) => string): DocumentInfo[] =>
    entries(files, kind).map(({ file, slug, values }) => {
      const said = values.draft === true ? "Nu se vede încă" : values.menuNote;
      const note = kind === "services" && typeof said === "string" ? said : undefined;
      return { file, title: String(values.title ?? slug), note, page: pageOf(slug), group: kind };
    });
  return [...single, ...folder("services", servicePath), ...folder("legal", legalPath)].filter(({ file }) =>
    files.has(file),
  );
}

const rank = (name: string) => (DAILY.includes(name) ? DAILY.indexOf(name) : DAILY.length);

/** The files of a folder in their own order, with the values that they hold; an unreadable one has none. */
export function entries(files: SourceFiles, folder: keyof typeof FOLDERS) {
  return [...files]
    .flatMap(([file, text]) => {
      const slug = /([a-z0-9-]+)\.[a-z]+$/.exec(file)?.[1];
      if (!slug || file !== contentPath(folder, slug)) return [];
      return [{ file, slug, values: safeValues(file, text) }];
    })
    .sort((a, b) => Number(a.values.order) - Number(b.values.order));
}

/** The same of a file that may be broken: then none. */
export function safeValues(file: string, text: string): Record<string, unknown> {
  try {
    return valuesIn(file, text);
  } catch {
    return {};
  }
}

/** A file's YAML with what stands before it and behind it; of a Markdown document also its text. */
const partsOf = (file: string, text: string) =>
  (file.endsWith(".md") && DOCUMENT.exec(text)?.slice(1)) || ["", text, ""];

/** The values that a file holds; a Markdown document's text is its `body`. */
export function valuesIn(file: string, text: string): Record<string, unknown> {
  const [, yaml = "", , body] = partsOf(file, text);
  return { ...(valuesOf(yaml) as Values | null), ...(body !== undefined && { body }) };
}

/** The file's text with other values in place of its own; without a change, the text itself. */
export function changed(file: string, text: string, values: Values): string {
  if (deepEqual(valuesIn(file, text), values)) return text;
  const [open, yaml = "", close, old] = partsOf(file, text);
  if (old === undefined) return changeYaml(yaml, values);
  const { body, ...header } = values;
  const head = deepEqual(valuesOf(yaml), header) ? yaml : changeYaml(yaml, header).trimEnd();
  return [open, head, close, body ?? old].join("");
}

/** The JSON Schema of a file, the same that editors read; a Markdown document's has its text as `body`. */
export function schemaOf(file: string): object {
  const path = file.slice("content/".length);
  const folder = Object.keys(FOLDERS).find((name) => path.startsWith(`${name}/`));
  return SCHEMAS.get(schemaName(folder ?? path)) ?? {};
}

const body = z.string().meta({
  description:
    "Textul documentului: titlurile încep cu ##, rândurile unei liste cu liniuță; **îngroșat** și [legătură](/contact) se scriu așa.",
  kind: "markdown",
});
const legal = FOLDERS.legal.schema.extend({ body });
const SCHEMAS = contentSchemas().set(
  schemaName("legal"),
  z.toJSONSchema(legal, { io: "input", target: "draft-7" }),
);
