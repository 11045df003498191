import { z } from "astro/zod";
import { deepEqual } from "fast-equals";
import { checkContent } from "#content/checks/check.ts";
import { contentPath, entriesOf, FOLDERS, FRONT_MATTER, SINGLE_SCHEMA } from "#content/files.ts";
import { contentSchemas, schemaName } from "#content/json-schema.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { allPages, legalPath, servicePath } from "#content/routes.ts";
import { today } from "#lib/clock.ts";
import { type Option, type Schema, schemaFrom, type Values } from "../../shared/form-fields.ts";
import { RequestError } from "../request-error.ts";
import { changeYaml, valuesOf } from "./yaml.ts";

/**
 * The documents of the desk: one for each YAML or Markdown file that the site reads, with a title for people.
 */

/** New texts by file; `undefined` deletes the file. */
export type NewTexts = ReadonlyMap<string, string | undefined>;

/** A file of `content/` as the desk lists it. */
export interface DocumentInfo {
  file: string;
  title: string;
  /** A short description that distinguishes the document from similar ones. */
  note?: string | undefined;
  /** Path of the page on which most texts of the document appear; the preview shows it first. */
  page: string;
  /**
   * The section of the document list. „hidden” leaves a document out of the list: the readings have a page
   * of their own instead of a form.
   */
  group: "daily" | "services" | "pages" | "legal" | "common" | "hidden";
}

/** The most used documents, which are listed first; the others follow in the order of `SINGLE_SCHEMA`. */
const DAILY: (keyof typeof SINGLE_SCHEMA.shape)[] = ["prices", "clinic", "faq"];

/** The documents of the files that exist once, in the order in which the desk lists them. */
const SHEETS = [...new Set([...DAILY, ...SINGLE_SCHEMA.keyof().options])].map((name): DocumentInfo => {
  const { title = name, description: note, page } = SINGLE_SCHEMA.shape[name].meta() ?? {};
  const file = contentPath(name);
  const usual = DAILY.includes(name) ? "daily" : file.includes("/pages/") ? "pages" : "common";
  return { file, title, note, page: String(page), group: name === "readings" ? "hidden" : usual };
});

let known: { key: string; result: ReturnType<typeof checkContent> }[] = [];

/**
 * Checks the content. The last three results are cached, because one keystroke causes several checks of the
 * same texts.
 */
export function checked(files: SourceFiles) {
  const key = today() + JSON.stringify([...files]);
  const found = known.find((one) => one.key === key) ?? { key, result: checkContent(files) };
  known = [found, ...known.filter((one) => one !== found)].slice(0, 3);
  return found.result;
}

/** Returns the site's pages, each with its path and its name; none while the content has errors. */
export function pagesOf(files: SourceFiles): Option[] {
  const { content } = checked(files);
  if (!content) return [];
  const pages = allPages(content).map(({ path, name }) => ({ value: path, label: name }));
  return [...pages, { value: "/404", label: "Pagina „nu există”" }];
}

/** Returns the documents of all files that exist, in the order in which the desk lists them. */
export function documents(files: SourceFiles): DocumentInfo[] {
  const folder = (group: keyof typeof FOLDERS, pageOf: (slug: string) => string) =>
    entries(files, group).map(({ file, slug, title, values }): DocumentInfo => {
      return { file, title, note: String(values.menuNote ?? ""), page: pageOf(slug), group };
    });
  return [...SHEETS, ...folder("services", servicePath), ...folder("legal", legalPath)].filter(({ file }) =>
    files.has(file),
  );
}

/**
 * Returns the title of a file's document.
 * @param text text of the file, possibly of another version than the one on disk
 */
export function titleOf(file: string, text = "") {
  const sheet = SHEETS.find((one) => one.file === file);
  return String((sheet ?? valuesAt(file, new Map([[file, text]]))).title ?? file);
}

/** Returns the entries of a folder, sorted by their field `order`. An unreadable file has no values. */
export function entries(files: SourceFiles, folder: keyof typeof FOLDERS) {
  return entriesOf(folder, files.keys())
    .map(({ file, slug }) => {
      const values = valuesAt(file, files);
      return { file, slug, title: String(values.title ?? slug), values };
    })
    .sort((a, b) => Number(a.values.order) - Number(b.values.order));
}

/** Returns the values of a file; an empty object if the file is unreadable. */
export function valuesAt(file: string, files: SourceFiles): Values {
  try {
    return valuesIn(file, files.get(file) ?? "");
  } catch {
    return {};
  }
}

/**
 * Splits a Markdown document into the line `---`, the YAML, the second line `---`, and the text. Of a YAML
 * file everything is the second part, and the last part is missing.
 */
const partsOf = (file: string, text: string) =>
  (file.endsWith(".md") && FRONT_MATTER.exec(text)?.slice(1)) || ["", text, ""];

/**
 * Returns the values in the text of a file. In a Markdown document, the text after the YAML is the value
 * `body`.
 * @throws RequestError with status 422 if the text is not valid YAML
 */
export function valuesIn(file: string, text: string): Values {
  const [, yaml = "", , body] = partsOf(file, text);
  try {
    return { ...(valuesOf(yaml) as Values | null), ...(body !== undefined && { body }) };
  } catch {
    throw new RequestError(422, "unreadable", { file });
  }
}

/** Replaces the values in the text of a file; if no value is different, the text is returned unchanged. */
export function changed(file: string, text: string, values: Values) {
  if (deepEqual(valuesIn(file, text), values)) return text;
  const [open, yaml = "", close, old] = partsOf(file, text);
  if (old === undefined) return changeYaml(yaml, values);
  const { body, ...header } = values;
  const head = deepEqual(valuesOf(yaml), header) ? yaml : changeYaml(yaml, header).trimEnd();
  return [open, head, close, body ?? old].join("");
}

/** Returns the JSON Schema of a file. In a Markdown document, the text after the YAML is the field `body`. */
export function schemaOf(file: string): Schema {
  const path = file.slice("content/".length);
  const folder = Object.keys(FOLDERS).find((name) => path.startsWith(`${name}/`));
  return SCHEMAS.get(schemaName(folder ?? path)) ?? {};
}

const body = z.string().meta({
  description: "Textul documentului: pagina numerotează singură secțiunile.",
  kind: "markdown",
});
const legal = z.toJSONSchema(FOLDERS.legal.schema.extend({ body }), { io: "input", target: "draft-7" });
const SCHEMAS = new Map(
  [...contentSchemas().set(schemaName("legal"), legal)].map(([name, json]) => [name, schemaFrom(json)]),
);
