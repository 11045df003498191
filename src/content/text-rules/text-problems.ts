import type { Content } from "../files.ts";
import type { Finding, Problem } from "../findings/finding.ts";
import { contentProse, contentTexts, type PlacedText, type Prose } from "../texts.ts";
import { ADVERTISING_RULE } from "./advertising-rule.ts";
import type { Hit, TextRule } from "./text-rule.ts";
import { TIME_RULES } from "./time-rules.ts";
import { VALUE_RULES } from "./value-rules.ts";

/**
 * All rules for texts. They find texts that contradict a fact, forbidden advertising, and data that must not
 * be published. They do not judge medical advice: a doctor signs it. The test of all rules is
 * `text-rules.test.ts`.
 */
export const TEXT_RULES: readonly TextRule[] = [...VALUE_RULES, ...TIME_RULES, ADVERTISING_RULE];

const MAX_CACHED_TEXTS = 5000;

type FoundHit = Hit & { readonly rule: TextRule };

const findHits = (rules: readonly TextRule[], text: PlacedText, content: Content): FoundHit[] =>
  rules.flatMap((rule) => [...rule.find(text.value, text, content)].map((found) => ({ ...found, rule })));

/** The facts with which rules compare texts, as one string, to notice when a fact changes. */
const factsIn = ({ clinic, prices, ui, services }: Content): string =>
  JSON.stringify([
    clinic,
    prices,
    ui.gaps,
    services.map(({ slug, title, duration, price }) => ({ slug, title, duration, price })),
  ]);

/**
 * Makes a function that finds the hits of rules in a text. The function caches the hits, because the desk
 * checks all texts after each change of one text. It empties the cache when `facts` change.
 */
function hitFinder(rules: readonly TextRule[]) {
  let cachedFacts = "";
  const cache = new Map<string, readonly FoundHit[]>();
  return (text: PlacedText, content: Content, facts: string): readonly FoundHit[] => {
    if (cachedFacts !== facts || cache.size > MAX_CACHED_TEXTS) cache.clear();
    cachedFacts = facts;
    const key = `${text.file} ${text.field} ${text.value}`;
    const hits = cache.get(key) ?? findHits(rules, text, content);
    cache.set(key, hits);
    return hits;
  };
}

/**
 * Makes a function that finds the hits of all rules of one level that read the same form of a text, „written”
 * or „shown”. Rules without facts have a cache of their own, which stays valid when facts change.
 */
function finderOf(level: Problem["level"], reads: TextRule["reads"]) {
  const rules = TEXT_RULES.filter((rule) => rule.level === level && rule.reads === reads);
  const withoutFacts = hitFinder(rules.filter(({ usesFacts }) => !usesFacts));
  const withFacts = hitFinder(rules.filter(({ usesFacts }) => usesFacts));
  return (text: PlacedText, content: Content, facts: string) => [
    ...withoutFacts(text, content, ""),
    ...withFacts(text, content, facts),
  ];
}

const FINDERS = {
  error: { written: finderOf("error", "written") },
  warning: { written: finderOf("warning", "written"), shown: finderOf("warning", "shown") },
};

/** The findings of all rules of a level. */
export function textProblems(content: Content, level: Problem["level"]): Finding[] {
  const facts = factsIn(content);
  const findingsIn = (find: ReturnType<typeof finderOf>, texts: readonly (PlacedText & Partial<Prose>)[]) =>
    texts.flatMap((text) =>
      find(text, content, facts)
        .filter(({ rule, excerpt }) => !rule.except?.test(text.field) && isWritten(excerpt, text))
        .map(({ rule, excerpt, message }) => ({
          file: text.file,
          path: text.path,
          rule: rule.name,
          // Only the beginning is kept: in the file a long match may be broken into two lines, and then its
          // line would not be found.
          excerpt: excerpt.slice(0, 20),
          message,
        })),
    );
  const written = findingsIn(FINDERS[level].written, contentTexts(content));
  return level === "error"
    ? written
    : [...written, ...findingsIn(FINDERS.warning.shown, contentProse(content))];
}

/**
 * Whether the file contains the excerpt itself. If a token inserted it, the problem is reported only in the
 * field from which the token takes its value.
 */
const isWritten = (excerpt: string, { value, written = value }: PlacedText & Partial<Prose>) =>
  written.includes(excerpt) || !written.includes("{{");
