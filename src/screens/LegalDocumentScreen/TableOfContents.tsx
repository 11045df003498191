import type { LegalDocument } from "#content/files.ts";
import { useCurrentSection } from "#hooks/use-current-section.ts";

/** The links to the chapters of a legal document; the current chapter is marked. */
export function TableOfContents({ chapters }: Pick<LegalDocument, "chapters">) {
  const slugs = chapters.map(({ slug }) => slug);
  const current = useCurrentSection(slugs, slugs[0]);
  return (
    <ol>
      {chapters.map(({ slug, text }) => (
        <li key={slug}>
          <a href={`#${slug}`} aria-current={slug === current || undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
