import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import type { Site } from "../../content/files.ts";

interface VisitFactsProps {
  title: string;
  facts: Site["clinic"]["visit"];
  /** What each fact is called. */
  texts: Site["ui"]["visit"];
}

/** What the clinic tells of a visit; nothing at all while it tells nothing. */
export function VisitFacts({ title, facts, texts }: VisitFactsProps) {
  const told = (Object.keys(texts) as (keyof typeof texts)[]).flatMap((field) => {
    const text = facts[field];
    return text === null ? [] : [{ title: texts[field], text }];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <TitledTexts items={told} />
    </>
  );
}
