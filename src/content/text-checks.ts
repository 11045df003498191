import { cnp } from "stdnum/lib/cjs/ro/index.js";
import { formatPhone } from "#lib/format.ts";
import { hoursOn, WEEKDAYS } from "#lib/opening-hours.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import counties from "./counties.json" with { type: "json" };
import { type Content, contentPath, type Service } from "./files.ts";
import { servicePath } from "./routes.ts";
import rules from "./text-rules.json" with { type: "json" };
import type { Statement } from "./text-rules.ts";
import { collectFacts } from "./tokens.ts";

/** What a pattern of text-rules.json alone cannot tell: numbers, days and prices, beside the field that owns them. */

/** @returns what the rule's sentence needs when the text is wrong; nothing when it is right */
type Check = (
  match: RegExpExecArray,
  statement: Statement,
  content: Content,
) => object | false | "" | undefined;

const groupsOf = ({ groups = {} }: RegExpExecArray): Readonly<Record<string, string | undefined>> => groups;

/** A contact as the clinic's own are compared. */
const contact = (sign: string) =>
  sign.includes("@") ? sign : formatPhone(sign.replaceAll(/\D/g, "").replace(/^(00)?40/, "0"));

/** The token of a contact that is the clinic's. */
const ownContact = (sign: string, { clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact, "{{firma.dpoContact}}"],
  ]).get(contact(sign));

/** Whole lei of „1.015”. */
const lei = (written = "") => Number(written.replaceAll(".", ""));

/** The tokens that a sum may be meant by, „{{pret.cerebral}}”: on the page of an examination, those of its own prices. */
function priceTokens({ prices, services }: Content, file: string, sum: number): string {
  const same = prices.amounts.filter(({ amount }) => amount === sum).map(({ id }) => id);
  const service = services.find(({ slug }) => file === contentPath("services", slug));
  const listed = prices.rows.filter(({ href }) => service && href === servicePath(service.slug));
  const own = [...(service?.price.amounts ?? []), ...listed.map(({ pret }) => pret)];
  const known = same.some((id) => own.includes(id)) ? same.filter((id) => own.includes(id)) : same;
  return known.map((id) => `{{pret.${id}}}`).join(" sau ");
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
const preparationOf = (service?: Service) =>
  service?.preparationFacts.map(({ value }) => value).join(", ") ?? "";

export const CHECKS: Readonly<Record<string, Check>> = {
  cnp: ([sign]) => (sign.startsWith("CNP") || cnp.validate(sign.replaceAll(/\D/g, "")).isValid) && {},
  backwards(match) {
    const { from = "", to = "" } = groupsOf(match);
    // „2026–27” is a winter.
    const isShort = from.length === 4 && to.length === 2;
    return !isShort && Number(from) > Number(to) && {};
  },
  day(match) {
    const { weekday, day, month = "", year } = groupsOf(match);
    const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month), Number(day)));
    const isOther = weekday && year && WEEKDAYS[(date.getUTCDay() + 6) % 7] !== weekday;
    return (isOther || date.getUTCDate() !== Number(day)) && {};
  },
  token(match, _, content) {
    const { name = "" } = groupsOf(match);
    return !collectFacts(content).has(name) && { name };
  },
  /** Signs and units that a token's own value brings along. */
  unit(match, _, content) {
    const { before = "", name = "", unit } = groupsOf(match);
    const value = collectFacts(content).get(name) ?? "";
    const words = value.split(/\s+/);
    const last = words.at(-1) ?? "";
    const isUnit = unit && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
    return (isUnit || (before.endsWith("+") && value.startsWith("+"))) && { name, value: words.join(" ") };
  },
  title(match, _, { services }) {
    const { title, slug } = groupsOf(match);
    const own = services.find((service) => service.title === title);
    return own && own.slug !== slug && { slug: own.slug };
  },
  emergency(match, { value }) {
    const { number = "" } = groupsOf(match);
    // „Sunați la 8”: an hour, where nobody speaks of an emergency and no digit of 112 is missing.
    const isHour = Number(number) <= 24 && !["11", "12"].includes(number) && !/urgen/i.test(value);
    return !isHour && { number };
  },
  "own-contact"([sign], _, content) {
    const token = ownContact(sign, content);
    return token && { token };
  },
  /** Nor that of anybody whose site is linked beside it. */
  "foreign-contact"([sign], { value }, content) {
    const isOwned = value.split(/\n\s*\n/).every((part) => !part.includes(sign) || part.includes("https://"));
    const token = sign.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
    return !isOwned && !ownContact(sign, content) && { token };
  },
  "own-sum"(match, { file }, content) {
    const { from, to } = groupsOf(match);
    const token = !to && priceTokens(content, file, lei(from));
    return token && { token };
  },
  /** From a hundred lei: smaller ones are no examination's. */
  "other-sum"(match, _, { prices }) {
    const { from, to = from } = groupsOf(match);
    const extras = prices.contrast.flatMap(({ extra }) => [extra.from, extra.to]);
    const known = new Set([...prices.amounts.flatMap(({ amount, to }) => [amount, to]), ...extras]);
    return lei(from) >= 100 && ![from, to].every((sum) => known.has(lei(sum))) && {};
  },
  duration(match, { service }, { services }) {
    const { hours = "1", high = hours, low = high, unit } = groupsOf(match);
    const times = [low, high].map((time) => (PARTS[time] ?? numberOf(time)) * (unit === "minut" ? 1 : 60));
    const known = (service ? [service] : services).map(({ duration }) => duration.minutes);
    const [from, to] = [Math.min(...known.map(({ from }) => from)), Math.max(...known.map(({ to }) => to))];
    return times.some((time) => time < from || time > to) && { from, to, slug: service?.slug ?? "…" };
  },
  preparation([sign], { service, value }, { services }) {
    const known = service ? preparationOf(service) : services.map(preparationOf).join();
    const isMeant = service || /ciclu/i.test(value);
    return isMeant && !known.includes(sign) && { known: known || "nu are niciuna" };
  },
  "known-preparation": (_, { service }) => ({ known: preparationOf(service) }),
  result: ([sign], _, { faq, infoNotes }) => !JSON.stringify([faq, infoNotes]).includes(sign) && {},
  hour(match, _, { clinic }) {
    const { hour = "", minute = "00" } = groupsOf(match);
    const time = `${hour.padStart(2, "0")}:${minute}`;
    const known = [...clinic.openingHours, ...clinic.specialHours];
    return !known.some(({ opens, closes }) => opens === time || closes === time) && {};
  },
  count(match, { file, value }, content) {
    const { which = "", number = "", noun = "" } = groupsOf(match);
    const [, , list] = COUNTED.find(([nouns, files]) => nouns.test(noun) && files.test(file)) ?? [];
    if (!list || (!noun && !/toate/i.test(value))) return false;
    const count = list(content).length - (which.toLowerCase() === "celelalte" ? 1 : 0);
    return numberOf(number.toLowerCase()) !== count && { count };
  },
  score(match, _, { clinic: { rating } }) {
    const { said = "" } = groupsOf(match);
    return Number(said.replace(",", ".")) !== Number(rating.score) && { score: rating.score };
  },
  interval(match, _, { clinic }) {
    const [opens, closes] = [match.groups?.opens, match.groups?.closes].map((time = "") =>
      time.replace(".", ":").padStart(5, "0"),
    );
    const known = [...clinic.openingHours, ...clinic.specialHours];
    return !known.some((hours) => hours.opens === opens && hours.closes === closes) && {};
  },
  "closed-day"([sign], _, { clinic }) {
    const day = WEEKDAYS.find((name) => bareLetters(name).startsWith(bareLetters(sign)));
    return day && hoursOn(day, clinic.openingHours).length === 0 && { sign: day };
  },
  county(match, _, { clinic: { address } }) {
    const { county = "" } = groupsOf(match);
    const isCounty = Object.values(counties).some(([name]) => name === county);
    return isCounty && county !== address.region && { region: address.region };
  },
  address: ([sign], { value }, { clinic: { address } }) =>
    !value.includes(address.street) && !address.street.includes(sign) && {},
};

/** What holds of the content, or of the examination that a sentence is about. */
export const STATES: Readonly<
  Record<string, (statement: Statement, content: Content) => boolean | undefined>
> = {
  "contrast-included": ({ service }) => service?.price.contrast === "inclus",
  "contrast-apart": ({ service }) => service && service.price.contrast !== "inclus",
  "with-cas": ({ service }) => service?.isDecontCAS,
  "without-cas": ({ service }) => service && !service.isDecontCAS,
  "all-with-cas": (_, { services }) => services.every(({ isDecontCAS }) => isDecontCAS),
  "some-without-cas": (_, { services }) => services.some(({ isDecontCAS }) => !isDecontCAS),
  fasting: ({ service }) => service?.preparationFacts.some(({ label }) => /mâncare/i.test(label)),
  "cycle-days": ({ service }) => /zilele/.test(preparationOf(service)),
  "full-bladder": ({ service }) => /plin/.test(preparationOf(service)),
  "no-bladder-rule": ({ service }) => service && !/plin/.test(preparationOf(service)),
  "closed-days": (_, { clinic }) => WEEKDAYS.some((day) => hoursOn(day, clinic.openingHours).length === 0),
};
