import { formatPhone, phoneHref } from "../lib/format.ts";
import { asRich, inlineParts } from "../lib/rich-text.ts";
import { allPages, legalPath, servicePath, TERMS_PATH } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import { chapterAnchor } from "./legal-document.ts";
import { allIn, type Finding, firstIn, type Match, type Patterns } from "./problem.ts";
import { findIn, type PlacedText, textsOf } from "./texts.ts";
import { collectFacts, TOKEN } from "./tokens.ts";

/** Facts in texts: tokens and links that lead nowhere, units said twice, values of the clinic written by hand. */

/** Texts that people read about the clinic; its own fields are where its values belong. */
const isProse = ({ field }: PlacedText) => !/^(?:prices|publishing|clinic(?!\.visit))\./.test(field);

/** Phones, also those with a digit too few or too many, and e-mail addresses. */
const CONTACT =
  /(?<!tel:|\d)(?:(?:\+|00)40[\s./-]?|0)(?:[2378]\d)(?:[\s./-]?\d){5,9}(?!\d)|(?<![\p{L}\d.+-]|mailto:)[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
const PRICE = /(?<![\d.,–-])(?<lei>\d[\d.]*)(?:,00)?\s(?:de\s)?(?:lei|RON)(?!\p{L})/u;

/** A short number after „sunați la”; times, years, quantities and the beginning of a longer number are none. */
const CALLED =
  /(?:suna[țt]i|sun|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?!112\b|(?:19|20)\d\d\b)(\d{1,4})(?![\d\s]*\d|\s?[:.,/–-]\s?\d|\s?%)(?!\s(?:de|or[ăe]|zi|zile|minut\p{L}*|secund\p{L}*|săptămân\p{L}*|lun[ăi]|ani?|lei|dimineața|seara|fix)(?!\p{L}))/iu;

/** A contact as the clinic's own are compared. */
const contact = (sign: string) =>
  sign.includes("@") ? sign : formatPhone(sign.replaceAll(/\D/g, "").replace(/^(00)?40/, "0"));

/** The token of each of the clinic's contacts. */
const ownContacts = ({ clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact ?? "", "{{firma.dpoContact}}"],
  ]);

/** The tokens that a sum may be meant by, „{{pret.cerebral}}”: on the page of an examination, those of its own prices. */
function priceTokens({ prices, services }: Content, file: string, lei: number): string {
  const same = prices.amounts.filter(({ amount }) => amount === lei).map(({ id }) => id);
  const service = services.find(({ slug }) => file === contentPath("services", slug));
  const listed = prices.rows.filter(({ href }) => service && href === servicePath(service.slug));
  const own = [...(service?.price.amounts ?? []), ...listed.map(({ pret }) => pret)];
  const known = same.some((id) => own.includes(id)) ? same.filter((id) => own.includes(id)) : same;
  return known.map((id) => `{{pret.${id}}}`).join(" sau ");
}

/** Phones and e-mail addresses that are not the clinic's, unless their owner's site is linked beside them. */
export function foreignContactProblems(content: Content): Finding[] {
  const own = ownContacts(content);
  const told = ([sign]: RegExpExecArray) => {
    if (own.has(contact(sign))) return "";
    const token = sign.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
    return `„${sign}” nu este al clinicii; scrieți ${token}, iar dacă este al altei instituții, puneți lângă el legătura spre site-ul ei`;
  };
  return findIn(textsOf(content).filter(isProse), ({ value }) =>
    value
      .split(/\n\s*\n/)
      .filter((paragraph) => !paragraph.includes("https://"))
      .flatMap((paragraph) => allIn({ "foreign-contact": [CONTACT, told] }, paragraph)),
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

function hrefsIn({ field, value }: PlacedText): string[] {
  if (field.endsWith(".href")) return [value];
  if (field === "legal.body") return [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);
  return inlineParts(asRich(value)).flatMap((part) => (part.kind === "link" ? [part.href] : []));
}

/** Paths of the examinations that nobody sees yet. */
export const draftPaths = ({ services }: Content): ReadonlySet<string> =>
  new Set(services.filter(({ draft }) => draft).map(({ slug }) => servicePath(slug)));

/** What to write instead, by how an address begins. */
const LINKS: Patterns = {
  "half-link": /^https:.*/,
  "http-link": /^http:.*/,
  "phone-link": /^tel:.*/,
  "email-link": /^mailto:.*/,
  "page-link": /^.*/,
};

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Links that lead to no page of the site, to no place in it, or out of it by half. */
function deadLinks(content: Content): (text: PlacedText) => Match[] {
  const { siteUrl, headerPhone, footerPhone, email, operator } = content.clinic;
  const known = new Set([
    ...allPages(content).map(({ path }) => path),
    ...content.legal.flatMap(({ slug, body }) =>
      (body.match(/^## /gm) ?? []).map((_, index) => `${legalPath(slug)}#${chapterAnchor(index)}`),
    ),
    TERMS_PATH,
    "tel:112",
    phoneHref(headerPhone),
    phoneHref(footerPhone),
    `mailto:${email}`,
    `mailto:${operator.dpoContact}`,
  ]);
  const drafts = draftPaths(content);
  return (text) =>
    hrefsIn(text).flatMap((href) => {
      const own = `„${href}” este o pagină de aici; scrieți doar calea: ${href.slice(siteUrl.length) || "/"}`;
      if (`${href}/`.startsWith(`${siteUrl}/`)) return { rule: "own-link", sign: href, remedy: own };
      const draft = `pagina ${href} nu se vede încă; scoateți legătura`;
      // Rows of menus and tables come when the page does.
      if (drafts.has(href) && !text.field.endsWith(".href"))
        return { rule: "page-link", sign: href, remedy: draft };
      if (known.has(href) || WHOLE_ADDRESS.test(href)) return [];
      const [page = "", anchor] = href.split("#");
      const remedy = `legătura „${href}” duce la un loc care nu există; scrieți doar pagina: ${page}`;
      const isPage = known.has(page) && anchor !== undefined;
      return (isPage ? { rule: "place-link", sign: href, remedy } : firstIn(LINKS, href)) ?? [];
    });
}

/** What texts say of facts, and where they lead. */
export function factProblems(content: Content): Finding[] {
  const facts = collectFacts(content);
  const linksIn = deadLinks(content);
  const own = ownContacts(content);
  const patterns: Patterns = {
    "unknown-token": [
      new RegExp(TOKEN, "u"),
      ([, name = ""]) =>
        !facts.has(name) && `{{${name}}} nu este o valoare cunoscută; verificați numele dintre acolade`,
    ],
    // Signs and units that the token's own value brings along.
    "unit-twice": [
      /([+\p{L}]*)\s*\{\{\s*([^}]*?)\s*\}\}\s*(?:de\s+)?(\p{L}*)/u,
      ([, before = "", name = "", unit]) => {
        const words = (facts.get(name) ?? "").split(/\s+/);
        const last = words.at(-1) ?? "";
        const isUnit = unit && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
        const isTwice = isUnit || (before.endsWith("+") && words[0]?.startsWith("+"));
        return isTwice && `{{${name}}} se scrie singur ca „${words.join(" ")}”; ștergeți ce îl repetă`;
      },
    ],
    "token-elsewhere": [
      /^(.+?): \{\{\s*durata\.([a-z\d-]+)\s*\}\}/u,
      ([, name, slug]) => {
        const own = content.services.find(({ title }) => title === name);
        return own && own.slug !== slug && `durata este a altei investigații; scrieți {{durata.${own.slug}}}`;
      },
    ],
    // The next change of a phone, an address or a price would pass a text by.
    // Another number than the emergency's at a place where people are told to call in a hurry.
    "emergency-number": [
      CALLED,
      ({ 1: number = "", input }) => {
        // „Sunați la 8”: an hour, where nobody speaks of an emergency and no digit of 112 is missing.
        if (Number(number) <= 24 && !["11", "12"].includes(number) && !/urgen/i.test(input)) return false;
        return `numărul de urgență nu este ${number}; scrieți „sunați la {{urgenta}}”`;
      },
    ],
  };
  /** The next change of a phone, an address or a price would pass a text by. */
  const byHand = ({ file }: PlacedText): Patterns => ({
    "by-hand": [
      new RegExp(`${CONTACT.source}|${PRICE.source}`, "u"),
      ([sign, lei]) => {
        const token = lei
          ? priceTokens(content, file, Number(lei.replaceAll(".", "")))
          : own.get(contact(sign));
        return token && `„${sign}” este scris de mână; scrieți ${token}, ca să se schimbe peste tot deodată`;
      },
    ],
  });
  return findIn(textsOf(content), (text) => [
    ...linksIn(text),
    ...allIn({ ...patterns, ...(isProse(text) && byHand(text)) }, text.value),
  ]);
}
