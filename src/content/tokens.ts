import {
  formatDay,
  formatExtra,
  formatLei,
  formatLeiInProse,
  formatMinutes,
  formatPhone,
} from "../lib/format.ts";
import { formatOpeningHours } from "../lib/opening-hours.ts";
import { bindNumbers } from "../lib/typography.ts";
import type { Content } from "./files.ts";

/** What `{{…}}` may hold, with the text that replaces it. */
export type Facts = ReadonlyMap<string, string>;

/** A token; its first group is the name. */
export const TOKEN = /\{\{\s*([^}]*?)\s*\}\}/g;

/** The marked gap that stands in a legal text for a fact that nobody has filled in yet. */
const gap = (name: string) => `[de completat: ${name}]`;

/** Finds such gaps in a text. */
export const GAP = /\[de completat: [^\]]+\]/g;

/** Every fact that a text may quote, already written as Romanian readers expect it. */
export function collectFacts({
  clinic,
  prices,
  services,
  ui,
}: Pick<Content, "clinic" | "prices" | "services" | "ui">): Facts {
  // What to show for a fact that is not known yet: its name, between „[de completat: ” and „]”.
  const gapNames: Readonly<Record<string, string>> = ui.gaps;
  const facts = new Map<string, string>([
    // The European emergency number (Directive (EU) 2018/1972, article 109).
    ["urgenta", "112"],
    ["clinica.nume", clinic.name],
    ["clinica.telefon", formatPhone(clinic.footerPhone)],
    ["clinica.telefon-programari", formatPhone(clinic.headerPhone)],
    ["clinica.nume-telefon", clinic.phoneNames.footer],
    ["clinica.nume-telefon-programari", clinic.phoneNames.header],
    ["clinica.email", clinic.email],
    ["clinica.adresa", `${clinic.address.street}, ${clinic.address.locality}`],
    ["clinica.program", formatOpeningHours(clinic.openingHours)],
    ["clinica.scor", String(Number(clinic.rating.score)).replace(".", ",")],
    [
      "clinica.data-scor",
      clinic.rating.checked ? formatDay(clinic.rating.checked) : gap(gapNames.ratingChecked as string),
    ],
  ]);
  for (const { id, amount } of prices.amounts) facts.set(`pret.${id}`, formatLei(amount));
  for (const { id, extra } of prices.contrast) {
    facts.set(`contrast.${id}`, formatLeiInProse(extra));
    facts.set(`supliment.${id}`, formatExtra(extra));
  }
  for (const { slug, duration } of services) {
    facts.set(`durata.${slug}`, formatMinutes(duration.minutes));
  }
  for (const [field, value] of Object.entries(clinic.operator)) {
    facts.set(`firma.${field}`, value ?? gap(gapNames[field] ?? field));
  }
  for (const [field, value] of Object.entries(clinic.operatorOptional)) {
    facts.set(`firma.${field}`, value ?? "");
  }
  return facts;
}

/** A Markdown text without the lines that quote an optional fact which nobody has filled in. */
export function withoutEmptyLines(text: string, facts: Facts): string {
  const quotesNone = (line: string) =>
    [...line.matchAll(TOKEN)].every(([, name = ""]) => facts.get(name) !== "");
  return text.split("\n").filter(quotesNone).join("\n");
}

/**
 * A text as it stands on the page: facts filled in, numbers tied to their units.
 * @throws when a token names no fact; the content check reports it earlier, with its file.
 */
export function fillIn(text: string, facts: Facts): string {
  const filled = text.replaceAll(TOKEN, (_, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new Error(`Unknown token {{${name}}}`);
    return value;
  });
  return bindNumbers(filled);
}

/** `fillIn` for every string inside a value. */
export function fillInAll<T>(value: T, facts: Facts): T {
  if (typeof value === "string") return fillIn(value, facts) as T;
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts)) as T;
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInAll(item, facts)])) as T;
  }
  return value;
}
