import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";
import { findIn, type Prose, proseOf } from "./texts.ts";

/** What is worth a second look in sentences, in a file as a whole, and between files. */

/** Sentences and rows of a list. */
const sentencesOf = ({ text }: Prose) => text.split(/\n+|(?<=[.?!])\s+(?=[„"(]?\p{Lu})/u);
const wordsIn = (...texts: readonly string[]) =>
  texts.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}.,:–-]*/gu)?.length ?? 0;

const LONGEST_SENTENCE = 24;
const AVERAGE_SENTENCE = 12.5;
/** Fewer words in a file make a part of it missing likely. */
const LEAST_WORDS: readonly (readonly [folder: string, words: number])[] = [
  ["content/services/", 500],
  ["content/legal/", 450],
];

function longSentences(prose: Prose) {
  const long = sentencesOf(prose).filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE);
  return long.map((sentence) => {
    const remedy = `„${sentence.slice(0, 30)}…” are ${wordsIn(sentence)} de cuvinte; o frază are cel mult ${LONGEST_SENTENCE}`;
    return { rule: "long-sentence", sign: sentence.slice(0, 20), remedy };
  });
}

/** A file's sentences in the middle, and how many words it has. */
function fileProblems([file, texts]: [string, Prose[]]): Finding[] {
  const sentences = texts.flatMap(sentencesOf);
  const whole = sentences.filter((sentence) => /[.?!]$/.test(sentence));
  const least = LEAST_WORDS.find(([folder]) => file.startsWith(folder))?.[1] ?? 0;
  return [
    {
      rule: "long-sentences",
      file,
      remedy: `frazele au în medie peste ${AVERAGE_SENTENCE} cuvinte; mai scurte se citesc ușor`,
      found: wordsIn(...whole) / whole.length > AVERAGE_SENTENCE,
    },
    {
      rule: "short-file",
      file,
      remedy: `are sub ${least} de cuvinte; spuneți mai mult, sau verificați dacă s-a pierdut o parte`,
      found: wordsIn(...sentences) < least,
    },
  ].filter(({ found }) => found);
}

/** Who reads the images is said on every page of an examination, which leads to all the others. */
function servicePageProblems({ services }: Content): Finding[] {
  return services.flatMap(({ slug, limits, related }) => {
    const file = contentPath("services", slug);
    const says = [/radiolog/i, /diagnostic/i, /medicul|ortopedul/i].every((word) =>
      word.test(String(limits)),
    );
    const remedy = "spuneți că radiologul descrie imaginile, iar diagnosticul îl pune medicul care a trimis";
    const missing = services.filter(
      (other) => other.slug !== slug && related.every(({ service }) => service !== other.slug),
    );
    return [
      ...(says ? [] : [{ rule: "who-diagnoses", file, path: ["limits"], remedy }]),
      ...missing.map((other) => {
        const remedy = `lipsește „${other.slug}”; adăugați un rând`;
        return { rule: "not-related", file, path: ["related"], remedy };
      }),
    ];
  });
}

/** Sentences that two examinations, or an examination and the safety texts, have in common. */
function sharedSentences(prose: readonly Prose[]): Finding[] {
  const seen = new Map<string, string>();
  const texts = prose.filter(({ field }) => /^(?:services|safety)\./.test(field));
  return findIn(texts, (text) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) >= 5)
      .flatMap((sentence) => {
        const other = seen.get(sentence) ?? text.file;
        seen.set(sentence, text.file);
        const remedy = `„${sentence.slice(0, 40)}…” stă și în ${other}; scrieți cu alte cuvinte`;
        return other === text.file ? [] : [{ rule: "same-sentence", sign: sentence.slice(0, 20), remedy }];
      }),
  );
}

export function sentenceProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  return [
    ...findIn(prose, longSentences),
    ...[...Map.groupBy(prose, ({ file }) => file)].flatMap(fileProblems),
    ...servicePageProblems(content),
    ...sharedSentences(prose),
  ];
}
