import { bareLetters } from "../lib/referral-terms.ts";
import type { Content } from "./files.ts";
import { allIn, type Finding, type Patterns } from "./problem.ts";
import { findIn, type Prose, proseOf } from "./texts.ts";

/** How the site's Romanian is written, and what this clinic does not claim: a second look is asked for, no more. */

const UNIT = "(?:minute|ore|zile|săptămâni|luni|ani|lei|kilograme|cuvinte|paragrafe)(?!\\p{L})";
/** Numbers whose last two digits are 00 or 20–99; prices stand as in a list: „835,00 lei”, „+100–150 lei”. */
const BIG = "(?:\\d*(?:[2-9]\\d|[1-9]00|000))";
const NO_PRICE = "(?<![\\d,.+]|\\+\\d+–)";

/** Habits of writing. */
const TYPOGRAPHY: Patterns = {
  "range-dash": [
    /\d\s?-\s?\d\S*|\d\s–\s?\d|\d–\s\d/u,
    "scrieți intervalul cu linie lungă, fără spații: 8–20",
  ],
  "lost-de": [new RegExp(`${NO_PRICE}${BIG} ${UNIT}`, "u"), "după acest număr se pune „de”: 30 de minute"],
  "extra-de": [
    new RegExp(`${NO_PRICE}(?!${BIG} )\\d+ de ${UNIT}`, "u"),
    "după acest număr nu se pune „de”: 15 minute",
  ],
  quotes: [/[“"][^”"]*["”]?|(?<!„[^”]*)”|„[^”]*$/u, "scrieți ghilimelele așa: „text”"],
  "short-dash": [/\S+ - \S+/u, "între cuvinte se scrie linia lungă (–), sau virgula"],
  "open-paren": [/\([^()]*$/u, "închideți paranteza"],
  "ends-in-comma": [/\S*[,;]$/u, "textul se oprește la o virgulă; scrieți restul, sau punct"],
  "space-before": [/\S* [,.;:!?](?= |$)/u, "ștergeți spațiul dinaintea semnului"],
  "two-spaces": [/\S+ {2,}\S+/u, "lăsați un singur spațiu"],
  "sign-twice": [/\S*([.,;:?])\1+/u, "scrieți semnul o singură dată; propoziția se încheie cu un punct"],
  "space-after": [/\p{L}{2,}(?:[,;!?]\p{L}|\.\p{Lu}\p{Ll})\S*/u, "puneți un spațiu după semn"],
  "no-end": [/(?<=\p{L}{3}[.?!]\s[^.?!\n]*)\p{L}+$/u, "încheiați ultima propoziție cu punct"],
  "small-start": [/^\p{Ll}\p{L}*(?=[ ,].*[.?!]$)/su, "începeți propoziția cu literă mare"],
  capitals: [/(?:\p{Lu}{2,},? ){2,}\p{Lu}{2,}/u, "scrieți cu litere mici"],
  english: [/(?<!\p{L})(?:the|and|home|please|your?|our|with)(?!\p{L})/iu, "textul site-ului este în română"],
  "inner-î": [/\p{L}+î\p{L}+/iu, "în interiorul cuvântului se scrie â"],
  spelling: [/\bsînt\b|\bnici un\b|\bnici o\b/iu, "scrieți sunt, niciun, nicio"],
  "bare-city": [/\btimisoara\b/iu, "scrieți Timișoara, cu ș"],
  address: [
    /(?<!\p{L})(?:dvs|tu|tău|ta)(?!\p{L})\.?|[a-zăâîșț,] Dumneavoastră/u,
    "pacientului i se spune „dumneavoastră”",
  ],
  exclamation: [/[^.]*!/u, "încheiați cu punct: textele site-ului nu strigă"],
  backwards: [
    /(?<![\d,.:–])(\d+)–(\d+)(?![\d:–])/u,
    ([, from, to]) => Number(from) > Number(to) && "intervalul este pe dos",
  ],
  "word-twice": [/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu, "același cuvânt apare de două ori la rând"],
};

/** „Reînnoi”: a word with î after a prefix. „Sună acum!” and the English of the 404 page are fixed. */
const ALLOWED = /^(?:re|ne|pre|bine|sub|auto)î/i;
const FIXED = /^ui\.calls\.|^notFoundPage\./;
/** What the owner tells of the visit and of the company is hers to know. */
const OWNERS = /^(?:clinic|ui)\.(?:visit|operator)/;

/** Words in whole, for which JavaScript's own \b takes „ă” for the end of one. */
const claim = (what: string, words: string) =>
  [
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "iu"),
    `„%” pare ${what}; verificați sau scoateți`,
  ] as const;

/** Superlatives, promises and facts that nobody has confirmed; the numbers are sections of the fact brief. */
const CLAIMS: Patterns = {
  superlative: claim(
    "un superlativ, interzis în publicitatea medicală",
    "ce[li]i? mai bun[iă]?|cele mai bune|lider\\p{L}*|nr\\. 1(?![,/])|unic(?:ă|i)?(?! de înregistrare)|excelență|top|ultim(?:a|ă) generație|cea mai modernă|cele mai moderne|performanțe de vârf",
  ),
  "promised-diagnosis": claim(
    "o promisiune de diagnostic",
    "diagnostic(?:ul)? (?:sigur|precis|corect|garantat|exact)|depistează|detectează orice|garant(?:at|ăm)",
  ),
  "promised-safety": claim(
    "o promisiune de siguranță",
    "fără (?:niciun )?riscuri?|100 ?%|inofensiv|perfect sigur",
  ),
  "promised-gift": claim("o promisiune de gratuitate", "gratuit[ăe]?|fără costuri|decontare integrală"),
  "promised-speed": claim(
    "o promisiune de termen",
    "fără așteptare|azi pentru azi|imediat după investigație primiți",
  ),
  comparison: claim("o comparație", "mai bun(?:ă|e)? decât|superior(?:ă|oare)? (?:CT|ecografi\\p{L}*)"),
  discount: claim("o presiune prin reduceri", "promoți\\p{L}*|ofert(?:ă|e)|reducere de|\\d+ ?% reducere"),
  recommendation: claim(
    "o recomandare pe care nimeni nu o poate verifica",
    "recomandat(?:ă|e)? de medici|mii de pacienți|pacienți mulțumiți",
  ),
  untold: claim(
    "un fapt pe care clinica nu l-a spus la „visit”",
    "(?:1,5|3) ?T|tesla|aparat deschis|sedare|anestezi\\p{L}*|parcare|plata cu cardul|rezultate online",
  ),
  untrue: claim("neadevărat: undele radio sunt și ele radiații", "fără radiații(?! ionizante)"),
  unconfirmed: claim("neconfirmat despre CAS", "CAS Timiș|decontare 100|orice bilet de trimitere"),
  outdated: claim(
    "depășit sau nepotrivit aici",
    "consumers/odr|platforma SOL|ODR|drept de retragere|14 zile",
  ),
  "online-booking": claim(
    "de negăsit pe acest site: programarea se face la telefon",
    "programare online|programați-vă online|programare pe site",
  ),
};

const QUESTIONS: Patterns = { "question-mark": [/^[^?]*$/, "„%”: puneți semnul întrebării"] };

const USUAL = 5;

/** Words without diacritics, which elsewhere have them: „fara”, typed once, where „fără” stands many times. */
function bareWords(prose: readonly Prose[]): Patterns {
  const words = new Map<string, number>();
  const marked = new Map<string, string>();
  for (const [word] of prose.flatMap(({ value }) => [...value.toLowerCase().matchAll(/\p{L}{3,}/gu)])) {
    words.set(word, (words.get(word) ?? 0) + 1);
    if (/[ăâîșț]/.test(word)) marked.set(bareLetters(word), word);
  }
  const remedy = ([sign]: RegExpExecArray) => {
    const bare = sign.toLowerCase();
    const usual = marked.get(bare) ?? bare;
    const isRare = words.get(bare) === 1 && (words.get(usual) ?? 0) >= USUAL;
    // „Boala” is no slip of „boală”.
    return isRare && usual.replace(/ă$/, "a") !== bare && `în rest scrieți „${usual}”, cu diacritice`;
  };
  return { "bare-word": [/\p{L}{3,}/u, remedy] };
}

/** What is worth a second look in any text. */
export function styleProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  const bare = bareWords(prose);
  return findIn(prose, ({ field, value, written }) => {
    const typography = FIXED.test(field) ? [] : allIn({ ...TYPOGRAPHY, ...bare }, value);
    const found = [
      ...typography
        .filter(({ sign }) => !ALLOWED.test(sign))
        .map(({ rule, sign, remedy }) => ({ rule, sign, remedy: `„${sign.trim()}”: ${remedy}` })),
      ...(OWNERS.test(field) ? [] : allIn(CLAIMS, value)),
      // What a token brings along is named in its own field.
    ].filter(({ sign }) => written.includes(sign.trim()) || !written.includes("{{"));
    const asks = field.endsWith(".question") ? allIn(QUESTIONS, value) : [];
    return [...found, ...asks].map(({ sign, ...told }) => ({
      ...told,
      // A longer one may go on in the next line of the file.
      sign: sign.trim().slice(0, 20),
    }));
  });
}
