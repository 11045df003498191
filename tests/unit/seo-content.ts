/** The repository's own content as the build sees it, without Astro. */
import { readContentFiles } from "../../scripts/content-files.ts";
import { checkContent } from "../../src/lib/content/check.ts";
import { describeProblems } from "../../src/lib/content/problem.ts";
import { collectFacts, fillInAll } from "../../src/lib/content/tokens.ts";
import type { SeoContent } from "../../src/lib/seo/content.ts";

const named = <T extends { order: number }>(entries: Readonly<Record<string, T>>) =>
  Object.entries(entries)
    .map(([slug, entry]) => ({ ...entry, slug }))
    .sort((a, b) => a.order - b.order);

export function readSeoContent(): SeoContent {
  const { problems, content } = checkContent(readContentFiles("."));
  if (!content) throw new Error(describeProblems(problems));
  const facts = collectFacts({ ...content, gapNames: content.ui.gaps });
  const texts = { ...content, services: named(content.services), legal: named(content.legal) };
  return { ...fillInAll(texts, facts), clinic: content.clinic };
}
