import type { FaqItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";

/** A question in the content of the home page, of the contact page or of an examination. */
type Question = Pick<FaqItem, "id" | "question" | "answer"> & Partial<Site["faq"]["items"][number]>;

/**
 * A question of an accordion. In the browser it has no `answer` and no `points`, because `StaticHtml` keeps
 * the HTML that the build made of them.
 */
export interface AccordionItem extends Omit<FaqItem, "answer"> {
  readonly answer?: FaqItem["answer"];
  readonly points?: Question["points"];
  /** Whether the question is open initially. */
  readonly isOpen?: boolean | undefined;
}

/** Converts questions of the content into items of an accordion, with their answers. */
export const accordionItems = (questions: readonly Question[]): readonly (AccordionItem & FaqItem)[] =>
  questions.map(({ iconPosition = "right", ...question }) => ({ ...question, iconPosition }));

/** The questions of a page, without their answers. @param path path of the page */
export function faqTexts({ faq, contactPage, services }: Site, path: string): readonly AccordionItem[] {
  const service = services.find(({ slug }) => servicePath(slug) === path);
  const items: readonly Question[] =
    (path === "/" && faq.items) || (path === "/contact" && contactPage.questions) || service?.questions || [];
  return accordionItems(items).map(({ answer, points, ...rest }) => rest);
}
