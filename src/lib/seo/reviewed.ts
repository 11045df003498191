import type { Route } from "../routes.ts";
import { entryOf, type SeoContent } from "./content.ts";

/**
 * The latest day on which somebody reviewed a file whose texts or amounts stand on the page: the honest date for
 * `lastmod` and `lastReviewed`, unlike the day of the build.
 */
export function reviewedDay(route: Route, content: SeoContent): string {
  // Days are written year first, so the order of the letters is the order in time.
  return shownDays(route, content).toSorted().at(-1) as string;
}

function shownDays({ kind, slug }: Route, content: SeoContent): string[] {
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
