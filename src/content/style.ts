import { bareLetters } from "../lib/referral-terms.ts";
import type { Content } from "./files.ts";
import type { Finding } from "./problem.ts";
import { type Prose, proseOf, sentencesOf, wordsIn } from "./prose.ts";

/** How the site's Romanian is written, and what this clinic does not claim: a second look is asked for, no more. */

const UNIT = "(?:minute|ore|zile|săptămâni|luni|ani|lei|kilograme|cuvinte|paragrafe)(?!\\p{L})";
/** Numbers whose last two digits are 00 or 20–99; prices stand as in a list: „835,00 lei”, „+100–150 lei”. */
const BIG = "(?:\\d*(?:[2-9]\\d|[1-9]00|000))";
const NO_PRICE = "(?<![\\d,.+]|\\+\\d+–)";

/** Habits of writing. */
const TYPOGRAPHY: readonly (readonly [sign: RegExp, remedy: string])[] = [
  [/\d\s?-\s?\d\S*|\d\s–\s?\d|\d–\s\d/gu, "scrieți intervalul cu linie lungă, fără spații: 8–20"],
  [new RegExp(`${NO_PRICE}${BIG} ${UNIT}`, "gu"), "după acest număr se pune „de”: 30 de minute"],
  [new RegExp(`${NO_PRICE}(?!${BIG} )\\d+ de ${UNIT}`, "gu"), "după acest număr nu se pune „de”: 15 minute"],
  [/[“"][^”"]*["”]?|(?<!„[^”]*)”|„[^”]*$/gu, "scrieți ghilimelele așa: „text”"],
  [/\S+ - \S+/gu, "între cuvinte se scrie linia lungă (–), sau virgula"],
  [/\([^()]*$/gu, "închideți paranteza"],
  [/\S*[,;]$/gu, "textul se oprește la o virgulă; scrieți restul, sau punct"],
  [/\S* [,.;:!?](?= |$)/gu, "ștergeți spațiul dinaintea semnului"],
  [/\S+ {2,}\S+/gu, "lăsați un singur spațiu"],
  [/\S*\.\.\./gu, "în loc de trei puncte, încheiați propoziția"],
  [/\p{L}+î\p{L}+/giu, "în interiorul cuvântului se scrie â"],
  [/\bsînt\b|\bnici un\b|\bnici o\b/giu, "scrieți sunt, niciun, nicio"],
  [
    /(?<!\p{L})(?:dvs|tu|tău|ta)(?!\p{L})\.?|[a-zăâîșț,] Dumneavoastră/gu,
    "pacientului i se spune „dumneavoastră”",
  ],
  [/[^.]*!/gu, "încheiați cu punct: textele site-ului nu strigă"],
  [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu, "același cuvânt apare de două ori la rând"],
];

/** „Reînnoi”: a word with î after a prefix. „Sună acum!” and the English of the 404 page are fixed. */
const ALLOWED = /^(?:re|ne|pre|bine|sub|auto)î|ui\.yaml calls|404\.yaml/i;

/** Superlatives, promises and facts that nobody has confirmed; the numbers are sections of the fact brief. */
const CLAIMS: readonly (readonly [why: string, pattern: string])[] = [
  [
    "un superlativ, interzis în publicitatea medicală",
    "ce[li]i? mai bun[iă]?|cele mai bune|lider\\p{L}*|nr\\. 1|unic(?:ă|i)?(?! de înregistrare)|excelență|top|ultim(?:a|ă) generație|cea mai modernă|cele mai moderne|performanțe de vârf",
  ],
  [
    "o promisiune de diagnostic",
    "diagnostic(?:ul)? (?:sigur|precis|corect|garantat|exact)|depistează|detectează orice|garant(?:at|ăm)",
  ],
  ["o promisiune de siguranță", "fără (?:niciun )?riscuri?|100 ?%|inofensiv|perfect sigur"],
  ["o promisiune de gratuitate", "gratuit[ăe]?|fără costuri|decontare integrală"],
  ["o promisiune de termen", "fără așteptare|azi pentru azi|imediat după investigație primiți"],
  ["o comparație", "mai bun(?:ă|e)? decât|superior(?:ă|oare)? (?:CT|ecografi\\p{L}*)"],
  ["o presiune prin reduceri", "promoți\\p{L}*|ofert(?:ă|e)|reducere de|\\d+ ?% reducere"],
  [
    "o recomandare pe care nimeni nu o poate verifica",
    "recomandat(?:ă|e)? de medici|mii de pacienți|pacienți mulțumiți",
  ],
  [
    "un fapt pe care clinica nu l-a spus la „visit”",
    "(?:1,5|3) ?T|tesla|aparat deschis|sedare|anestezi\\p{L}*|parcare|plata cu cardul|rezultate online",
  ],
  ["neadevărat: undele radio sunt și ele radiații", "fără radiații(?! ionizante)"],
  ["neconfirmat despre CAS", "CAS Timiș|decontare 100|orice bilet de trimitere"],
  ["depășit sau nepotrivit aici", "consumers/odr|platforma SOL|ODR|drept de retragere|14 zile"],
  [
    "de negăsit pe acest site: programarea se face la telefon",
    "programare online|programați-vă online|programare pe site",
  ],
];

/** JavaScript's own \b takes „ă” for the end of a word. */
const WORDS = CLAIMS.map(([why, pattern]) => {
  const sign = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
  return { why, sign };
});

/** What a token brings along is named in its own field. */
const isWritten = ({ raw }: Prose, found: string) => raw.includes(found.trim()) || !raw.includes("{{");

function typographyIn(prose: Prose): string[] {
  const { text, file, path = [] } = prose;
  return TYPOGRAPHY.flatMap(([sign, remedy]) =>
    (text.match(sign) ?? [])
      .filter((found) => isWritten(prose, found))
      .filter(
        (found) => !ALLOWED.test(found) && !ALLOWED.test(`${file.split("/").at(-1)} ${String(path[0])}`),
      )
      .map((found) => `„${found.trim()}”: ${remedy}`),
  );
}

/** What the owner tells of the visit and of the company is hers to know. */
const isOwners = ({ file, path = [] }: Finding) =>
  /(?:clinic|ui)\.yaml$/.test(file) && /^(?:visit|operator)/.test(String(path[0]));

const claimsIn = (prose: Prose): string[] =>
  isOwners(prose)
    ? []
    : WORDS.flatMap(({ why, sign }) =>
        (prose.text.match(sign) ?? [])
          .filter((found) => isWritten(prose, found))
          .map((found) => `„${found}” pare ${why}; verificați sau scoateți`),
      );

const RANGE = /(?<![\d,.–])(\d+)–(\d+)(?![\d–])/gu;

/** Ranges that go backwards, and questions that do not ask. */
const orderIn = ({ text, path = [] }: Prose): string[] => [
  ...[...text.matchAll(RANGE)]
    .filter(([, from, to]) => Number(from) > Number(to))
    .map(([range]) => `„${range}”: intervalul este pe dos`),
  ...(path.at(-1) === "question" && !text.includes("?") ? [`„${text}”: puneți semnul întrebării`] : []),
];

const USUAL = 5;

/** Words without diacritics, which elsewhere have them: „fara”, typed once, where „fără” stands many times. */
function bareWords(prose: readonly Prose[]): (text: Prose) => string[] {
  const words = new Map<string, number>();
  const marked = new Map<string, string>();
  for (const [word] of prose.flatMap(({ text }) => [...text.toLowerCase().matchAll(/\p{L}{3,}/gu)])) {
    words.set(word, (words.get(word) ?? 0) + 1);
    if (/[ăâîșț]/.test(word)) marked.set(bareLetters(word), word);
  }
  return ({ text }) =>
    (text.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => {
      const bare = word.toLowerCase();
      const usual = marked.get(bare) ?? bare;
      const isRare = words.get(bare) === 1 && (words.get(usual) ?? 0) >= USUAL;
      // „Boala” is no slip of „boală”.
      return isRare && usual.replace(/ă$/, "a") !== bare
        ? [`„${word}”: în rest scrieți „${usual}”, cu diacritice`]
        : [];
    });
}

const LONGEST_SENTENCE = 24;

const longIn = ({ text }: Prose): string[] =>
  sentencesOf(text)
    .filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
    .map(
      (sentence) =>
        `„${sentence.slice(0, 30)}…” are ${wordsIn(sentence)} de cuvinte; o frază are cel mult ${LONGEST_SENTENCE}`,
    );

/** What is worth a second look in any text. */
export function styleProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  const rules = [typographyIn, claimsIn, longIn, orderIn, bareWords(prose)];
  return prose.flatMap((text) =>
    rules
      .flatMap((find) => find(text))
      .map((remedy) => ({ ...text, sign: /„([^”…]{2,20})/.exec(remedy)?.[1], remedy })),
  );
}
