import { formatLei, formatPhone } from "../lib/format.ts";
import { hourOf, hoursOn, type OpeningHours, WEEKDAYS } from "../lib/opening-hours.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding } from "./problem.ts";
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
  const differing = [...wanted].flatMap((digit, index) => (digit === old[index] ? [] : index));
  const [first = 0, second] = differing;
  if (old.length !== wanted.length) return undefined;
  if (differing.length === 1) return "Numărul diferă printr-o singură cifră.";
  const isSwap =
    differing.length === 2 && old[first] === wanted[second ?? 0] && old[second ?? 0] === wanted[first];
  return isSwap ? "Două cifre ale numărului și-au schimbat locul." : undefined;
}

/** Hours in a week. */
function hoursOf(groups: readonly OpeningHours[]): number {
  const open = WEEKDAYS.flatMap((day) => hoursOn(day, groups));
  return open.reduce((sum, { opens, closes }) => sum + hourOf(closes) - hourOf(opens), 0);
}

const asked = (what: string, was: string) =>
  `${what} Publicat este: ${was}. Sigur? Dacă da, nu mai schimbați nimic`;

const FIGURES = /\d[\d.,:–]*(?: de)?(?: \p{L}+)?/gu;

/** Texts of which the figures alone are others: „2–5 ore” for „2–5 zile”. */
function figureDoubts(content: Content, published: Content): Finding[] {
  const key = ({ file, written }: Prose) => `${file} ${written.replaceAll(FIGURES, "#")}`;
  const before = Map.groupBy(proseOf(published), key);
  return proseOf(content)
    .filter(({ field }) => !/^(?:clinic|prices|legal|publishing|openDecisions)\./.test(field))
    .flatMap((text) => {
      const were = before.get(key(text)) ?? [];
      const [was] = were;
      if (!was || were.some(({ written }) => written === text.written)) return [];
      const [from, to] = [was, text].map(({ written }) => written.match(FIGURES)?.join("; "));
      return finding("figure-changed", text.file, text.path, asked(`Acum scrie „${to}”.`, `„${from}”`));
    });
}

/** The questions about all that has changed. @param published what the public reads today */
export function changeDoubts(content: Content, published: Content): Finding[] {
  const { clinic, prices, services } = content;
  const was = published.clinic;
  const phones = (["headerPhone", "footerPhone"] as const).flatMap((field) => {
    const doubt = !was.placeholders.includes(field) && phoneDoubt(was[field], clinic[field]);
    return doubt
      ? finding("phone-changed", contentPath("clinic"), [field], asked(doubt, formatPhone(was[field])))
      : [];
  });
  const isOtherWeek = isFar(hoursOf(was.openingHours), hoursOf(clinic.openingHours), USUAL.week);
  const isSunday = [was, clinic].map(({ openingHours }) => hoursOn("duminică", openingHours).length > 0);
  const week =
    isSunday[1] && !isSunday[0]
      ? "Clinica ar fi deschisă și duminica."
      : "Programul săptămânii se schimbă mult.";
  const hours =
    isOtherWeek || (isSunday[1] && !isSunday[0])
      ? [
          finding(
            "hours-changed",
            contentPath("clinic"),
            ["openingHours"],
            asked(week, `${hoursOf(was.openingHours)} ore pe săptămână`),
          ),
        ]
      : [];
  const amounts = prices.amounts.flatMap(({ id, amount, unit = "" }, index) => {
    const before = published.prices.amounts.find((row) => row.id === id);
    if (!before?.amount || !amount) return [];
    const isOther = unit !== (before.unit ?? "");
    const doubt = isOther ? "Se schimbă pentru ce este prețul." : priceDoubt(before.amount, amount);
    const path = ["amounts", index, isOther ? "unit" : "amount"];
    const was = `${formatLei(before.amount)} ${before.unit ?? ""}`.trim();
    return doubt ? finding("price-changed", contentPath("prices"), path, asked(doubt, was)) : [];
  });
  const contrast = prices.contrast.flatMap(({ id, extra }, index) => {
    const before = published.prices.contrast.find((row) => row.id === id)?.extra;
    if (!before || !(["from", "to"] as const).some((end) => isFar(before[end], extra[end], USUAL.contrast)))
      return [];
    const remedy = asked("Costul contrastului se schimbă mult.", `${before.from}–${before.to} lei`);
    return finding("contrast-changed", contentPath("prices"), ["contrast", index, "extra"], remedy);
  });
  const durations = services.flatMap(({ slug, duration: { minutes } }) => {
    const before = published.services.find((other) => other.slug === slug)?.duration.minutes;
    if (!before || !(["from", "to"] as const).some((end) => isFar(before[end], minutes[end], USUAL.duration)))
      return [];
    const remedy = asked("Durata se schimbă mult.", `${before.from}–${before.to} de minute`);
    return finding("duration-changed", contentPath("services", slug), ["duration", "minutes"], remedy);
  });
  return [...phones, ...hours, ...amounts, ...contrast, ...durations, ...figureDoubts(content, published)];
}
