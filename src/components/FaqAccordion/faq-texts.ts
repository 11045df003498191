import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";

/** A question of the content (docs/requirements.md 3.3); the id is also its anchor. */
type Item = Site["faq"]["items"][number];

/** What the browser's code knows of a question: its answer stays in the page. */
export type Question = Pick<Item, "id" | "question"> & Partial<Item>;

/** The questions of each page, by its path, without their answers. */
export function faqTexts({
  faq,
  contactPage,
  services,
}: Site): Readonly<Record<string, readonly Question[]>> {
  const pages: readonly (readonly [string, readonly Question[]])[] = [
    ["/", faq.items],
    ["/contact", contactPage.questions],
    ...services.map(({ slug, questions }) => [servicePath(slug), questions] as const),
  ];
  return Object.fromEntries(
    pages.map(([path, items]) => [path, items.map(({ answer, points, ...shown }) => shown)]),
  );
}
