import { type Content, contentPath } from "./files.ts";
import { type Finding, finding } from "./problem.ts";
import { findIn, type Prose, proseOf } from "./texts.ts";

/** What is worth a second look in sentences, in a file as a whole, and between files. */

/** Sentences and rows of a list. */
const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!])\s+(?=[„"(]?\p{Lu})/u);
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,:–-]*/gu)?.length ?? 0;

const LONGEST_SENTENCE = 24;
const AVERAGE_SENTENCE = 12.5;
/** Fewer words in a file make a part of it missing likely. */
const LEAST_WORDS: Readonly<Record<string, number>> = { services: 500, legal: 450 };

/** A file's sentences in the middle, and how many words it has. */
function fileProblems([file, texts]: [string, Prose[]]): Finding[] {
  const sentences = texts.flatMap(({ value }) => sentencesOf(value));
  const whole = sentences.filter((sentence) => /[.?!]$/.test(sentence));
  const least = LEAST_WORDS[file.split("/")[1] ?? ""] ?? 0;
  const average = wordsIn(whole.join(" ")) / whole.length;
  const long = `frazele au în medie peste ${AVERAGE_SENTENCE} cuvinte; mai scurte se citesc ușor`;
  const short = `are sub ${least} de cuvinte; spuneți mai mult, sau verificați dacă s-a pierdut o parte`;
  return [
    ...(average > AVERAGE_SENTENCE ? [{ rule: "long-sentences", file, remedy: long }] : []),
    ...(wordsIn(sentences.join(" ")) < least ? [{ rule: "short-file", file, remedy: short }] : []),
  ];
}

/** Who reads the images is said on every page of an examination, which leads to all the others. */
function servicePageProblems({ services }: Content): Finding[] {
  const who = "spuneți că radiologul descrie imaginile, iar diagnosticul îl pune medicul care a trimis";
  return services.flatMap((service) => {
    const file = contentPath("services", service.slug);
    const related = new Set([service.slug, ...service.related.map((row) => row.service)]);
    const says = [/radiolog/i, /diagnostic/i, /medicul|ortopedul/i].every((word) =>
      word.test(String(service.limits)),
    );
    return [
      ...(says ? [] : [finding("who-diagnoses", file, ["limits"], who)]),
      ...services
        .filter(({ slug }) => !related.has(slug))
        .map(({ slug }) => finding("not-related", file, ["related"], `lipsește „${slug}”; adăugați un rând`)),
    ];
  });
}

export function sentenceProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  /** Where sentences of examinations and of the safety texts were read first. */
  const first = new Map<string, string>();
  return [
    ...findIn(prose, ({ file, field, value }) =>
      sentencesOf(value).flatMap((sentence) => {
        const words = wordsIn(sentence);
        const isCompared = words >= 5 && /^(?:services|safety)\./.test(field);
        const other = (isCompared && first.get(sentence)) || file;
        if (isCompared) first.set(sentence, file);
        const sign = sentence.slice(0, 20);
        const long = `„${sentence.slice(0, 30)}…” are ${words} de cuvinte; o frază are cel mult ${LONGEST_SENTENCE}`;
        const same = `„${sentence.slice(0, 40)}…” stă și în ${other}; scrieți cu alte cuvinte`;
        return [
          ...(words > LONGEST_SENTENCE ? [{ rule: "long-sentence", sign, remedy: long }] : []),
          ...(other === file ? [] : [{ rule: "same-sentence", sign, remedy: same }]),
        ];
      }),
    ),
    ...[...Map.groupBy(prose, ({ file }) => file)].flatMap(fileProblems),
    ...servicePageProblems(content),
  ];
}
