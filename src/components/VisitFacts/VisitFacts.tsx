import type { Site } from "../../lib/content/files.ts";
import { TitledTexts } from "../TitledTexts/TitledTexts.tsx";

interface VisitFactsProps {
  title: string;
  facts: Site["clinic"]["visit"];
  /** What each fact is called. */
  labels: Site["ui"]["visit"];
}

/** What the clinic tells of a visit; nothing at all while it tells nothing. */
export function VisitFacts({ title, facts, labels }: VisitFactsProps) {
  const told = (Object.keys(labels) as (keyof typeof labels)[]).flatMap((field) => {
    const text = facts[field];
    return text === null ? [] : [{ title: labels[field], text }];
  });
  if (told.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <TitledTexts items={told} />
    </>
  );
}
