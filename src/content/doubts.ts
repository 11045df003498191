import { formatLei, formatPhone } from "#lib/format.ts";
import { hourOf, hoursOn, WEEKDAYS } from "#lib/opening-hours.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding, type Path } from "./problem.ts";
import { type Prose, proseOf } from "./texts.ts";

/** What has changed a lot since it was published: meant, or a slip of the keyboard. */

/** Part of its old value by which a number may change without a question. */
const USUAL = { price: 0.2, contrast: 0.5, duration: 0.5, week: 0.45 };

const isFar = (before: number, now: number, usual: number) => Math.abs(now - before) > before * usual;

/** The question about a price; nothing for a usual change. @param before whole lei, as @param now */
export function priceDoubt(before: number, now: number): string | undefined {
  const percent = Math.round((now / before - 1) * 100);
  if (!isFar(before, now, USUAL.price)) return undefined;
  return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
}

/** The question about a phone that differs in a digit, or in two that changed places. */
export function phoneDoubt(before: string, now: string): string | undefined {
  const [old, wanted] = [before, now].map((phone) => phone.replaceAll(/\D/g, "")) as [string, string];
  if (old.length !== wanted.length) return undefined;
  const differing = [...wanted].flatMap((digit, index) => (digit === old[index] ? [] : index));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return "Numărul diferă printr-o singură cifră.";
  const isSwap = differing.length === 2 && old[first] === wanted[second] && old[second] === wanted[first];
  return isSwap ? "Două cifre ale numărului și-au schimbat locul." : undefined;
}

/** Numbers of the content, each with its name, its place, and how a person reads it. */
interface Figure {
  readonly rule: string;
  readonly name: string;
  readonly file: string;
  readonly path: Path;
  readonly numbers: readonly number[];
  readonly usual: number;
  readonly shown: string;
}

function figuresOf({ clinic, prices, services }: Content): Figure[] {
  const hours = WEEKDAYS.flatMap((day) => hoursOn(day, clinic.openingHours));
  const week = hours.reduce((sum, { opens, closes }) => sum + hourOf(closes) - hourOf(opens), 0);
  const file = contentPath("prices");
  return [
    {
      rule: "hours-changed",
      name: "week",
      file: contentPath("clinic"),
      path: ["openingHours"],
      numbers: [week],
      usual: USUAL.week,
      shown: `${week} ore pe săptămână`,
    },
    ...prices.contrast.map(({ id, extra: { from, to } }, index) => ({
      rule: "contrast-changed",
      name: id,
      file,
      path: ["contrast", index, "extra"],
      numbers: [from, to],
      usual: USUAL.contrast,
      shown: `${from}–${to} lei`,
    })),
    ...services.map(({ slug, duration: { minutes } }) => ({
      rule: "duration-changed",
      name: slug,
      file: contentPath("services", slug),
      path: ["duration", "minutes"],
      numbers: [minutes.from, minutes.to],
      usual: USUAL.duration,
      shown: `${minutes.from}–${minutes.to} de minute`,
    })),
  ];
}

function figureDoubts(content: Content, published: Content): Finding[] {
  const before = new Map(figuresOf(published).map((figure) => [figure.rule + figure.name, figure]));
  return figuresOf(content).flatMap(({ rule, name, file, path, numbers, usual }) => {
    const was = before.get(rule + name);
    const isOther = was?.numbers.some((old, index) => isFar(old, numbers[index] ?? 0, usual));
    return isOther ? finding(rule, file, path, { was: was?.shown }) : [];
  });
}

function priceDoubts({ prices }: Content, published: Content): Finding[] {
  return prices.amounts.flatMap(({ id, amount, unit = "" }, index) => {
    const before = published.prices.amounts.find((row) => row.id === id);
    if (!before) return [];
    const isOther = unit !== (before.unit ?? "");
    const doubt = isOther ? "Se schimbă pentru ce este prețul." : priceDoubt(before.amount, amount);
    const path = ["amounts", index, isOther ? "unit" : "amount"];
    const was = `${formatLei(before.amount)} ${before.unit ?? ""}`.trim();
    return doubt ? finding("price-changed", contentPath("prices"), path, { doubt, was }) : [];
  });
}

/** What is paid beside the price, or has become part of it. */
const costDoubts = ({ services }: Content, published: Content): Finding[] =>
  services.flatMap(({ slug, price: { contrast } }) => {
    const before = published.services.find((other) => other.slug === slug)?.price.contrast;
    const isOther = before !== undefined && before !== contrast;
    const was = before ?? "la telefon";
    return isOther
      ? finding("contrast-changed", contentPath("services", slug), ["price", "contrast"], { was })
      : [];
  });

function clinicDoubts({ clinic }: Content, { clinic: was }: Content): Finding[] {
  const file = contentPath("clinic");
  const phones = (["headerPhone", "footerPhone"] as const).flatMap((field) => {
    const doubt = !was.placeholders.includes(field) && phoneDoubt(was[field], clinic[field]);
    return doubt ? finding("phone-changed", file, [field], { doubt, was: formatPhone(was[field]) }) : [];
  });
  const [before, now] = [was, clinic].map(({ openingHours }) => hoursOn("duminică", openingHours).length);
  return [...phones, ...(now && !before ? [finding("sunday-opened", file, ["openingHours"])] : [])];
}

/** What carries the sense of a text in few letters: figures, tokens, addresses, words that have an opposite. */
const FIGURES =
  /\{\{[^}]*\}\}|https?:[^\s)]+|[\w.+-]+@[\w.-]+|\d[\d.,:–]*(?: de)?(?: \p{L}+)?|(?<!\p{L})(?:cu|fără|nu|stâng|drept|dreapt|plin|gol|goal|înainte|după|prim|ultim|toate|numai|doar)\p{L}*(?!\p{L})/gu;

const figuresIn = ({ written }: Prose) => written.match(FIGURES) ?? [];
/** Those of a row that are not the same in another. */
const others = (row: readonly string[], than: readonly string[]) =>
  row.filter((figure, index) => figure !== than[index]).join("; ");

/** Texts of which the figures alone are others: „2–5 ore” for „2–5 zile”. */
function textDoubts(content: Content, published: Content): Finding[] {
  const key = ({ file, written }: Prose) => `${file} ${written.replaceAll(FIGURES, "#")}`;
  const known = Map.groupBy(proseOf(published), key);
  return proseOf(content)
    .filter(({ field }) => !/^(?:clinic|prices|publishing|openDecisions)\./.test(field))
    .flatMap((text) => {
      const were = known.get(key(text)) ?? [];
      const [first] = were;
      if (!first || were.some(({ written }) => written === text.written)) return [];
      const [before, after] = [figuresIn(first), figuresIn(text)];
      const [was, now] = [others(before, after), others(after, before)];
      return finding("figure-changed", text.file, text.path, { was, now });
    });
}

/** The questions about all that has changed. @param published what the public reads today */
export const changeDoubts = (content: Content, published: Content): Finding[] =>
  [clinicDoubts, priceDoubts, costDoubts, figureDoubts, textDoubts].flatMap((doubts) =>
    doubts(content, published),
  );
