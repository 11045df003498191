import type { Content } from "../files.ts";
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

/** Maximum number of texts per rule in the cache. */
const MAX_CACHED_TEXTS = 5000;

/** Cache of each rule's hits by text: while somebody types, all texts but one stay the same between two checks. */
let cache: { readonly facts: string; readonly hits: Map<TextRule, Map<string, readonly Hit[]>> } = {
  facts: "",
  hits: new Map(),
};

/** If facts have changed, clears the cache of those rules that compare texts with facts. */
function clearStaleCache({ clinic, prices, ui, services }: Content) {
  const own = services.map(({ slug, title, duration, price }) => ({ slug, title, duration, price }));
  const facts = JSON.stringify([clinic, prices, ui.gaps, own]);
  if (cache.facts !== facts) {
    // A rule whose `find` has only one parameter does not use the facts, so its hits stay valid.
    const hits = [...cache.hits].filter(([{ find }]) => find.length === 1);
    cache = { facts, hits: new Map(hits) };
  }
}

function hitsOf(rule: TextRule, text: PlacedText, content: Content): readonly Hit[] {
  const known = cache.hits.get(rule) ?? new Map<string, readonly Hit[]>();
  if (known.size > MAX_CACHED_TEXTS) known.clear();
  cache.hits.set(rule, known);
  const key = rule.find.length === 1 ? text.value : `${text.file} ${text.field} ${text.value}`;
  const hits = known.get(key) ?? [...rule.find(text.value, text, content)];
  known.set(key, hits);
  return hits;
}

/** The findings of all rules of a level. */
export function textProblems(content: Content, level: Problem["level"]): Finding[] {
  const rules = TEXT_RULES.filter((rule) => rule.level === level);
  clearStaleCache(content);
  const findingsIn = (reads: TextRule["reads"], texts: readonly (PlacedText & Partial<Prose>)[]) =>
    findIn(texts, (text) => {
      const { field, value, written = value } = text;
      return rules.flatMap((rule) =>
        rule.reads !== reads || rule.except?.test(field)
          ? []
          : hitsOf(rule, text, content).flatMap(({ excerpt, message }) =>
              // A match in text that only a token inserts is not reported here, but in the field that
              // contains the inserted value.
              written.includes(excerpt) || !written.includes("{{")
                ? // Only the beginning is kept: in the file a long match may be broken into two
                  // lines, and then its line would not be found.
                  { rule: rule.name, excerpt: excerpt.slice(0, 20), message }
                : [],
            ),
      );
    });
  return [
    ...findingsIn("written", contentTexts(content)),
    ...(level === "warning" ? findingsIn("shown", contentProse(content)) : []),
  ];
}
