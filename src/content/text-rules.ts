import type { Content } from "./files.ts";
import { allIn, type Finding, type Match, type Patterns } from "./problem.ts";
import rules from "./text-rules.json" with { type: "json" };
import { findIn, type Prose, proseOf } from "./texts.ts";

/**
 * What this clinic does not claim, and slips of writing, by the rules of text-rules.json: a second look is asked for, no
 * more. Each rule has examples there, which are its tests.
 */

/** A kind of claim, in words without capitals and diacritics. */
export interface Claim {
  readonly rule: string;
  /** What the words seem to be. */
  readonly says: string;
  /** The field of the clinic that makes it a fact, once it is filled in: `visit.parking`. */
  readonly until?: string;
  /** `*` stands for any letters, `#` for a number, `~` for up to three words; the rest is a regular expression. */
  readonly wrong: readonly string[];
  /** Words in which the wrong ones are right. */
  readonly right?: readonly string[];
}

/** The text with small letters and without diacritics, letter for letter. */
const bare = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const WORD = "[^\\s.;:!?]+";

const wordsOf = (patterns: readonly string[]) => {
  const written = patterns
    .join("|")
    .replaceAll("*", "\\p{L}*")
    .replaceAll("#", "\\d[\\d.,]*")
    .replaceAll(" ?", "\\s*")
    .replaceAll("~ ", `(?:${WORD}\\s+){0,3}`)
    .replaceAll(" ~", `(?:\\s+${WORD}){0,3}`)
    .replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, "gu");
};

/** Words before a claim that turn it round, in the same part of the sentence. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

const CLAIMS = (rules.claims as readonly Claim[]).map(({ wrong, right = [], ...claim }) => ({
  ...claim,
  wrong: wordsOf(wrong),
  right: right.length > 0 && wordsOf(right),
}));

/** Claims of the texts that were read: most stay the same from one check to the next. */
const READ = new Map<string, readonly (Match & Pick<Claim, "until">)[]>();

/** The claims in a text. @param isKnown whether the clinic has told the fact of that field */
function claimsIn(text: string, isKnown: (field: string) => boolean): Match[] {
  const found = READ.get(text) ?? allClaims(text);
  READ.set(text, found);
  return found.flatMap(({ until, ...claim }) => (until && isKnown(until) ? [] : claim));
}

function allClaims(text: string) {
  const whole = bare(text);
  return CLAIMS.flatMap(({ rule, says, until, wrong, right }) => {
    const words = right ? whole.replaceAll(right, (found) => "·".repeat(found.length)) : whole;
    return [...words.matchAll(wrong)]
      .filter(({ index }) => !DENIED.test(words.slice(0, index)))
      .map(({ 0: { length }, index }) => {
        const sign = text.slice(index, index + length);
        return { rule, until, sign, remedy: `„${sign}” pare ${says}; verificați sau scoateți` };
      });
  });
}

const UNIT = "(?:minute|ore|zile|săptămâni|luni|ani|kilograme|cuvinte|paragrafe)(?!\\p{L})";
/** Numbers whose last two digits are 00 or 20–99. */
const BIG = "(?:\\d*(?:[2-9]\\d|[1-9]00|000))";
const START = "(?<![\\d,.:+/–-])(?:\\d+–)?";

const MONTHS =
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie";
const DAYS = "luni marți miercuri joi vineri sâmbătă duminică".split(" ");

/** A day as people write it, the weekday and the year if they are there. */
const DATE = new RegExp(
  `(?:(${DAYS.join("|")}), )?(?<!\\d)(\\d{1,2}) (${MONTHS.replaceAll(" ", "|")})(?: (\\d{4}))?(?!\\p{L})`,
  "u",
);

/** What is wrong with such a day. */
function wrongDay([written, weekday, day, month = "", year = "2028"]: RegExpExecArray): string | undefined {
  const date = new Date(Date.UTC(Number(year), MONTHS.split(" ").indexOf(month), Number(day)));
  if (date.getUTCDate() !== Number(day)) return `„${written}” nu există în calendar; verificați ziua și luna`;
  const right = DAYS[(date.getUTCDay() + 6) % 7];
  if (weekday && year !== "2028" && weekday !== right) return `„${written}”: ziua aceea este ${right}`;
  return undefined;
}

const SLIPS: Patterns = {
  ...Object.fromEntries(
    rules.slips.map(({ rule, sign, says }) => [
      rule,
      [new RegExp(sign, "u"), ([found]: RegExpExecArray) => `„${found.trim()}”: ${says}`] as const,
    ]),
  ),
  "lost-de": [
    new RegExp(`${START}${BIG} ${UNIT}`, "u"),
    ([found]) => `„${found}”: scrieți „${found.replace(" ", " de ")}”`,
  ],
  "extra-de": [
    new RegExp(`${START}(?!${BIG} )\\d+ de ${UNIT}`, "u"),
    ([found]) => `„${found}”: scrieți „${found.replace(" de ", " ")}”`,
  ],
  backwards: [
    /(?<![\d,.:/–-])(\d+)–(\d+)(?![\d:–])/u,
    ([found, from = "", to = ""]) => {
      // „2026–27” is a winter.
      const isShort = from.length === 4 && to.length === 2;
      return !isShort && Number(from) > Number(to) && `„${found}”: intervalul este pe dos`;
    },
  ],
  "no-such-day": [DATE, wrongDay],
};

/** A word of a text; not part of an address: „receptie@rmn-timisoara.ro”. */
const LETTERS = /(?<!@[\w.-]*)\p{L}{3,}(?![\w.-]*@)/u;

/** How often a word has to stand elsewhere before it tells how a rare one is written. */
const USUAL = 5;

/** Words, each once, that are a frequent one without its diacritics, or with two letters swapped. */
function rareWords(prose: readonly Prose[]): Patterns {
  const counts = new Map<string, number>();
  const usual = new Map<string, string>();
  for (const [word] of prose.flatMap(({ written: value }) => [
    ...value.toLowerCase().matchAll(new RegExp(LETTERS, "gu")),
  ]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) {
    if (count < USUAL) continue;
    // „Boala” is no slip of „boală”.
    if (bare(word) !== word && bare(word) !== word.replace(/ă$/, "a")) usual.set(bare(word), word);
    for (let at = 1; word.length > 5 && at < word.length - 1; at++)
      usual.set(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2), word);
  }
  const remedy = ([sign]: RegExpExecArray) => {
    const word = usual.get(sign.toLowerCase());
    if (!word || word === sign.toLowerCase() || counts.get(sign.toLowerCase()) !== 1) return false;
    const shown = sign === sign.toLowerCase() ? word : word.replace(/^./, (letter) => letter.toUpperCase());
    return `„${sign}”: în rest scrieți „${shown}”`;
  };
  return { "rare-word": [LETTERS, remedy] };
}

/** „Sună acum!” and the English of the 404 page are fixed. */
const FIXED = /^ui\.calls\.|^notFoundPage\./;
/** Names of the company, which are hers to choose. */
const OWN = /^clinic\.(?:name|operator)/;

/** A question that ends without its mark, or stands where its answer belongs. */
function questionSlips({ question = "", answer = "" }: { question?: string; answer?: string }): Match[] {
  if (question.includes("?")) return [];
  const remedy = answer.endsWith("?")
    ? "întrebarea și răspunsul par puse unul în locul celuilalt; schimbați-le între ele"
    : `„${question}”: puneți semnul întrebării`;
  return [{ rule: "question-mark", sign: "", remedy }];
}

/** What is worth a second look in any text. */
export function textProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  const rare = rareWords(prose);
  const isKnown = (field: string) => {
    const [group = "", name = ""] = field.split(".");
    const facts = content.clinic[group as "visit" | "operator"] as Readonly<Record<string, unknown>>;
    return facts[name] != null;
  };
  const answers = new Map(prose.map(({ file, path, value }) => [file + path.join(), value]));
  return findIn(prose, ({ file, path, field, value, written }) => {
    const found = [
      ...(FIXED.test(field) ? [] : [SLIPS, rare].flatMap((rules) => allIn(rules, value))),
      ...(OWN.test(field) ? [] : claimsIn(value, (name) => isKnown(name) || field === `clinic.${name}`)),
      // What a token brings along is named in its own field.
    ].filter(({ sign }) => written.includes(sign.trim()) || !written.includes("{{"));
    const answer = answers.get(file + path.with(-1, "answer").join());
    const asks = field.endsWith(".question")
      ? questionSlips({ question: value, ...(answer && { answer }) })
      : [];
    // A longer one may go on in the next line of the file.
    return [...found, ...asks].map((told) => ({ ...told, sign: told.sign.trim().slice(0, 20) }));
  });
}
