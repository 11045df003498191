import type { Service, Texts } from "../content/files.ts";

/**
 * The route map: one record a page. Breadcrumbs, titles, sitemap, structured data, social cards, the link check and
 * the tests read it; nothing else lists pages.
 */

/** What a person, a search engine and a messenger get to know of a public page. */
interface PageRecord {
  /** Path without trailing slash, as in the address bar. */
  readonly path: string;
  /** Path of the page above, absent for the home page. */
  readonly parent?: string;
  /** What breadcrumbs call it. */
  readonly name: string;
  /** Its main heading. */
  readonly title: string;
  readonly seo: { readonly title: string; readonly description: string };
  /** Its type in structured data (schema.org). */
  readonly dataType: "CollectionPage" | "MedicalWebPage" | "ContactPage" | "WebPage";
  /**
   * Days, `2026-11-20`, on which somebody reviewed the files whose texts or amounts stand on the page; the first is
   * that of its own file, which the page itself shows.
   */
  readonly reviewed: readonly [string, ...string[]];
}

/** A page about one examination, whose drawing also stands on the page's social card. */
interface ServicePage extends PageRecord {
  readonly kind: "service";
  readonly service: Service;
}

interface OtherPage extends PageRecord {
  readonly kind: "home" | "services" | "prices" | "cas" | "contact" | "legalIndex" | "legalDocument";
  readonly service?: undefined;
}

export type Page = ServicePage | OtherPage;

export const servicePath = (slug: string) => `/servicii/${slug}`;
export const legalPath = (slug: string) => `/legal/${slug}`;

/** Addresses that pages once had, each with the one that it has now. */
export function formerPaths(services: readonly Service[]): ReadonlyMap<string, string> {
  return new Map(
    services.flatMap(({ slug, formerPaths = [] }) =>
      formerPaths.map((path) => [path, servicePath(slug)] as const),
    ),
  );
}

/** All pages of the site; a file added to a folder of the content is a page added to the site. */
export function allPages(texts: Texts): readonly Page[] {
  const { home, servicesPage, services, prices, pricesPage, cas, contactPage, legalPage, legal, ui } = texts;
  // The cards of examinations quote amounts.
  const cards = [prices.reviewed, ...services.map(({ reviewed }) => reviewed)];
  return [
    {
      path: "/",
      kind: "home",
      name: ui.shell.homeCrumb,
      title: home.hero.title,
      seo: home.seo,
      dataType: "WebPage",
      reviewed: [home.reviewed, ...cards],
    },
    {
      path: "/servicii",
      kind: "services",
      parent: "/",
      ...headed(servicesPage),
      name: ui.services.crumb,
      dataType: "CollectionPage",
      reviewed: [servicesPage.reviewed, ...cards],
    },
    {
      path: "/preturi-rmn",
      kind: "prices",
      parent: "/",
      ...headed(pricesPage),
      dataType: "WebPage",
      reviewed: [prices.reviewed],
    },
    {
      path: "/rmn-prin-cas",
      kind: "cas",
      parent: "/",
      ...headed(cas),
      dataType: "WebPage",
      reviewed: [cas.reviewed],
    },
    {
      path: "/contact",
      kind: "contact",
      parent: "/",
      ...headed(contactPage),
      dataType: "ContactPage",
      reviewed: [contactPage.reviewed],
    },
    {
      path: "/legal",
      kind: "legalIndex",
      parent: "/",
      ...headed(legalPage),
      dataType: "CollectionPage",
      reviewed: [legalPage.reviewed, ...legal.map(({ reviewed }) => reviewed)],
    },
    ...services.map(
      (service): Page => ({
        path: servicePath(service.slug),
        kind: "service",
        parent: "/servicii",
        ...headed(service),
        dataType: "MedicalWebPage",
        reviewed: [service.reviewed, prices.reviewed, cas.reviewed],
        service,
      }),
    ),
    ...legal.map(
      (document): Page => ({
        path: legalPath(document.slug),
        kind: "legalDocument",
        parent: "/legal",
        ...headed(document),
        dataType: "WebPage",
        reviewed: [document.reviewed, document.version],
      }),
    ),
  ];
}

const headed = ({ title, seo }: Pick<Page, "title" | "seo">) => ({ name: title, title, seo });

/**
 * The page at `path`.
 * @throws when there is none
 */
export function pageAt(path: string, pages: readonly Page[]): Page {
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** Latest day on which anything that a page shows was reviewed: honest where the day of the build would not be. */
export function lastModified({ reviewed }: Pick<Page, "reviewed">): string {
  // Days are written year first, so the order of their letters is their order in time.
  return reviewed.toSorted().at(-1) ?? reviewed[0];
}
