import { getCollection } from "astro:content";
import type { LegalHeader } from "../lib/content/files.ts";
import { legalHtml } from "../lib/content/legal-html.ts";
import { fillIn, fillInAll } from "../lib/content/tokens.ts";
import { getFacts } from "./site.ts";

/** A part of a document; `slug` is its anchor. */
interface LegalHeading {
  readonly slug: string;
  readonly text: string;
}

/** A legal document as it stands on its page. */
export type LegalDocument = LegalHeader & {
  readonly slug: string;
  /** The body, ready for the page. */
  readonly html: string;
  /** The chapters, in order, without their subdivisions. */
  readonly chapters: readonly LegalHeading[];
};

/** The legal documents in the order of their list. */
export async function getLegalDocuments(): Promise<LegalDocument[]> {
  const [facts, entries] = await Promise.all([getFacts(), getCollection("legal")]);
  return entries
    .map(({ id, data, rendered }) => {
      const headings = (rendered?.metadata?.headings ?? []) as (LegalHeading & { depth: number })[];
      return {
        ...fillInAll(data as LegalHeader, facts),
        slug: id,
        html: legalHtml(rendered?.html ?? "", facts),
        chapters: headings
          .filter(({ depth }) => depth === 2)
          .map(({ slug, text }) => ({ slug, text: fillIn(text, facts) })),
      };
    })
    .sort((a, b) => a.order - b.order);
}
