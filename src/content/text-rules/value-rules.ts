import { cnp } from "stdnum/lib/cjs/ro/index.js";
import { formatPhone } from "#lib/format.ts";
import { type Content, contentPath, serviceOfFile } from "../files.ts";
import { memoize } from "../memoize.ts";
import { collectFacts, TOKEN } from "../tokens.ts";
import { foreignPrices, priceTokens, sumsIn } from "./prices-in-text.ts";
import { hit, type TextRule } from "./text-rule.ts";

/**
 * Matches e-mail addresses, and phone numbers with 7 to 12 digits, so that a number with missing or extra
 * digits is found, too.
 */
const CONTACT =
  /(?<!tel:|\d)(?:(?:\+|00)40[\s./-]?|0)[2378]\d(?:[\s./-]?\d){4,9}(?!\d)|(?<![\p{L}\d._+-]|mailto:)[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

/** The phone numbers and e-mail addresses in a text, without duplicates. */
const contactsIn = memoize((text) => new Set([...text.matchAll(CONTACT)].map(([excerpt]) => excerpt)));

/**
 * Matches fields in which contact details and sums need not be tokens: prices.yaml and clinic.yaml (except
 * `visit`) contain the values that the tokens insert, and publishing.yaml contains no texts for visitors.
 */
const OWNERS = /^(?:prices|publishing|clinic(?!\.visit))\./;

/**
 * The token to write instead of a phone number or e-mail address. It is undefined if the number or address is
 * not the clinic's.
 */
const ownContact = (excerpt: string, { clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact, "{{firma.dpoContact}}"],
  ]).get(
    excerpt.includes("@") ? excerpt : formatPhone(excerpt.replaceAll(/\D/g, "").replace(/^(00)?40/, "0")),
  );

const byHand = (excerpt: string, token: string) =>
  hit(
    excerpt,
    `„${excerpt}” este scris de mână; puneți în loc valoarea ${token}, ca să se schimbe peste tot deodată`,
  );

/** Rules about tokens, contact details, amounts of money and the clinic's rating, and about personal data. */
export const VALUE_RULES: readonly TextRule[] = [
  {
    name: "cnp",
    level: "error",
    reads: "written",
    *find(value) {
      for (const [excerpt] of value.matchAll(/(?:CNP\S*\s*)?(?<!\d)[1-9](?:[\s.-]?\d){12}(?!\d)/gu))
        if (excerpt.startsWith("CNP") || cnp.validate(excerpt.replaceAll(/\D/g, "")).isValid)
          yield hit(excerpt, "are un CNP; ștergeți-l: datele unei persoane nu ajung pe site");
    },
    wrong: "CNP 1 800101 350016.",
    right: "Codul EAN este 5941234567899.",
  },
  {
    name: "unknown-token",
    level: "error",
    reads: "written",
    usesFacts: true,
    *find(value, _, content) {
      for (const [excerpt, name = ""] of value.matchAll(TOKEN))
        if (!collectFacts(content).has(name))
          yield hit(excerpt, `{{${name}}} nu este o valoare cunoscută; verificați numele dintre acolade`);
    },
    wrong: "Sunați la {{clinica.fax}}.",
    right: "Sunați la {{clinica.telefon}}.",
  },
  {
    name: "unit-twice",
    level: "error",
    reads: "written",
    usesFacts: true,
    *find(value, _, content) {
      if (!value.includes("{{")) return;
      const pattern = /([+\p{L}]{0,20})\s{0,3}\{\{([^{}]*)\}\}\s{0,3}(?:de\s{1,3})?(\p{L}*)/gu;
      for (const [excerpt, before = "", token = "", unit] of value.matchAll(pattern)) {
        const name = token.trim();
        const shown = collectFacts(content).get(name) ?? "";
        const last = shown.split(/\s+/).at(-1) ?? "";
        const isUnit = unit && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
        if (isUnit || (before.endsWith("+") && shown.startsWith("+")))
          yield hit(excerpt.trim(), `{{${name}}} se scrie singur ca „${shown}”; ștergeți ce îl repetă`);
      }
    },
    wrong: "Costă {{pret.mic}} lei.",
    right: "Costă {{pret.mic}}.",
  },
  {
    name: "emergency-number",
    level: "error",
    reads: "written",
    *find(value) {
      const pattern =
        /(?:suna[țt]i|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?:(?:112|\{\{urgenta\}\}),?\s(?:sau|ori|și)\s(?:la\s)?)?(?!112\b|(?:19|20)\d\d\b)(\d{1,4})(?![\d\s]*\d|\s?[:.,/–-]\s?\d|\s?%)(?!\s(?:de|or[ăe]|zi|zile|minut\p{L}*|săptămân\p{L}*|lun[ăi]|ani?|lei)(?!\p{L}))/giu;
      for (const [excerpt, number = ""] of value.matchAll(pattern))
        if (Number(number) > 24 || ["11", "12"].includes(number) || /urgen/i.test(value))
          yield hit(excerpt, `numărul de urgență nu este ${number}; puneți în loc valoarea {{urgenta}}`);
    },
    wrong: "În caz de urgență, sunați la 113.",
    right: "În caz de urgență, sunați la {{urgenta}}.",
  },
  {
    name: "by-hand",
    level: "error",
    reads: "written",
    except: OWNERS,
    usesFacts: true,
    *find(value, text, content) {
      for (const excerpt of contactsIn(value)) {
        const token = ownContact(excerpt, content);
        if (token) yield byHand(excerpt, token);
      }
      for (const { excerpt, from, to } of sumsIn(value)) {
        const token = to === undefined && priceTokens(content, text, excerpt, from);
        if (token) yield byHand(excerpt, `${token} (aduce și cuvântul „lei”)`);
      }
    },
    wrong: "Sunați la 0256 000 000.",
    right: "Sunați la {{clinica.telefon}}.",
  },
  {
    name: "foreign-contact",
    level: "warning",
    reads: "written",
    except: OWNERS,
    usesFacts: true,
    *find(value, _, content) {
      // Contact details of another institution are allowed in a paragraph that links to its site.
      const parts = value.split(/\n\s*\n/);
      for (const excerpt of contactsIn(value)) {
        const isLinked = parts.every((part) => !part.includes(excerpt) || part.includes("https://"));
        if (isLinked || ownContact(excerpt, content)) continue;
        const token = excerpt.includes("@")
          ? "{{clinica.email}}"
          : "{{clinica.telefon-programari}} (numărul pentru programări) sau {{clinica.telefon}} (numărul din subsol)";
        yield hit(
          excerpt,
          `„${excerpt}” nu este al clinicii; puneți în loc valoarea ${token}, iar dacă este al altei instituții, puneți lângă el legătura spre site-ul ei`,
        );
      }
    },
    wrong: "Sunați la 0722 123 456.",
    right: "Sunați la 0722 123 456, [Casa de Asigurări](https://www.cnas.ro).",
  },
  {
    name: "other-price",
    level: "warning",
    reads: "written",
    except: /^(?:prices|legal|publishing|clinic(?!\.visit))\./,
    usesFacts: true,
    *find(value, { file }, content) {
      const { prices } = content;
      const service = serviceOfFile(file, content.services);
      for (const { excerpt, owner } of service ? foreignPrices(value, service, content) : [])
        yield hit(
          excerpt,
          `${excerpt} este prețul de la „${owner.title}”; puneți prețul investigației „${service?.title}”, sau scrieți în text numele celeilalte investigații`,
        );
      const extras = prices.contrast.flatMap(({ extra }) => [extra.from, extra.to]);
      const known = new Set([...prices.amounts.flatMap(({ amount, to }) => [amount, to]), ...extras]);
      // Amounts below 100 lei are not checked, because they cannot be prices of examinations.
      for (const { excerpt, from, to = from } of sumsIn(value))
        if (from >= 100 && ![from, to].every((sum) => known.has(sum)))
          yield hit(
            excerpt,
            `„${excerpt}” nu este printre prețuri; puneți în loc valoarea unui preț, sau adăugați suma în ${contentPath("prices")}`,
          );
    },
    wrong: "Costă 800 lei.",
    right: "O copie pe CD costă 50 lei.",
  },
  {
    name: "other-score",
    level: "warning",
    reads: "shown",
    usesFacts: true,
    *find(value, _, { clinic: { rating } }) {
      const pattern = /(?:scor|nota|rating|Google|stele)[^.\d]{0,30}(\d[.,]\d)(?!\d)/giu;
      for (const [, excerpt = ""] of value.matchAll(pattern))
        if (Number(excerpt.replace(",", ".")) !== Number(rating.score))
          yield hit(
            excerpt,
            `„${excerpt}” nu este scorul clinicii, ${rating.score}; puneți în loc valoarea {{clinica.scor}}`,
          );
    },
    wrong: "Scorul nostru pe Google este 4,2.",
    right: "Scorul nostru pe Google este {{clinica.scor}}.",
  },
];
