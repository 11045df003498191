import { type Content, contentPath } from "#content/files.ts";
import { collectFacts } from "#content/fill/tokens.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { type FieldPath, fieldAt, fieldWords } from "../../shared/form-fields.ts";
import { checked, schemaOf } from "./documents.ts";

/** Matches a token; the first group is its name. */
const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A value of the content that texts can quote as a token. */
export interface QuotedValue {
  /** Name of the token, without its braces. */
  name: string;
  /** Description for people. */
  label: string;
  /** The text that the site shows for the token at the moment. */
  shown: string;
}

/** Field of clinic.yaml that the token `{{clinica.…}}` quotes. */
const CLINIC_FIELDS: Readonly<Record<string, FieldPath>> = {
  nume: ["name"],
  telefon: ["footerPhone"],
  "telefon-programari": ["headerPhone"],
  "nume-telefon": ["phoneNames", "footer"],
  "nume-telefon-programari": ["phoneNames", "header"],
  email: ["email"],
  adresa: ["address"],
  program: ["openingHours"],
  scor: ["rating", "score"],
  "data-scor": ["rating", "checked"],
};

/**
 * Returns the description of a quoted value, for people.
 * @param name name of the token: its kind, a dot, and the id of the value (`pret.cerebral`)
 * @param content undefined while the content has errors; only the clinic's values then have descriptions
 */
function labelOf(name: string, content: Content | undefined): string {
  const [kind = "", id = ""] = name.split(/\.(.*)/);
  const clinic = schemaOf(contentPath("clinic"));
  const { amounts = [], contrast = [] } = content?.prices ?? {};
  const labelIn = (rows: readonly { id: string; label: string }[]) =>
    rows.find((row) => row.id === id)?.label;
  const labels: Record<string, string | undefined> = {
    urgenta: "Numărul de urgență",
    clinica: CLINIC_FIELDS[id] && fieldWords(clinic, CLINIC_FIELDS[id]),
    firma: (fieldAt(clinic, ["operator", id]) ?? fieldAt(clinic, ["operatorOptional", id]))?.title,
    pret: `Prețul: ${labelIn(amounts) ?? id}`,
    contrast: `Costul contrastului, în propoziție: ${labelIn(contrast) ?? id}`,
    supliment: `Costul contrastului, cu plus: ${labelIn(contrast) ?? id}`,
    durata: `Durata: ${content?.services.find(({ slug }) => slug === id)?.title ?? id}`,
  };
  return labels[kind] ?? name;
}

/**
 * Replaces the tokens in a message for people by the descriptions of their values: „valoarea
 * {{clinica.email}}” becomes „valoarea „Adresa de e-mail a clinicii””.
 * @param files all files of the content
 */
export function withoutTokens(message: string, files: SourceFiles): string {
  if (!message.includes("{{")) return message;
  const { content } = checked(files);
  return message.replaceAll(TOKEN, (_, name: string) => `„${labelOf(name, content)}”`);
}

/** Returns all values that a text can quote, with their current texts; none while the content has errors. */
export function quotedValues(files: SourceFiles): QuotedValue[] {
  const { content } = checked(files);
  if (!content) return [];
  return [...collectFacts(content)].map(([name, value]) => {
    const shown = value.replace(/^\[de completat: (.*)\]$/, "urmează: $1") || "necompletat, rândul nu apare";
    return { name, label: labelOf(name, content), shown };
  });
}

/**
 * Makes a function that converts a text of a file to a readable form: tokens become their values, and words
 * replace the signs of links, bold text and headings.
 * @param files all files of the content, from which the values are read
 */
export function inPlainWords(files: SourceFiles) {
  const values = new Map(quotedValues(files).map(({ name, shown }) => [name, shown]));
  return (text: string): string =>
    text
      .replaceAll(TOKEN, (token, name: string) => values.get(name) ?? token)
      .replaceAll(/\[([^[\]]*)\]\(([^()]*)\)/g, "$1 (→ $2)")
      .replaceAll(/\*\*([^*]+)\*\*/g, "„$1” (îngroșat)")
      .replaceAll(/^## /gm, "Titlu: ")
      .replaceAll(/^### /gm, "Subtitlu: ");
}
