import type { Difference } from "../differences.ts";
import { kindOf, type Schema } from "../fields.ts";
import { isFields } from "../rows.ts";
import type { Values } from "../shared.ts";

/** What is right by every rule and yet looks like a slip of the hand: asked about, never forbidden. */

/** Part of its old amount by which a price may change without a question. */
const USUAL = 0.2;

/** Shortest opening that nobody asks about, in minutes. */
const SHORTEST = 60;

const minutes = (time: unknown) => Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3));

const digits = (value: unknown) => String(value ?? "").replaceAll(/\D/g, "");

/** The question about a changed or added value; undefined when there is none. */
export function doubtOf(
  field: Schema,
  { path, old, new: value }: Difference,
  wanted: Values,
): string | undefined {
  const group = path.slice(0, -1).reduce<unknown>((at, key) => (at as Values | undefined)?.[key], wanted);
  const row = isFields(value) ? value : isFields(group) ? group : {};
  const kind = kindOf(field);
  if (kind === "lei" && typeof old === "number" && typeof value === "number") {
    const percent = Math.round((value / old - 1) * 100);
    if (Math.abs(value - old) > old * USUAL)
      return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
  }
  if ((kind === "time" || isFields(value)) && minutes(row.closes) - minutes(row.opens) < SHORTEST)
    return "Programul este mai scurt de o oră.";
  const isPast = String(row.to ?? row.from) < new Date().toISOString().slice(0, 10);
  if (path[0] === "closingDays" && value && isPast) return "Zilele au trecut deja.";
  if (kind === "phone") {
    const [before, now] = [digits(old), digits(value)];
    const differing = [...now].filter((digit, index) => digit !== before[index]).length;
    if (before.length === now.length && differing === 1) return "Numărul diferă printr-o singură cifră.";
  }
  return undefined;
}
