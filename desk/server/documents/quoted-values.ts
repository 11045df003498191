import { contentPath } from "../../../src/content/files.ts";
import { collectFacts } from "../../../src/content/fill/tokens.ts";
import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { fieldAt } from "../../shared/form-fields.ts";
import { checked, schemaOf } from "./documents.ts";
import names from "./value-labels.json" with { type: "json" };

/** A value of the content that texts can quote as a token. */
export interface QuotedValue {
  /** Name of the token, without its braces. */
  name: string;
  /** Description for people. */
  label: string;
  /** The text that the site shows for the token at the moment. */
  shown: string;
}

/**
 * Replaces the tokens in a message for people by the descriptions of their values: „valoarea
 * {{clinica.telefon}}” becomes „valoarea „Telefonul din subsol””.
 * @param files all files of the content; while they have errors, only the clinic's values have descriptions
 */
export function withoutTokens(message: string, files: SourceFiles): string {
  if (!message.includes("{{")) return message;
  const described = quotedValues(files).map(({ name, label }) => [name, label] as const);
  const labels = new Map([...Object.entries(names), ...described]);
  return message.replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => `„${labels.get(name) ?? name}”`);
}

/** Returns all values that a text can quote, with their current texts; none while the content has errors. */
export function quotedValues(files: SourceFiles): QuotedValue[] {
  const { content } = checked(files);
  if (!content) return [];
  const { amounts, contrast } = content.prices;
  const clinic = schemaOf(contentPath("clinic"));
  const labelIn = (rows: readonly { id: string; label: string }[], id: string) =>
    rows.find((row) => row.id === id)?.label;
  /**
   * Functions that return the description of a value, by the part of the token's name before the dot. `id` is
   * the part after the dot: `pret.cerebral` has the id `cerebral`.
   */
  const labels: Record<string, (id: string) => string | undefined> = {
    pret: (id) => `Prețul: ${labelIn(amounts, id)}`,
    contrast: (id) => `Costul contrastului, în propoziție: ${labelIn(contrast, id)}`,
    supliment: (id) => `Costul contrastului, cu plus: ${labelIn(contrast, id)}`,
    durata: (id) => `Durata: ${content.services.find(({ slug }) => slug === id)?.title}`,
    firma: (id) =>
      ["operator", "operatorOptional"].map((group) => fieldAt(clinic, [group, id])?.title).find(Boolean),
  };
  const own: Record<string, string> = names;
  return [...collectFacts(content)].map(([name, value]) => {
    const [kind = "", id = ""] = name.split(/\.(.*)/);
    const shown = value.replace(/^\[de completat: (.*)\]$/, "urmează: $1") || "necompletat, rândul nu apare";
    return { name, label: own[name] ?? labels[kind]?.(id) ?? name, shown };
  });
}

/**
 * Makes a function that converts a text of a file to a readable form: tokens become their values, a link
 * becomes its label and address, and the signs of headings and bold text are removed.
 * @param files all files of the content, from which the values are read
 */
export function withoutMarkup(files: SourceFiles) {
  const values = new Map(quotedValues(files).map(({ name, shown }) => [name, shown]));
  return (text: string): string =>
    text
      .replaceAll(/\{\{\s*([^{}]*?)\s*\}\}/g, (token, name: string) => values.get(name) ?? token)
      .replaceAll(/\[([^[\]]*)\]\(([^()]*)\)/g, "$1 (→ $2)")
      .replaceAll(/^#+ /gm, "")
      .replaceAll("**", "");
}
