import { allRoutes, type Route } from "../routes.ts";
import { entryOf, type SeoContent } from "./content.ts";
import { reviewDays } from "./reviewed.ts";

/** A public page, as search engines and messengers get to know it. */
export interface Page extends Route {
  /** What breadcrumbs call it. */
  readonly name: string;
  /** Its main heading. */
  readonly title: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** Day on which its own file was last reviewed, as the page shows it, `2026-11-20`. */
  readonly reviewed: string;
  /** Latest day on which anything that it shows was reviewed: honest where the day of the build would not be. */
  readonly lastModified: string;
}

/** All pages in the order of the routes; the 404 page is none of them. */
export function allPages(content: SeoContent): Page[] {
  const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
  return allRoutes(slugs(content.services), slugs(content.legal)).map((route) => {
    const days = reviewDays(route, content);
    // Days are written year first, so the order of their letters is their order in time.
    const lastModified = days.toSorted().at(-1) ?? days[0];
    return { ...route, ...titles(route, content), reviewed: days[0], lastModified };
  });
}

function titles({ kind, slug }: Route, content: SeoContent): Pick<Page, "name" | "title" | "seo"> {
  const { home, servicesPage, ui } = content;
  switch (kind) {
    case "home":
      return { name: ui.shell.homeCrumb, title: home.hero.title, seo: home.seo };
    case "services":
      return { ...headed(servicesPage), name: ui.services.crumb };
    case "service":
      return headed(entryOf(content.services, slug));
    case "prices":
      return headed(content.pricesPage);
    case "cas":
      return headed(content.cas);
    case "contact":
      return headed(content.contactPage);
    case "legalIndex":
      return headed(content.legalPage);
    case "legalDocument":
      return headed(entryOf(content.legal, slug));
  }
}

const headed = ({ title, seo }: Pick<Page, "title" | "seo">) => ({ name: title, title, seo });
