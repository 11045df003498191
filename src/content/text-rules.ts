import rewritePattern from "regexpu-core";
import { type Content, contentPath } from "./files.ts";
import { filledIn } from "./messages.ts";
import { type Finding, finding, type Problem } from "./problem.ts";
import { servicePath } from "./routes.ts";
import { CHECKS, STATES, type Statement } from "./text-checks.ts";
import rules from "./text-rules.json" with { type: "json" };
import { findIn, type Prose, proseOf, textsOf } from "./texts.ts";

/**
 * What a text may not say: text-rules.json has each rule with its words, its sentence, and examples, which are its tests.
 * Rules of a group read texts as they stand in their file („source”), as they stand on the page, or sentence by sentence.
 */

export type Rule = Readonly<{
  rule: string;
  /** What is wrong, and what to do; `%{sign}` is what was found, other names are values of the check. */
  says: string;
  /** A regular expression; `%{name}` stands for one of the common pieces. */
  sign?: string;
  /**
   * Instead of it: words without capitals and diacritics. `*` stands for any letters, `#` for a number, `~` for up to
   * three words. They are right after „nu” in the same part of a sentence.
   */
  wrong?: readonly string[];
  /** Words in which the wrong ones are right. */
  right?: readonly string[];
  /** What the sentence has to speak of, all of it, and what makes it right. */
  about?: readonly string[];
  unless?: string;
  /** The fields that it is for, or not for. */
  only?: string;
  except?: string;
  /** The field of the clinic that makes it a fact, once it is filled in: `visit.parking`. */
  until?: string;
  /** What has to hold of the content, or must not, and what a pattern alone cannot tell: names in text-checks.ts. */
  when?: string;
  whenNot?: string;
  check?: string;
  examples: { readonly wrong: readonly string[]; readonly right: readonly string[] };
}>;

type Group = Readonly<{
  level: Problem["level"];
  reads: "source" | "text" | "sentence";
  except?: string;
  /** The sentence of its rules, in which `%{says}` stands for each one's own. */
  says?: string;
  rules: readonly Rule[];
}>;

/** What a rule finds in a text, whatever the rest of the content says. */
type Find = (text: string) => readonly RegExpExecArray[];

const PIECES: Readonly<Record<string, string>> = rules.pieces;

const expression = (source: string, flags = "u"): RegExp => {
  const whole = source.replaceAll(/%\{(\w+)\}/g, (_, name: string) => `(?:${PIECES[name]})`);
  if (whole !== source) return expression(whole, flags);
  // V8 forgets the flag of `(?i:…)` once a process has compiled a megabyte of patterns (seen in 13.6, Node 24).
  return new RegExp(rewritePattern(source, flags, { modifiers: "transform" }), flags);
};

/** The text with small letters and without diacritics, letter for letter. */
const bare = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const WORD = "[^\\s.;:!?]+";

function wordsOf(words: readonly string[]) {
  const written = words
    .join("|")
    .replaceAll("*", "\\p{L}*")
    .replaceAll("#", "\\d[\\d.,]*")
    .replaceAll(" ?", "\\s*")
    .replaceAll("~ ", `(?:${WORD}\\s+){0,3}`)
    .replaceAll(" ~", `(?:\\s+${WORD}){0,3}`)
    .replaceAll(" ", "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`, "gu");
}

/** Words before a claim that turn it round, in the same part of the sentence. */
const DENIED = /(?<!\p{L})(?:nu|n|nici|niciun|nicio|nimeni|niciodata)(?!\p{L})[^.,:;!?]*$/u;

function claims(wrong: RegExp, right?: RegExp): Find {
  return (text) => {
    const words = bare(text);
    const doubtful = right ? words.replaceAll(right, (found) => "·".repeat(found.length)) : words;
    return [...doubtful.matchAll(wrong)].filter(({ index }) => !DENIED.test(words.slice(0, index)));
  };
}

function signs(sign: string, about: readonly string[] = [], unless?: string): Find {
  const [found, denied] = [expression(sign, "gu"), unless ? expression(unless) : undefined];
  const topics = about.map((topic) => expression(topic));
  return (text) => {
    const isMeant = topics.every((topic) => topic.test(text)) && !denied?.test(text);
    return isMeant ? [...text.matchAll(found)] : [];
  };
}

export const GROUPS = rules.groups as readonly Group[];

const READY = GROUPS.flatMap(({ level, reads, except = "(?!)", says = "%{says}", rules }) =>
  rules.map(({ wrong = [], right = [], sign, about, unless, ...rule }) => ({
    ...rule,
    level,
    reads,
    says: says.replace("%{says}", () => rule.says),
    only: new RegExp(rule.only ?? ""),
    except: new RegExp(`${except}|${rule.except ?? "(?!)"}`),
    find: sign
      ? signs(sign, about, unless)
      : claims(wordsOf(wrong), right.length > 0 ? wordsOf(right) : undefined),
  })),
);

const hitsIn = (level: Problem["level"], reads: Group["reads"], text: string) =>
  READY.flatMap((rule) =>
    rule.level === level && rule.reads === reads ? rule.find(text).map((hit) => ({ ...rule, hit })) : [],
  );

/** What was found in texts: most stay the same from one check to the next. */
const KNOWN = new Map<string, ReturnType<typeof hitsIn>>();

/** Whether the clinic has told what the field is for, or the text is what it tells. */
function isTold({ clinic }: Content, until: string, field: string): boolean {
  const [group = "", name = ""] = until.split(".");
  const facts = clinic[group as "visit" | "operator"] as Readonly<Record<string, unknown>>;
  return field === `clinic.${until}` || facts[name] != null;
}

const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!;])\s+(?=[„"(]?\p{Lu})/u);

/** The sentences of a text, each with the examination of its file, or the only one that it names or links to. */
function statementsIn({ services }: Content, text: Prose): Statement[] {
  const parts = sentencesOf(text.value);
  const written = sentencesOf(text.written);
  const own = services.find(({ slug }) => text.file === contentPath("services", slug));
  return parts.map((value, index) => {
    const whole = `${value} ${parts.length === written.length ? written[index] : ""}`;
    const named = services.filter(
      ({ title, slug }) => whole.includes(title) || whole.includes(servicePath(slug)),
    );
    return { ...text, value, service: own ?? (named.length === 1 ? named[0] : undefined) };
  });
}

/** What the rules of a level say of the texts. */
export function textProblems(content: Content, level: Problem["level"]): Finding[] {
  const findings = (reads: Group["reads"], statement: Statement) => {
    const { field, value } = statement;
    const key = `${level} ${reads} ${value}`;
    const hits = KNOWN.get(key) ?? hitsIn(level, reads, value);
    KNOWN.set(key, hits);
    return hits.flatMap(({ hit, ...rule }) => {
      const holds = (state: string) => STATES[state]?.(statement, content);
      if (rule.except.test(field) || !rule.only.test(field)) return [];
      if (rule.until && isTold(content, rule.until, field)) return [];
      if (rule.when && !holds(rule.when)) return [];
      if (rule.whenNot && holds(rule.whenNot) !== false) return [];
      const sign = value.slice(hit.index, hit.index + hit[0].length).trim();
      const found = { sign, ...hit.groups };
      const wrong = !rule.check || CHECKS[rule.check]?.(found, statement, content);
      if (!wrong) return [];
      const message = filledIn(rule.says, Object.assign(found, wrong));
      // A longer one may go on in the next line of the file.
      return { rule: rule.rule, sign: sign.slice(0, 20), message };
    });
  };
  const source = findIn(textsOf(content), (text) => findings("source", text));
  if (level === "error") return source;
  const prose = proseOf(content);
  const rare = rareWords(prose);
  return [
    ...source,
    ...findIn(prose, (text) =>
      // What a token brings along is named in its own field.
      [...findings("text", text), ...rare(text)].filter(
        ({ sign }) => text.written.includes(sign) || !text.written.includes("{{"),
      ),
    ),
    ...findIn(prose, (text) =>
      statementsIn(content, text).flatMap((statement) => findings("sentence", statement)),
    ),
  ];
}

/** What nobody may fail to tell before any examination, each by words that say it. */
export function safetyProblems({ safety }: Content): Finding[] {
  const told = safety.tellStaff.flatMap(({ items }) => items).join("\n");
  return Object.entries(rules.told).flatMap(([what, words]) =>
    expression(words, "iu").test(told)
      ? []
      : finding("safety-lost", contentPath("safety"), ["tellStaff"], { what }),
  );
}

/** Words of a text; not parts of an address: „receptie@rmn-timisoara.ro”. */
const LETTERS = /(?<!@[\w.-]*)\p{L}{3,}(?![\w.-]*@)/gu;

/** How often a word has to stand elsewhere before it tells how a rare one is written. */
const USUAL = 5;

/** Words, each once, that are a frequent one without its diacritics, or with two letters swapped. */
function rareWords(prose: readonly Prose[]) {
  const words = prose.flatMap(({ written }) => written.toLowerCase().match(LETTERS) ?? []);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const [word, count] of counts) {
    if (count < USUAL) continue;
    // „Boala” is no slip of „boală”.
    if (bare(word) !== word.replace(/ă$/, "a")) usual.set(bare(word), word);
    for (let at = 1; word.length > 5 && at < word.length - 1; at++)
      usual.set(word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2), word);
  }
  return ({ value }: Prose) =>
    (value.match(LETTERS) ?? []).flatMap((sign) => {
      const small = sign.toLowerCase();
      const word = usual.get(small);
      if (!word || word === small || counts.get(small) !== 1) return [];
      const shown = sign === small ? word : word.replace(/^./, (letter) => letter.toUpperCase());
      return { rule: "rare-word", sign, message: `„${sign}”: în rest scrieți „${shown}”` };
    });
}
