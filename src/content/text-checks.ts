import { cnp } from "stdnum/lib/cjs/ro/index.js";
import { formatPhone } from "#lib/format.ts";
import { hoursOn, WEEKDAYS, weekdayOf } from "#lib/opening-hours.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import counties from "./counties.json" with { type: "json" };
import { type Content, contentPath, type Service } from "./files.ts";
import { servicePath } from "./routes.ts";
import rules from "./text-rules.json" with { type: "json" };
import type { PlacedText } from "./texts.ts";
import { collectFacts } from "./tokens.ts";

/** What a pattern of text-rules.json alone cannot tell: numbers, days and prices, beside the field that owns them. */

/** What a pattern found, and its named groups. */
type Found = { readonly sign: string } & Readonly<Record<string, string | undefined>>;

/** A text or a sentence of it, and the examination that it is about, if it is one. */
export interface Statement extends PlacedText {
  readonly service?: Service | undefined;
}

/** @returns whether the text is wrong, or what else the rule's sentence needs then */
type Check = (found: Found, statement: Statement, content: Content) => unknown;

/** The token of a contact that is the clinic's. */
const ownContact = (sign: string, { clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact, "{{firma.dpoContact}}"],
  ]).get(sign.includes("@") ? sign : formatPhone(sign.replaceAll(/\D/g, "").replace(/^(00)?40/, "0")));

/** Whole lei of „1.015”. */
const lei = (written = "") => Number(written.replaceAll(".", ""));

/** The tokens that a sum may be meant by, „{{pret.cerebral}}”: on the page of an examination, those of its own prices. */
function priceTokens({ prices, services }: Content, file: string, sum: number): string {
  const same = prices.amounts.filter(({ amount }) => amount === sum).map(({ id }) => id);
  const service = services.find(({ slug }) => file === contentPath("services", slug));
  const listed = prices.rows.filter(({ href }) => service && href === servicePath(service.slug));
  const page = new Set(service?.price.amounts).union(new Set(listed.map(({ pret }) => pret)));
  const own = same.filter((id) => page.has(id));
  return (own.length > 0 ? own : same).map((id) => `{{pret.${id}}}`).join(" sau ");
}

const NUMBERS = rules.pieces.number.split("|");
const numberOf = (word: string) =>
  Number(word) || NUMBERS.indexOf(word.replace(/^doi$/, "două").replace(/^o$/, "una")) + 1;
/** Parts of an hour in words. */
const PARTS: Readonly<Record<string, number>> = { sfert: 0.25, jumătate: 0.5, "trei sferturi": 0.75 };

type Counted = readonly [noun: RegExp, file: RegExp, list: (content: Content) => readonly unknown[]];

/** Lists that texts count, by the nouns that they count; „toate cele șase”, alone, are the examinations. */
const COUNTED: readonly Counted[] = [
  [/^$|investig|examin|pagini/, /./, ({ services }) => services.filter(({ draft }) => !draft)],
  [/condiți/, /./, ({ cas }) => cas.conditions],
  [/pași/, /cas/, ({ cas }) => cas.steps],
  [/acte|document/, /cas/, ({ cas }) => cas.requiredDocuments],
  [/not[ae]/, /servicii/, ({ infoNotes }) => infoNotes.items],
];

const MONTHS = rules.pieces.month.split("|");
/** Of a day without one: the year with 29 February. */
const LEAP_YEAR = 2028;

/** The rules of preparation that have figures. */
const preparationOf = ({ preparationFacts }: Service) =>
  preparationFacts.map(({ value }) => value).join(", ");

/** The weekday that begins like a word, where it has as many intervals as are doubtful. */
function hoursBegin(sign: string, { clinic }: Content, isDoubtful: (intervals: number) => boolean) {
  const day = WEEKDAYS.find((name) => bareLetters(name).startsWith(bareLetters(sign)));
  return day && isDoubtful(hoursOn(day, clinic.openingHours).length) && { sign: day };
}

/** What the clinic says elsewhere of the time until a result. */
const resultTerms = ({ faq, infoNotes }: Content) =>
  JSON.stringify([faq, infoNotes])
    .split(/[.;"\\]/)
    .filter((text) => /rezultat/i.test(text))
    .join();

export const CHECKS: Readonly<Record<string, Check>> = {
  cnp: ({ sign }) => sign.startsWith("CNP") || cnp.validate(sign.replaceAll(/\D/g, "")).isValid,
  // „2026–27” is a winter.
  backwards: ({ from = "", to = "" }) => !(from.length === 4 && to.length === 2) && Number(from) > Number(to),
  day({ weekday, day, month = "", year }) {
    const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month), Number(day)));
    const isOther = weekday && year && weekdayOf(date) !== weekday;
    return isOther || date.getUTCDate() !== Number(day);
  },
  token: ({ name = "" }, _, content) => !collectFacts(content).has(name),
  /** Signs and units that a token's own value brings along. */
  unit({ before = "", name = "", unit }, _, content) {
    const value = collectFacts(content).get(name) ?? "";
    const words = value.split(/\s+/);
    const last = words.at(-1) ?? "";
    const isUnit = unit && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
    return (isUnit || (before.endsWith("+") && value.startsWith("+"))) && { value: words.join(" ") };
  },
  title({ title, slug }, _, { services }) {
    const own = services.find((service) => service.title === title);
    return own && own.slug !== slug && { slug: own.slug };
  },
  // „Sunați la 8”: an hour, where nobody speaks of an emergency and no digit of 112 is missing.
  emergency: ({ number = "" }, { value }) =>
    Number(number) > 24 || ["11", "12"].includes(number) || /urgen/i.test(value),
  "own-contact"({ sign }, _, content) {
    const token = ownContact(sign, content);
    return token && { token };
  },
  /** Nor that of anybody whose site is linked beside it. */
  "foreign-contact"({ sign }, { value }, content) {
    const isOwned = value.split(/\n\s*\n/).every((part) => !part.includes(sign) || part.includes("https://"));
    const token = sign.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
    return !isOwned && !ownContact(sign, content) && { token };
  },
  "own-sum"({ from, to }, { file }, content) {
    const token = !to && priceTokens(content, file, lei(from));
    return token && { token };
  },
  /** From a hundred lei: smaller ones are no examination's. */
  "other-sum"({ from, to = from }, _, { prices }) {
    const extras = prices.contrast.flatMap(({ extra }) => [extra.from, extra.to]);
    const known = new Set([...prices.amounts.flatMap(({ amount, to }) => [amount, to]), ...extras]);
    return lei(from) >= 100 && ![from, to].every((sum) => known.has(lei(sum)));
  },
  duration({ hours = "1", high = hours, low = high, unit }, { service }, { services }) {
    const times = [low, high].map((time) => (PARTS[time] ?? numberOf(time)) * (unit === "minut" ? 1 : 60));
    const known = (service ? [service] : services).map(({ duration }) => duration.minutes);
    const [from, to] = [Math.min(...known.map(({ from }) => from)), Math.max(...known.map(({ to }) => to))];
    return times.some((time) => time < from || time > to) && { from, to, slug: service?.slug ?? "…" };
  },
  preparation({ sign }, { service, value }, { services }) {
    const known = (service ? [service] : services).map(preparationOf).join();
    const isMeant = service || /ciclu|fără mâncare/i.test(value);
    return isMeant && !known.includes(sign) && { known: known || "nu are niciuna" };
  },
  "known-preparation": (_, { service }) => service && { known: preparationOf(service) },
  result: ({ sign = "" }, _, content) => !resultTerms(content).includes(sign),
  hour({ hour = "", minute = "00" }, _, { clinic }) {
    const time = `${hour.padStart(2, "0")}:${minute}`;
    const known = [...clinic.openingHours, ...clinic.specialHours];
    return !known.some(({ opens, closes }) => opens === time || closes === time);
  },
  count({ which = "", number = "", noun = "" }, { file, value }, content) {
    const [, , list] = COUNTED.find(([nouns, files]) => nouns.test(noun) && files.test(file)) ?? [];
    if (!list || (!noun && !/toate/i.test(value))) return false;
    const count = list(content).length - (which.toLowerCase() === "celelalte" ? 1 : 0);
    return numberOf(number.toLowerCase()) !== count && { count };
  },
  score: ({ sign }, _, { clinic: { rating } }) =>
    Number(sign.replace(",", ".")) !== Number(rating.score) && rating,
  interval({ opens, closes }, _, { clinic }) {
    const known = [...clinic.openingHours, ...clinic.specialHours];
    const [from, to] = [opens, closes].map((time = "") => time.replace(".", ":").padStart(5, "0"));
    return !known.some(({ opens, closes }) => opens === from && closes === to);
  },
  "closed-day": ({ sign }, _, content) => hoursBegin(sign, content, (hours) => hours === 0),
  "open-day": ({ sign }, _, content) => hoursBegin(sign, content, (hours) => hours > 0),
  county({ county }, _, { clinic: { address } }) {
    const isCounty = Object.values(counties).some(([name]) => name === county);
    return isCounty && county !== address.region && { region: address.region };
  },
  "own-street"({ sign }, _, { clinic: { address } }) {
    const at = sign.indexOf(address.street.replace(/\d.*$/, ""));
    return at >= 0 && !`${address.street},`.startsWith(`${sign.slice(at)},`);
  },
  address: ({ sign }, { value }, { clinic: { address } }) =>
    !value.includes(address.street) && !address.street.includes(sign),
};

/** What holds of the content, or of the examination that a sentence is about; undefined where it is about none. */
export const STATES: Readonly<
  Record<string, (statement: Statement, content: Content) => boolean | undefined>
> = {
  "contrast-paid": ({ service }) => service && ![null, "inclus"].includes(service.price.contrast),
  "contrast-included": ({ service }) => service && service.price.contrast === "inclus",
  "with-cas": ({ service }) => service?.isDecontCAS,
  "all-with-cas": (_, { services }) => services.every(({ isDecontCAS }) => isDecontCAS),
  fasting: ({ service }) => service?.preparationFacts.some(({ label }) => /mâncare/i.test(label)),
  "cycle-days": ({ service }) => service && /zilele/.test(preparationOf(service)),
  "full-bladder": ({ service }) => service && /plin/.test(preparationOf(service)),
  "closed-days": (_, { clinic }) => WEEKDAYS.some((day) => hoursOn(day, clinic.openingHours).length === 0),
};
