import type { BreadcrumbItem } from "./entities.ts";
import type { Service, Texts } from "./files.ts";

/**
 * The route map: one record a page. Breadcrumbs, titles, sitemap, structured data, social cards, the link check and
 * the tests read it; nothing else lists pages.
 */

/** The facts about a public page for people, search engines and messengers. */
export type Page = Readonly<{
  /** Path without trailing slash, as in the address bar. */
  path: string;
  kind: ("home" | "services" | "service" | "prices") | ("cas" | "contact" | "legalIndex" | "legalDocument");
  /** Path of the page above, absent for the home page. */
  parent: string | undefined;
  /** Its name in breadcrumbs. */
  name: string;
  /** Its main heading. */
  title: string;
  seo: { readonly title: string; readonly description: string };
  /**
   * Days (`YYYY-MM-DD`) on which the files of its texts and amounts were reviewed; the first one is that of its own
   * file, which the page shows.
   */
  reviewed: readonly [string, ...string[]];
  /** The examination that the page is about; its drawing is also on the social card. */
  service?: Service;
}>;

/** The page of an examination. */
export interface ServicePage extends Page {
  readonly service: Service;
}

export const servicePath = (slug: string) => `/servicii/${slug}`;
export const legalPath = (slug: string) => `/legal/${slug}`;

/** Id of a page's lead, which follows breadcrumb and title. */
export const LEAD_ID = "text";

/** Anchor of the words of referrals on /servicii, and the way there from elsewhere. */
export const TERMS_ID = "trimitere";
export const TERMS_PATH = `/servicii#${TERMS_ID}`;

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
  const cards = reviewsOf([prices, ...services]);
  return [
    { ...record("home", "/", { ...home, title: home.hero.title }, cards), name: ui.shell.homeCrumb },
    { ...record("services", "/servicii", servicesPage, cards), name: ui.services.crumb },
    record("prices", "/preturi-rmn", { ...pricesPage, reviewed: prices.reviewed }),
    record("cas", "/rmn-prin-cas", cas),
    record("contact", "/contact", contactPage),
    record("legalIndex", "/legal", legalPage, reviewsOf(legal)),
    ...services.map((service) => ({
      ...record("service", servicePath(service.slug), service, [prices.reviewed, cas.reviewed]),
      service,
    })),
    ...legal.map((document) =>
      record("legalDocument", legalPath(document.slug), document, [document.version]),
    ),
  ];
}

const reviewsOf = (files: readonly { reviewed: string }[]) => files.map(({ reviewed }) => reviewed);

/**
 * Makes a page's record.
 * @param others the reviews of other texts on the page
 */
const record = (
  kind: Page["kind"],
  path: string,
  { title, seo, reviewed }: Pick<Page, "title" | "seo"> & { reviewed: string },
  others: readonly string[] = [],
): Page => ({
  path,
  kind,
  parent: path === "/" ? undefined : path.slice(0, path.lastIndexOf("/")) || "/",
  name: title,
  title,
  seo,
  reviewed: [reviewed, ...others],
});

/** The page at `path`. @throws when there is none */
export function pageAt(path: string, pages: readonly Page[]): Page {
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** The trail from the home page to a page, as its visitors see it and as search engines read it. */
export function trailTo({ parent, name }: Page, pages: readonly Page[]): BreadcrumbItem[] {
  const above = parent === undefined ? [] : trailTo(pageAt(parent, pages), pages);
  return [...above.map((step) => ({ href: parent, ...step })), { label: name }];
}

/** Latest day on which anything that a page shows was reviewed: honest where the day of the build would not be. */
export function lastModified({ reviewed }: Pick<Page, "reviewed">): string {
  // Days are written year first, so the order of their letters is their order in time.
  return reviewed.toSorted().at(-1) ?? reviewed[0];
}
