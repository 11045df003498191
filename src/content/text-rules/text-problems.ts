import type { Content } from "../files.ts";
import { memoize } from "../memoize.ts";
import type { Finding, Problem } from "../problem.ts";
import { contentProse, contentTexts, findIn, type PlacedText, type Prose } from "../texts.ts";
import { ADVERTISING_RULE } from "./advertising-rule.ts";
import type { Hit, TextRule } from "./text-rule.ts";
import { TIME_RULES } from "./time-rules.ts";
import { VALUE_RULES } from "./value-rules.ts";

/**
 * All rules for texts: they find texts that contradict a fact, and data that must not be published. Each rule
 * has a wrong and a right text for its test (`text-rules.test.ts`). The rules do not judge what a text means:
 * people do, and a doctor signs medical advice.
 */
export const TEXT_RULES: readonly TextRule[] = [...VALUE_RULES, ...TIME_RULES, ADVERTISING_RULE];

/** Maximum number of texts in a cache of hits. */
const MAX_CACHED_TEXTS = 5000;

type FoundHit = Hit & { readonly rule: TextRule };

/** A rule whose `find` has only one parameter does not use the facts, so its hits depend on the text alone. */
const needsFacts = ({ find }: TextRule) => find.length > 1;

const hitsOf = (rules: readonly TextRule[], text: PlacedText, content: Content): FoundHit[] =>
  rules.flatMap((rule) => [...rule.find(text.value, text, content)].map((found) => ({ ...found, rule })));

/** Makes a function that finds the hits of rules, and caches them. */
function cachedHits(rules: readonly TextRule[]) {
  const free = rules.filter((rule) => !needsFacts(rule));
  const bound = rules.filter(needsFacts);
  const hitsOfFree = memoize((value) => hitsOf(free, { value } as PlacedText, {} as Content));
  let cache = { facts: "", hits: new Map<string, readonly FoundHit[]>() };
  return (text: PlacedText, content: Content, facts: string): readonly FoundHit[] => {
    if (cache.facts !== facts) cache = { facts, hits: new Map() };
    if (cache.hits.size > MAX_CACHED_TEXTS) cache.hits.clear();
    const key = `${text.file} ${text.field} ${text.value}`;
    const hits = cache.hits.get(key) ?? hitsOf(bound, text, content);
    cache.hits.set(key, hits);
    return [...hitsOfFree(text.value), ...hits];
  };
}

const rulesOf = (level: Problem["level"], reads: TextRule["reads"]) =>
  cachedHits(TEXT_RULES.filter((rule) => rule.level === level && rule.reads === reads));

const FIND_HITS = {
  error: { written: rulesOf("error", "written") },
  warning: { written: rulesOf("warning", "written"), shown: rulesOf("warning", "shown") },
};

/** The findings of all rules of a level. */
export function textProblems(content: Content, level: Problem["level"]): Finding[] {
  const { clinic, prices, ui, services } = content;
  const durationsAndPrices = services.map(({ slug, title, duration, price }) => ({
    slug,
    title,
    duration,
    price,
  }));
  /** The facts with which rules compare texts. */
  const facts = JSON.stringify([clinic, prices, ui.gaps, durationsAndPrices]);
  const findingsIn = (find: ReturnType<typeof cachedHits>, texts: readonly (PlacedText & Partial<Prose>)[]) =>
    findIn(texts, (text) => {
      const { field, value, written = value } = text;
      return find(text, content, facts).flatMap(({ rule, excerpt, message }) =>
        // A match in text that only a token inserts is not reported here, but in the field that contains the
        // inserted value.
        !rule.except?.test(field) && (written.includes(excerpt) || !written.includes("{{"))
          ? // Only the beginning is kept: in the file a long match may be broken into two lines, and then
            // its line would not be found.
            { rule: rule.name, excerpt: excerpt.slice(0, 20), message }
          : [],
      );
    });
  return [
    ...findingsIn(FIND_HITS[level].written, contentTexts(content)),
    ...(level === "warning" ? findingsIn(FIND_HITS.warning.shown, contentProse(content)) : []),
  ];
}
