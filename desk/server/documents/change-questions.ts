import type { Difference } from "../../shared/changes.ts";

/** Says why a change that the content check allows may be a typing error. */
type Question = (old: unknown, now: unknown) => string | undefined;

/** Describes a price change of more than 20 %. */
const priceQuestion: Question = (old, now) => {
  const [before, after] = [Number(old), Number(now)];
  if (!(before > 0 && Math.abs(after - before) > before * 0.2)) return undefined;
  const percent = Math.round((after / before - 1) * 100);
  return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
};

/** Describes the change of a phone number in which one digit differs or two digits have changed places. */
const phoneQuestion: Question = (old, now) => {
  const [before = "", after = ""] = [old, now].map((phone) => String(phone).replaceAll(/\D/g, ""));
  if (before.length !== after.length) return undefined;
  const differing = [...after].flatMap((digit, index) => (digit === before[index] ? [] : index));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return "Numărul diferă printr-o singură cifră.";
  const isSwap = differing.length === 2 && before[first] === after[second] && before[second] === after[first];
  return isSwap ? "Două cifre ale numărului și-au schimbat locul." : undefined;
};

/** The question that the desk asks before it saves a changed value, by the kind of the field. */
const QUESTIONS: Record<string, Question> = { lei: priceQuestion, phone: phoneQuestion };

/** Returns the question about a change; undefined if there is none. @param kind kind of the field */
export const questionAbout = ({ old, new: now }: Difference, kind = "") => QUESTIONS[kind]?.(old, now);
