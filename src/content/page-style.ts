import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";
import { type Prose, proseOf, sentencesOf, wordsIn } from "./prose.ts";

const AVERAGE_SENTENCE = 12.5;
/** Fewer words in a file make a part of it missing likely. */
const LEAST_WORDS = { services: 500, legal: 450 } as const;

/** What is worth a second look in a file as a whole, and between files. */
export function pageStyleProblems(content: Content): Finding[] {
  const prose = proseOf(content);
  const files = [...Map.groupBy(prose, ({ file }) => file)].map(([file, texts]) => {
    const sentences = texts.flatMap(({ text }) => sentencesOf(text));
    return { file, words: sumOf(sentences), whole: sentences.filter((sentence) => /[.?!]$/.test(sentence)) };
  });
  const averages = files
    .filter(({ whole }) => sumOf(whole) / whole.length > AVERAGE_SENTENCE)
    .map(({ file }) => ({
      file,
      remedy: `frazele au în medie peste ${AVERAGE_SENTENCE} cuvinte; mai scurte se citesc ușor`,
    }));
  const short = (["services", "legal"] as const).flatMap((folder) =>
    files
      .filter(({ file, words }) => file.startsWith(`content/${folder}/`) && words < LEAST_WORDS[folder])
      .map(({ file }) => ({
        file,
        remedy: `are sub ${LEAST_WORDS[folder]} de cuvinte; spuneți mai mult, sau verificați dacă s-a pierdut o parte`,
      })),
  );
  const related = content.services.flatMap(({ slug, limits, related }) => {
    const file = contentPath("services", slug);
    const named = new Set([slug, ...related.map(({ service }) => service)]);
    const missing = content.services.filter((other) => !named.has(other.slug));
    const says = [/radiolog/i, /diagnostic/i, /medicul|ortopedul/i].every((word) =>
      word.test(String(limits)),
    );
    const remedy = "spuneți că radiologul descrie imaginile, iar diagnosticul îl pune medicul care a trimis";
    return [
      ...(says ? [] : [{ file, path: ["limits"], remedy }]),
      ...missing.map((other) => {
        return { file, path: ["related"], remedy: `lipsește „${other.slug}”; adăugați un rând` };
      }),
    ];
  });
  return [...averages, ...short, ...related, ...sharedSentences(prose)];
}

const sumOf = (sentences: readonly string[]) =>
  sentences.reduce((sum, sentence) => sum + wordsIn(sentence), 0);

/** Sentences that two examinations, or an examination and the safety texts, have in common. */
function sharedSentences(prose: readonly Prose[]): Finding[] {
  const seen = new Map<string, string>();
  const texts = prose.filter(({ file }) => /^content\/(services\/|safety\.)/.test(file));
  return texts.flatMap(({ file, path, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) >= 5)
      .flatMap((sentence) => {
        const other = seen.get(sentence) ?? file;
        seen.set(sentence, file);
        const remedy = `„${sentence.slice(0, 40)}…” stă și în ${other}; scrieți cu alte cuvinte`;
        return other === file ? [] : [{ file, path, sign: sentence.slice(0, 20), remedy }];
      }),
  );
}
