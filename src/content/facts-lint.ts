import { formatPhone } from "../lib/format.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";
import { type PlacedText, textsOf } from "./texts.ts";
import { collectFacts, tokensIn } from "./tokens.ts";

/** Facts in texts: tokens that name none, units said twice, values of the clinic written by hand. */

/** Tokens that name nothing, and signs or units that the token's own value brings along. */
export function tokenProblems(content: Content): Finding[] {
  const facts = collectFacts(content);
  return [...textsOf(content)].flatMap(({ file, path, value }) => {
    const found = (sign: string, remedy: string) => [{ file, path, sign, remedy }];
    const unknown = tokensIn(value)
      .filter(({ name }) => !facts.has(name))
      .flatMap(({ sign, name }) =>
        found(sign, `{{${name}}} nu este o valoare cunoscută; verificați numele dintre acolade`),
      );
    const doubled = [
      ...value.matchAll(/([+\p{L}]*)\s*\{\{\s*([^}]*?)\s*\}\}\s*((?:de\s+)?\p{L}*)/gu),
    ].flatMap(([whole, before = "", name = "", after = ""]) => {
      const words = (facts.get(name) ?? "").split(/\s+/);
      const unit = after.replace(/^de\s+/, "");
      const last = words.at(-1) ?? "";
      const isUnit = unit !== "" && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
      if (!isUnit && !(before.endsWith("+") && words[0]?.startsWith("+"))) return [];
      return found(
        whole.trim(),
        `{{${name}}} se scrie singur ca „${words.join(" ")}”; ștergeți ce îl repetă`,
      );
    });
    return [...unknown, ...doubled];
  });
}

/** Texts that people read about the clinic; its own fields are where its values belong. */
const isProse = ({ file, path }: PlacedText) =>
  file !== contentPath("prices") &&
  file !== contentPath("publishing") &&
  (file !== contentPath("clinic") || path[0] === "visit");

/** Also one with a digit too few or too many. */
const PHONE = /(?<!tel:|\d)(?:(?:\+|00)40[\s./-]?|0)(?:[2378]\d)(?:[\s./-]?\d){5,9}(?!\d)/g;
const EMAIL = /(?<![\p{L}\d.+-]|mailto:)[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const PRICE = /(?<![\d.,–-])(\d[\d.]*)(?:,00)?\s(?:de\s)?(?:lei|RON)(?!\p{L})/gu;

const national = (phone: string) => formatPhone(phone.replaceAll(/\D/g, "").replace(/^(00)?40/, "0"));

/** Phones and e-mail addresses in a text, as they are written and as the clinic's own are compared. */
const contactsIn = (text: string) => [
  ...[...text.matchAll(PHONE)].map(([sign]) => [sign, national(sign)] as const),
  ...[...text.matchAll(EMAIL)].map(([sign]) => [sign, sign] as const),
];

/** The token of each of the clinic's contacts. */
const ownContacts = ({ clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact ?? "", "{{firma.dpoContact}}"],
  ]);

/** The clinic's phones, e-mail address and prices, written by hand: the next change would pass a text by. */
export function handwrittenProblems(content: Content): Finding[] {
  const tokens = new Map([
    ...content.prices.amounts
      .toReversed()
      .map(({ id, amount }) => [String(amount), `{{pret.${id}}}`] as const),
    ...ownContacts(content),
  ]);
  return [...textsOf(content)].filter(isProse).flatMap(({ file, path, value }) => {
    const signs = [
      ...contactsIn(value),
      ...[...value.matchAll(PRICE)].map(([sign, lei = ""]) => [sign, lei.replaceAll(".", "")] as const),
    ];
    return signs.flatMap(([sign, fact]) => {
      const token = tokens.get(fact);
      const remedy = `„${sign}” este scris de mână; scrieți ${token}, ca să se schimbe peste tot deodată`;
      return token ? [{ file, path, sign, remedy }] : [];
    });
  });
}

/** Phones and e-mail addresses that are not the clinic's, unless their owner's site is linked beside them. */
export function foreignContactProblems(content: Content): Finding[] {
  const own = ownContacts(content);
  return [...textsOf(content)].filter(isProse).flatMap(({ file, path, value }) =>
    value
      .split(/\n\s*\n/)
      .filter((paragraph) => !paragraph.includes("https://"))
      .flatMap(contactsIn)
      .filter(([, fact]) => !own.has(fact))
      .map(([sign, fact]) => {
        const token = fact.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
        const remedy = `„${sign}” nu este al clinicii; scrieți ${token}, iar dacă este al altei instituții, puneți lângă el legătura spre site-ul ei`;
        return { file, path, sign, remedy };
      }),
  );
}

/** A contrast that the price includes, or that has no price, with a text that adds its cost. */
export function contrastProblems(content: Content): Finding[] {
  return content.services.flatMap(({ slug, price, ...service }) => {
    const file = contentPath("services", slug);
    if (price.contrast && price.contrast !== "inclus") return [];
    const [cost] = /\{\{(?:contrast|supliment)\.[^}]+\}\}/.exec(JSON.stringify({ ...service, price })) ?? [];
    const remedy = `nu are un cost, iar un text al investigației îl scrie (${cost}); alegeți costul sau schimbați textul`;
    return cost ? [{ file, path: ["price", "contrast"], remedy }] : [];
  });
}

const URGENT_CALL =
  /(?:suna[țt]i|sun|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?!112\b)(\d{1,4})(?![\d\s]*\d)(?!\s*(?:ore|zile|minute|de))/giu;

/** A text that calls another number than the emergency's at a place where people are told to call in a hurry. */
export const emergencyProblems = (content: Content): Finding[] =>
  [...textsOf(content)].flatMap(({ file, path, value }) =>
    [...value.matchAll(URGENT_CALL)].map(([sign, number]) => {
      const remedy = `numărul de urgență nu este ${number}; scrieți „sunați la {{urgenta}}”`;
      return { file, path, sign, remedy };
    }),
  );
