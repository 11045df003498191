import { contentPath } from "../../../src/content/files.ts";
import type { SourceFiles } from "../../../src/content/read/read-files.ts";
import { servicePath } from "../../../src/content/routes.ts";
import { formatLei } from "../../../src/lib/format.ts";
import type { Difference } from "../../shared/changes.ts";
import { type FieldPath, fieldAt, rowsOf, type Values } from "../../shared/form-fields.ts";
import { entries, schemaOf, valuesAt } from "./documents.ts";

/** Finds changes that the content check allows, but that may be typing errors, and says why they may be. */

/**
 * The context of a change: the document's file, its values after the change (`wanted`), and the content
 * before the change (`files`).
 */
interface ChangeContext {
  file: string;
  wanted: Values;
  files: SourceFiles;
}

type Question = (difference: Difference, context: ChangeContext) => string | false | undefined;

const PRICES = contentPath("prices");

const at = (values: unknown, path: FieldPath) =>
  path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key], values);

/**
 * An examination's page and its row in the price list may refer to different amounts. If one of these amounts
 * changes, this function returns a sentence that names the other one, which may have to change too. An amount
 * that the same draft changes is not named.
 */
const otherAmount: Question = ({ path }, { wanted, files }) => {
  const id = at(wanted, [...path.slice(0, -1), "id"]);
  const others = entries(files, "services").flatMap(({ slug, values }) => {
    const own = (values.price as { amounts?: string[] } | undefined)?.amounts ?? [];
    const listed = rowsOf(wanted.rows)
      .filter(({ href }) => href === servicePath(slug))
      .map(({ pret }) => pret);
    const differing = listed.filter((amount) => !own.includes(String(amount)));
    if (differing.includes(id)) return own;
    return own.includes(String(id)) ? differing : [];
  });
  const saved = rowsOf(valuesAt(PRICES, files).amounts);
  const rows = rowsOf(wanted.amounts).filter(
    ({ id, amount }) => others.includes(id) && saved.some((old) => old.id === id && old.amount === amount),
  );
  const said = rows.map(({ label, amount }) => `„${label}”, ${formatLei(Number(amount))}`);
  return said.length > 0 && `Pentru aceeași investigație este și suma ${said.join("; ")}, care rămâne așa.`;
};

/** Describes a price change of more than 20 %, which may be a typing error. */
const priceQuestion: Question = ({ old, new: now }) => {
  const [before, after] = [Number(old), Number(now)];
  if (!(before > 0 && Math.abs(after - before) > before * 0.2)) return undefined;
  const percent = Math.round((after / before - 1) * 100);
  return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
};

/**
 * Describes the change of a phone number in which one digit differs or two digits have changed places, because
 * these are usual typing errors.
 */
const phoneQuestion: Question = ({ old, new: now }) => {
  const [before = "", after = ""] = [old, now].map((phone) => String(phone).replaceAll(/\D/g, ""));
  if (before.length !== after.length) return undefined;
  const differing = [...after].flatMap((digit, index) => (digit === before[index] ? [] : index));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return "Numărul diferă printr-o singură cifră.";
  const isSwap = differing.length === 2 && before[first] === after[second] && before[second] === after[first];
  return isSwap ? "Două cifre ale numărului și-au schimbat locul." : undefined;
};

/**
 * The functions that decide what the desk asks before it saves a change, by the kind or name of the field.
 */
const QUESTIONS: Record<string, Question[]> = {
  lei: [priceQuestion, otherAmount],
  phone: [phoneQuestion],
};

/** Returns all questions about a change as one text; undefined if there are none. */
export function questionAbout(difference: Difference, context: ChangeContext) {
  const { kind, path } = difference;
  if (kind === "removed" && context.file === PRICES)
    return "Rândul dispare de pe toate paginile care îl arată.";
  if (kind === "removed" || kind === "moved") return undefined;
  const names = [fieldAt(schemaOf(context.file), path)?.kind ?? "", String(path[0])];
  const said = names.flatMap((name) => QUESTIONS[name] ?? []).map((ask) => ask(difference, context));
  return [...new Set(said)].filter(Boolean).join(" ") || undefined;
}
