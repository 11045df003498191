import type { Service, Site } from "../../content/files.ts";
import { servicePath } from "../routes.ts";

/**
 * Whether the whole site gives an examination the same price. Where its page and the price list differ, both readings
 * stay on their pages (docs/open-questions.md) and neither may be stated as the price in data for machines.
 */
export function hasOnePrice({ slug, price }: Service, { prices }: Pick<Site, "prices">): boolean {
  const listed = prices.rows.filter(({ href }) => href === servicePath(slug)).map(({ pret }) => pret);
  // The list is for examinations without contrast, so an amount that includes contrast is another price.
  const sameMeaning = price.contrast !== "inclus" || listed.length === 0;
  return sameMeaning && listed.every((id) => price.amounts.includes(id));
}
