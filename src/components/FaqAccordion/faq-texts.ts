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
  const shown = (items: readonly Question[]) => items.map(({ answer, points, ...rest }) => rest);
  return {
    "/": shown(faq.items),
    "/contact": shown(contactPage.questions),
    ...Object.fromEntries(services.map(({ slug, questions }) => [servicePath(slug), shown(questions)])),
  };
}
