import type { FaqItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";

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

/** The questions of a page, without their answers. @param page absent for the 404 page */
export const faqTexts = (site: Site, page: Page | undefined): readonly AccordionItem[] =>
  accordionItems(questionsOf(site, page)).map(({ answer, points, ...rest }) => rest);

function questionsOf({ faq, contactPage }: Site, page: Page | undefined): readonly Question[] {
  switch (page?.kind) {
    case "home":
      return faq.items;
    case "contact":
      return contactPage.questions;
    case "service":
      return page.service.questions;
    default:
      return [];
  }
}
