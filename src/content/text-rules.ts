import { cnp } from "stdnum/lib/cjs/ro/index.js";
import { formatPhone } from "#lib/format.ts";
import { hoursOn, WEEKDAYS, type Weekday, weekdayOf } from "#lib/opening-hours.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, contentPath, type Service } from "./files.ts";
import type { Problem } from "./problem.ts";
import { servicePath } from "./routes.ts";
import type { PlacedText } from "./texts.ts";
import { collectFacts } from "./tokens.ts";

/**
 * Rules about facts that a text must not contradict, and about data that must not be published. Each rule has a
 * message, and a wrong and a right text for its test (`text-rules.test.ts`). The rules do not judge the meaning of a
 * text: people do, and a doctor signs medical advice.
 */

/** A match of a rule, with a message in Romanian that the clinic's staff understand. */
export interface Hit {
  readonly sign: string;
  readonly message: string;
}

export interface TextRule {
  readonly name: string;
  readonly level: Problem["level"];
  /** `written`: the text in the file, with tokens. `shown`: the text on the page, without addresses and ids. */
  readonly reads: "written" | "shown";
  /** Fields to which the rule does not apply. */
  readonly except?: RegExp;
  find(value: string, text: PlacedText, content: Content): Iterable<Hit>;
  /** The test replaces the note of cas.yaml by each of these two texts. */
  readonly wrong: string;
  readonly right: string;
}

const hit = (sign: string, message: string): Hit => ({ sign, message });

const NAMED_TOKEN = /\{\{(?<name>[^{}]*)\}\}/gu;

const CONTACT =
  /(?<!tel:|\d)(?:(?:\+|00)40[\s./-]?|0)[2378]\d(?:[\s./-]?\d){5,9}(?!\d)|(?<![\p{L}\d._+-]|mailto:)[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;

const SUM =
  /(?<![\d.,+–-])(?<from>\d[\d.]*)(?:,00)?(?:–(?<to>\d[\d.]*)(?:,00)?)?\s(?:de\s)?(?:lei|RON)(?!\p{L})/gu;

/** The phone numbers and e-mail addresses in a text, without duplicates. */
const contactsIn = (text: string) => new Set([...text.matchAll(CONTACT)].map(([sign]) => sign));

const MONTHS =
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie".split(
    " ",
  );

/** A leap year, because a date without a year may be 29 February. */
const LEAP_YEAR = 2028;

/** Fields that contain the original contacts, amounts or hours, or that name other institutions. */
const OWNERS = /^(?:prices|publishing|clinic(?!\.visit))\./;

/** The token that replaces a contact of the clinic. */
const ownContact = (sign: string, { clinic }: Content) =>
  new Map([
    [formatPhone(clinic.headerPhone), "{{clinica.telefon-programari}}"],
    [formatPhone(clinic.footerPhone), "{{clinica.telefon}}"],
    [clinic.email, "{{clinica.email}}"],
    [clinic.operator.dpoContact, "{{firma.dpoContact}}"],
  ]).get(sign.includes("@") ? sign : formatPhone(sign.replaceAll(/\D/g, "").replace(/^(00)?40/, "0")));

/** Parses whole lei, such as „1.015”. */
const lei = (written = "") => Number(written.replaceAll(".", ""));

/** The tokens that an amount may stand for, „{{pret.cerebral}}”; on an examination's page those of its own prices. */
function priceTokens({ prices, services }: Content, file: string, sum: number): string {
  const same = prices.amounts.filter(({ amount }) => amount === sum).map(({ id }) => id);
  const service = services.find(({ slug }) => file === contentPath("services", slug));
  const listed = prices.rows.filter(({ href }) => service && href === servicePath(service.slug));
  const page = new Set(service?.price.amounts).union(new Set(listed.map(({ pret }) => pret)));
  const own = same.filter((id) => page.has(id));
  return (own.length > 0 ? own : same).map((id) => `{{pret.${id}}}`).join(" sau ");
}

const byHand = (sign: string, token: string) =>
  hit(sign, `„${sign}” este scris de mână; scrieți ${token}, ca să se schimbe peste tot deodată`);

/** The examination that a sentence is about: that of the file, or the only one that the sentence names. */
function serviceOf(sentence: string, { file }: PlacedText, { services }: Content): Service | undefined {
  const own = services.find(({ slug }) => file === contentPath("services", slug));
  const named = services.filter(({ title }) => sentence.includes(title));
  return own ?? (named.length === 1 ? named[0] : undefined);
}

const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!;])\s+(?=[„"(]?\p{Lu})/u);

/** The weekday that a word names, with or without its article: „sâmbătă”, „sâmbăta”. */
const weekdayNamed = (word: string) => WEEKDAYS.find((name) => bareLetters(name) === bareLetters(word));

/** Opening and closing times of the week and of days with special hours. */
const knownHours = ({ clinic }: Content) => [...clinic.openingHours, ...clinic.specialHours];

/**
 * Claims that are forbidden in medical advertising: Decision 20/2025 of the Romanian College of Physicians
 * (superlatives, comparisons, guarantees, discounts), Law 158/2008 (misleading and comparative advertising). The
 * patterns have no diacritics. `allowedIn`: fields in which the words are no claim; parking, for example, may be free.
 */
const ADVERTISING: readonly (readonly [what: string, words: RegExp, allowedIn?: RegExp])[] = [
  ["un superlativ", /\b(?:cel|cea|cei|cele) mai (?:bun|bine|performant|modern|rapid|ieftin|mic pret)\w*/],
  ["un superlativ", /\b(?:lider|numarul unu|unic[aiu]?l?|imbatabil\w*) (?:in|din|la|pe)\b/],
  ["o comparație", /\bmai (?:bun|ieftin|rapid|precis)\w* (?:decat|ca la)\b/],
  ["o garanție", /\bgarant(?:am|at|ata|ati|ate|eaza)\b/],
  ["o garanție", /\b100 ?%/],
  ["o promisiune de siguranță", /\b(?:fara (?:niciun )?risc(?:uri)?|complet sigur\w*)/],
  ["o reducere", /\b(?:reducere de|promotie|oferta speciala|black friday)/],
  ["o gratuitate", /\b(?:gratuit[aei]?|gratis)\b/, /^clinic\.visit\./],
];

/** The text in lower case without diacritics, with the same number of characters. */
const bare = (text: string) =>
  [...text]
    .map((letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()[0] ?? " ")
    .join("");

/** Matches a negation before a claim, in the same part of the sentence; a negated claim is allowed. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

export const TEXT_RULES: readonly TextRule[] = [
  {
    name: "cnp",
    level: "error",
    reads: "written",
    *find(value) {
      for (const [sign] of value.matchAll(/(?:CNP\S*\s*)?(?<!\d)[1-9](?:[\s.-]?\d){12}(?!\d)/gu))
        if (sign.startsWith("CNP") || cnp.validate(sign.replaceAll(/\D/g, "")).isValid)
          yield hit(sign, "are un CNP; ștergeți-l: datele unei persoane nu ajung pe site");
    },
    wrong: "CNP 1 800101 350016.",
    right: "Codul EAN este 5941234567899.",
  },
  {
    name: "unknown-token",
    level: "error",
    reads: "written",
    *find(value, _, content) {
      for (const { 0: sign, groups: { name = "" } = {} } of value.matchAll(NAMED_TOKEN))
        if (!collectFacts(content).has(name.trim()))
          yield hit(sign, `{{${name.trim()}}} nu este o valoare cunoscută; verificați numele dintre acolade`);
    },
    wrong: "Sunați la {{clinica.fax}}.",
    right: "Sunați la {{clinica.telefon}}.",
  },
  {
    name: "unit-twice",
    level: "error",
    reads: "written",
    *find(value, _, content) {
      const pattern = /([+\p{L}]{0,20})\s{0,3}\{\{([^{}]*)\}\}\s{0,3}(?:de\s{1,3})?(\p{L}*)/gu;
      for (const [sign, before = "", token = "", unit] of value.matchAll(pattern)) {
        const name = token.trim();
        const shown = collectFacts(content).get(name) ?? "";
        const last = shown.split(/\s+/).at(-1) ?? "";
        const isUnit = unit && [last, last.slice(0, 3), last === "lei" && "RON"].includes(unit);
        if (isUnit || (before.endsWith("+") && shown.startsWith("+")))
          yield hit(sign.trim(), `{{${name}}} se scrie singur ca „${shown}”; ștergeți ce îl repetă`);
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
        /(?:suna[țt]i|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?!112\b|(?:19|20)\d\d\b)(\d{1,4})(?![\d\s]*\d|\s?[:.,/–-]\s?\d|\s?%)(?!\s(?:de|or[ăe]|zi|zile|minut\p{L}*|săptămân\p{L}*|lun[ăi]|ani?|lei)(?!\p{L}))/giu;
      for (const [sign, number = ""] of value.matchAll(pattern))
        if (Number(number) > 24 || ["11", "12"].includes(number) || /urgen/i.test(value))
          yield hit(sign, `numărul de urgență nu este ${number}; scrieți „sunați la {{urgenta}}”`);
    },
    wrong: "În caz de urgență, sunați la 113.",
    right: "În caz de urgență, sunați la {{urgenta}}.",
  },
  {
    name: "by-hand",
    level: "error",
    reads: "written",
    except: OWNERS,
    *find(value, { file }, content) {
      for (const sign of contactsIn(value)) {
        const token = ownContact(sign, content);
        if (token) yield byHand(sign, token);
      }
      for (const { 0: sign, groups: { from, to } = {} } of value.matchAll(SUM)) {
        const token = !to && priceTokens(content, file, lei(from));
        if (token) yield byHand(sign, token);
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
    *find(value, _, content) {
      // Contacts of another institution are allowed in a paragraph that links to its site.
      const parts = value.split(/\n\s*\n/);
      for (const sign of contactsIn(value)) {
        const isLinked = parts.every((part) => !part.includes(sign) || part.includes("https://"));
        if (isLinked || ownContact(sign, content)) continue;
        const token = sign.includes("@") ? "{{clinica.email}}" : "{{clinica.telefon}}";
        yield hit(
          sign,
          `„${sign}” nu este al clinicii; scrieți ${token}, iar dacă este al altei instituții, puneți lângă el legătura spre site-ul ei`,
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
    *find(value, _, { prices }) {
      const extras = prices.contrast.flatMap(({ extra }) => [extra.from, extra.to]);
      const known = new Set([...prices.amounts.flatMap(({ amount, to }) => [amount, to]), ...extras]);
      // Amounts below 100 lei cannot be prices of examinations.
      for (const { 0: sign, groups: { from, to = from } = {} } of value.matchAll(SUM))
        if (lei(from) >= 100 && ![from, to].every((sum) => known.has(lei(sum))))
          yield hit(
            sign,
            `„${sign}” nu este printre prețuri; scrieți {{pret.…}} cu numele prețului, sau adăugați suma în foaia „Prețuri”`,
          );
    },
    wrong: "Costă 800 lei.",
    right: "O copie pe CD costă 50 lei.",
  },
  {
    name: "other-duration",
    level: "warning",
    reads: "shown",
    *find(value, text, content) {
      const pattern = /dur(?:eaz|at)[^;.]{0,200}?(?<![\p{L}\d])(?:(\d+)(?: și |–))?(\d+) (?:de )?minut/giu;
      for (const sentence of sentencesOf(value)) {
        if (!/investig|examin|RMN/i.test(sentence) && !text.field.endsWith("durationText")) continue;
        for (const [sign, low, high = ""] of sentence.matchAll(pattern)) {
          const service = serviceOf(sentence, text, content);
          const known = (service ? [service] : content.services).map(({ duration }) => duration.minutes);
          const from = Math.min(...known.map((minutes) => minutes.from));
          const to = Math.max(...known.map((minutes) => minutes.to));
          if ([low ?? high, high].every((minutes) => from <= Number(minutes) && Number(minutes) <= to))
            continue;
          const token = `{{durata.${service?.slug ?? "…"}}}`;
          yield hit(
            sign,
            `„${sign}” diferă de durata investigației, ${from}–${to} min; scrieți ${token} sau corectați una dintre ele`,
          );
        }
      }
    },
    wrong: "Investigația durează 300 de minute.",
    right: "Discuția de la recepție durează 5 minute.",
  },
  {
    name: "other-score",
    level: "warning",
    reads: "shown",
    *find(value, _, { clinic: { rating } }) {
      const pattern = /(?:scor|nota|rating|Google|stele)[^.\d]{0,30}(\d[.,]\d)(?!\d)/giu;
      for (const [, sign = ""] of value.matchAll(pattern))
        if (Number(sign.replace(",", ".")) !== Number(rating.score))
          yield hit(sign, `„${sign}” nu este scorul clinicii, ${rating.score}; scrieți {{clinica.scor}}`);
    },
    wrong: "Scorul nostru pe Google este 4,2.",
    right: "Scorul nostru pe Google este {{clinica.scor}}.",
  },
  {
    name: "other-hours",
    level: "warning",
    reads: "shown",
    except: /^clinic\./,
    *find(value, _, content) {
      const pattern = /(\d?\d[:.]\d\d)\s?[–-]\s?(\d?\d[:.]\d\d)/gu;
      for (const [sign, ...times] of value.matchAll(pattern)) {
        const [from, to] = times.map((time = "") => time.replace(".", ":").padStart(5, "0"));
        if (!knownHours(content).some(({ opens, closes }) => opens === from && closes === to))
          yield hit(
            sign,
            `„${sign}” nu este în program; scrieți {{clinica.program}} sau corectați programul`,
          );
      }
    },
    wrong: "Suntem deschiși 09:00–17:00.",
    right: "Suntem deschiși {{clinica.program}}.",
  },
  {
    name: "other-days",
    level: "warning",
    reads: "shown",
    except: /^(?:openDecisions|clinic(?!\.visit))\./,
    *find(value, _, { clinic }) {
      const isOpen = (day: Weekday) => hoursOn(day, clinic.openingHours).length > 0;
      for (const sentence of sentencesOf(value)) {
        const closed =
          /(luni|marți|miercuri|joi|vineri|sâmbăt[ăa]|duminic[ăa])a? (?:este |e |suntem )?închis/giu;
        for (const [sign, day = ""] of sentence.matchAll(closed)) {
          const weekday = weekdayNamed(day);
          if (weekday && isOpen(weekday))
            yield hit(
              sign,
              `spune că ${day} este închis, iar programul are ore în acea zi; corectați textul sau programul`,
            );
        }
        if (/închis|nu (?:suntem|lucrăm)|urgen/iu.test(sentence)) continue;
        const open =
          /(?:deschi[sș]|suna|program|primim|lucrăm)[^.;]{0,200}?(?<!\p{L})(sâmbăt[ăa]|duminic[ăa]|non-?stop|24\/7|zi și noapte|zilnic|în fiecare zi)(?!\p{L})/giu;
        for (const [sign, day = ""] of sentence.matchAll(open)) {
          const weekday = weekdayNamed(day);
          if (weekday ? !isOpen(weekday) : !WEEKDAYS.every(isOpen))
            yield hit(
              sign,
              `spune că este deschis și când programul nu are ore; corectați textul sau programul`,
            );
        }
      }
    },
    wrong: "Sunați-ne de luni până duminică.",
    right: "Duminică este închis.",
  },
  {
    name: "no-such-day",
    level: "warning",
    reads: "shown",
    *find(value) {
      const pattern = new RegExp(
        `(?:(${WEEKDAYS.join("|")}), )?(?<!\\d)(\\d{1,2}) (${MONTHS.join("|")})(?: (\\d{4}))?(?!\\p{L})`,
        "gu",
      );
      for (const [sign, weekday, day, month = "", year] of value.matchAll(pattern)) {
        const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month), Number(day)));
        if (date.getUTCDate() !== Number(day) || (weekday && year && weekdayOf(date) !== weekday))
          yield hit(
            sign,
            `„${sign}”: ziua nu există în calendar, sau este altă zi a săptămânii; verificați ziua și luna`,
          );
      }
    },
    wrong: "Este închis pe 31 iunie 2027.",
    right: "Este închis pe 30 iunie 2027.",
  },
  {
    name: "backwards",
    level: "warning",
    reads: "shown",
    *find(value) {
      // „2026–27” is a winter season, not a range in the wrong order.
      for (const [sign, from = "", to = ""] of value.matchAll(/(?<![\d,.:/–-])(\d+)–(\d+)(?![\d:–])/gu))
        if (!(from.length === 4 && to.length === 2) && Number(from) > Number(to))
          yield hit(sign, `„${sign}”: intervalul este pe dos`);
    },
    wrong: "Durează 45–30 de minute.",
    right: "Iarna 2026–27.",
  },
  {
    name: "advertising",
    level: "warning",
    reads: "shown",
    except: /^(?:clinic\.(?:name|operator)|legal\.)/,
    *find(value, { field }) {
      const words = bare(value);
      for (const [what, pattern, allowedIn] of ADVERTISING) {
        if (allowedIn?.test(field)) continue;
        for (const { 0: found, index } of words.matchAll(new RegExp(pattern, "gu"))) {
          if (DENIED.test(words.slice(0, index))) continue;
          const sign = value.slice(index, index + found.length);
          yield hit(
            sign,
            `„${sign}” pare ${what}, ceea ce publicitatea medicală nu are voie să conțină (Decizia 20/2025 a Colegiului Medicilor); verificați sau scoateți`,
          );
        }
      }
    },
    wrong: "Suntem cei mai buni din Timișoara.",
    right: "Niciun aparat nu este cel mai bun pentru toate întrebările.",
  },
];
