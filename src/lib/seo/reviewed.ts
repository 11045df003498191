import type { Route } from "../routes.ts";
import { entryOf, type SeoContent } from "./content.ts";

/**
 * The days, `2026-11-20`, on which somebody reviewed the files whose texts or amounts stand on the page; the first
 * is that of the page's own file, which the page itself shows.
 */
export function reviewDays({ kind, slug }: Route, content: SeoContent): readonly [string, ...string[]] {
  const { home, servicesPage, prices, cas, contactPage, legalPage } = content;
  // The cards quote amounts.
  const cards = [prices.reviewed, ...content.services.map(({ reviewed }) => reviewed)];
  switch (kind) {
    case "home":
      return [home.reviewed, ...cards];
    case "services":
      return [servicesPage.reviewed, ...cards];
    case "service":
      return [entryOf(content.services, slug).reviewed, prices.reviewed, cas.reviewed];
    case "prices":
      return [prices.reviewed];
    case "cas":
      return [cas.reviewed];
    case "contact":
      return [contactPage.reviewed];
    case "legalIndex":
      return [legalPage.reviewed, ...content.legal.map(({ reviewed }) => reviewed)];
    case "legalDocument": {
      const { reviewed, version } = entryOf(content.legal, slug);
      return [reviewed, version];
    }
  }
}
