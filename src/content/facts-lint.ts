import { formatPhone, phoneHref } from "../lib/format.ts";
import { asRich, inlineParts } from "../lib/rich-text.ts";
import { allPages, legalPath, servicePath } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import { chapterAnchor } from "./legal-document.ts";
import { type Finding, firstIn, type Match, type Patterns } from "./problem.ts";
import { findIn, type PlacedText, textsOf } from "./texts.ts";
import { collectFacts, type Facts, tokensIn } from "./tokens.ts";

/** Facts in texts: tokens and links that lead nowhere, units said twice, values of the clinic written by hand. */

/** Tokens that name nothing, and signs or units that the token's own value brings along. */
function tokenSlips(value: string, facts: Facts): Match[] {
  const unknown = tokensIn(value)
    .filter(({ name }) => !facts.has(name))
    .map(({ sign, name }) => {
      const remedy = `{{${name}}} nu este o valoare cunoscută; verificați numele dintre acolade`;
      return { rule: "unknown-token", sign, remedy };
    });
  const around = value.matchAll(/([+\p{L}]*)\s*\{\{\s*([^}]*?)\s*\}\}\s*((?:de\s+)?\p{L}*)/gu);
  const doubled = [...around].flatMap(([whole, before = "", name = "", after = ""]) => {
    const words = (facts.get(name) ?? "").split(/\s+/);
    const unit = after.replace(/^de\s+/, "");
    const last = words.at(-1) ?? "";
    const isUnit = unit !== "" && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
    if (!isUnit && !(before.endsWith("+") && words[0]?.startsWith("+"))) return [];
    const remedy = `{{${name}}} se scrie singur ca „${words.join(" ")}”; ștergeți ce îl repetă`;
    return [{ rule: "unit-twice", sign: whole.trim(), remedy }];
  });
  return [...unknown, ...doubled];
}

/** Texts that people read about the clinic; its own fields are where its values belong. */
const isProse = ({ field }: PlacedText) => !/^(?:prices|publishing|clinic(?!\.visit))\./.test(field);

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
function handwritten(value: string, tokens: ReadonlyMap<string, string>): Match[] {
  const prices = [...value.matchAll(PRICE)].map(
    ([sign, lei = ""]) => [sign, lei.replaceAll(".", "")] as const,
  );
  return [...contactsIn(value), ...prices].flatMap(([sign, fact]) => {
    const token = tokens.get(fact);
    const remedy = `„${sign}” este scris de mână; scrieți ${token}, ca să se schimbe peste tot deodată`;
    return token ? [{ rule: "by-hand", sign, remedy }] : [];
  });
}

/** Phones and e-mail addresses that are not the clinic's, unless their owner's site is linked beside them. */
export function foreignContactProblems(content: Content): Finding[] {
  const own = ownContacts(content);
  return findIn(textsOf(content).filter(isProse), ({ value }) =>
    value
      .split(/\n\s*\n/)
      .filter((paragraph) => !paragraph.includes("https://"))
      .flatMap(contactsIn)
      .filter(([, fact]) => !own.has(fact))
      .map(([sign, fact]) => {
        const token = fact.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
        const remedy = `„${sign}” nu este al clinicii; scrieți ${token}, iar dacă este al altei instituții, puneți lângă el legătura spre site-ul ei`;
        return { rule: "foreign-contact", sign, remedy };
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
    return cost ? [{ rule: "contrast-cost", file, path: ["price", "contrast"], remedy }] : [];
  });
}

/** Another number than the emergency's at a place where people are told to call in a hurry. */
const URGENT_CALL =
  /(?:suna[țt]i|sun|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?!112\b)(\d{1,4})(?![\d\s]*\d)(?!\s*(?:ore|zile|minute|de))/giu;

const urgentCalls = (value: string): Match[] =>
  [...value.matchAll(URGENT_CALL)].map(([sign, number]) => {
    const remedy = `numărul de urgență nu este ${number}; scrieți „sunați la {{urgenta}}”`;
    return { rule: "emergency-number", sign, remedy };
  });

function hrefsIn({ field, value }: PlacedText): string[] {
  if (field.endsWith(".href")) return [value];
  if (field === "legal.body") return [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);
  return inlineParts(asRich(value)).flatMap((part) => (part.kind === "link" ? [part.href] : []));
}

/** Paths of the examinations that nobody sees yet. */
export const draftPaths = ({ services }: Content): ReadonlySet<string> =>
  new Set(services.filter(({ draft }) => draft).map(({ slug }) => servicePath(slug)));

/** Addresses that a text may link to: every page, the chapters of legal documents, the clinic's own numbers. */
function destinations(content: Content): ReadonlySet<string> {
  const { headerPhone, footerPhone, email, operator } = content.clinic;
  return new Set([
    ...allPages(content).map(({ path }) => path),
    ...content.legal.flatMap(({ slug, body }) =>
      (body.match(/^## /gm) ?? []).map((_, index) => `${legalPath(slug)}#${chapterAnchor(index)}`),
    ),
    "tel:112",
    phoneHref(headerPhone),
    phoneHref(footerPhone),
    `mailto:${email}`,
    `mailto:${operator.dpoContact}`,
  ]);
}

/** What to write instead, by how an address begins. */
const LINKS: Patterns = {
  "half-link": [
    /^https:.*/,
    "adresa „%” nu este întreagă; copiați-o din browser, de exemplu https://www.cnas.ro",
  ],
  "http-link": [/^http:.*/, "adresa „%” nu este sigură; scrieți-o cu https://"],
  "phone-link": [
    /^tel:.*/,
    "„%” nu este telefonul clinicii; scrieți {{clinica.telefon}}, pagina îl leagă singură",
  ],
  "email-link": [/^mailto:.*/, "„%” nu este adresa clinicii; scrieți {{clinica.email}}"],
  "page-link": [/^.*/, "legătura „%” nu duce la nicio pagină; scrieți o cale existentă, de exemplu /contact"],
};

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Links that lead to no page of the site, to no place in it, or out of it by half. */
const deadLinks = (text: PlacedText, known: ReadonlySet<string>, drafts: ReadonlySet<string>): Match[] =>
  hrefsIn(text).flatMap((href) => {
    // Rows of menus and tables come when the page does.
    if (drafts.has(href) && !text.field.endsWith(".href"))
      return [{ rule: "page-link", sign: href, remedy: `pagina ${href} nu se vede încă; scoateți legătura` }];
    if (known.has(href) || WHOLE_ADDRESS.test(href)) return [];
    const [page = "", anchor] = href.split("#");
    const remedy = `legătura „${href}” duce la un loc care nu există; scrieți doar pagina: ${page}`;
    const isPage = known.has(page) && anchor !== undefined;
    return (isPage ? { rule: "place-link", sign: href, remedy } : firstIn(LINKS, href)) ?? [];
  });

/** What texts say of facts, and where they lead. */
export function factProblems(content: Content): Finding[] {
  const facts = collectFacts(content);
  const known = destinations(content);
  const drafts = draftPaths(content);
  const amounts = content.prices.amounts.toReversed();
  const tokens = new Map([
    ...amounts.map(({ id, amount }) => [String(amount), `{{pret.${id}}}`] as const),
    ...ownContacts(content),
  ]);
  return findIn(textsOf(content), (text) => [
    ...deadLinks(text, known, drafts),
    ...tokenSlips(text.value, facts),
    ...(isProse(text) ? handwritten(text.value, tokens) : []),
    ...urgentCalls(text.value),
  ]);
}
