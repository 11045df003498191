import type { BreadcrumbItem } from "./entities.ts";
import type { Service, SharedContent } from "./files.ts";

/**
 * The route map: one record per page. Breadcrumbs, titles, sitemap, structured data, social cards, the link
 * check and the tests use it; there is no other list of pages.
 */

/** The data of a public page for breadcrumbs, search engines and messaging apps. */
type PageRecord = Readonly<{
  /** Path without a trailing slash. */
  path: string;
  /** Path of the parent page; undefined for the home page. */
  parent: string | undefined;
  /** The page's name in breadcrumbs: a name from ui.yaml, or the page's title up to the first comma. */
  name: string;
  /** The page's main heading. */
  title: string;
  seo: { readonly title: string; readonly description: string };
  /**
   * Days (`YYYY-MM-DD`) on which the files with the page's texts and amounts were reviewed. The first day is
   * that of the page's own file; the page shows this day.
   */
  reviewed: readonly [string, ...string[]];
}>;

type OtherKind = "home" | "services" | "prices" | "cas" | "contact" | "legalIndex" | "legalDocument";

/** A public page. The page of an examination (kind `service`) also has that examination. */
export type Page = PageRecord & Readonly<{ kind: OtherKind } | { kind: "service"; service: Service }>;

export const servicePath = (slug: string) => `/servicii/${slug}`;
export const legalPath = (slug: string) => `/legal/${slug}`;

/** The examination whose page has this path; undefined if there is none. */
export const serviceAt = <T extends { slug: string }>(path: string, services: readonly T[]) =>
  services.find(({ slug }) => servicePath(slug) === path);

/**
 * Id of a page's lead paragraph, and of the title of the 404 page. By default the first paint waits for
 * this element (`src/layouts/Document.astro`).
 */
export const LEAD_ID = "text";

/** Anchor of the referral terms on /servicii, and the link to it from other pages. */
export const TERMS_ID = "trimitere";
export const TERMS_PATH = `/servicii#${TERMS_ID}`;

/** All pages of the site. Each file in `content/services` and `content/legal` becomes a page. */
export function allPages(content: SharedContent): readonly Page[] {
  const { home, servicesPage, services, prices, pricesPage, cas, contactPage, legalPage, legal, ui } =
    content;
  // Cards of examinations show texts and amounts from prices.yaml and from the files of the examinations, so
  // a page with cards also has the days on which those files were reviewed.
  const cards = reviewsOf([prices, ...services]);
  return [
    {
      kind: "home",
      ...pageRecord("/", { ...home, title: home.hero.title }, cards),
      name: ui.shell.homeCrumb,
    },
    { kind: "services", ...pageRecord("/servicii", servicesPage, cards), name: ui.services.crumb },
    { kind: "prices", ...pageRecord("/preturi-rmn", { ...pricesPage, reviewed: prices.reviewed }) },
    { kind: "cas", ...pageRecord("/rmn-prin-cas", cas) },
    { kind: "contact", ...pageRecord("/contact", contactPage) },
    { kind: "legalIndex", ...pageRecord("/legal", legalPage, reviewsOf(legal)) },
    ...services.map((service) => ({
      kind: "service" as const,
      ...pageRecord(servicePath(service.slug), service, [prices.reviewed, cas.reviewed]),
      service,
    })),
    ...legal.map((document) => ({
      kind: "legalDocument" as const,
      ...pageRecord(legalPath(document.slug), document, [document.version]),
    })),
  ];
}

const reviewsOf = (files: readonly { reviewed: string }[]) => files.map(({ reviewed }) => reviewed);

/**
 * Makes the data that pages of all kinds have.
 * @param others days of review of other files whose texts are on the page
 */
const pageRecord = (
  path: string,
  { title, seo, reviewed }: Pick<Page, "title" | "seo"> & { reviewed: string },
  others: readonly string[] = [],
): PageRecord => ({
  path,
  parent: path === "/" ? undefined : path.slice(0, path.lastIndexOf("/")) || "/",
  name: title.replace(/,.*/, ""),
  title,
  seo,
  reviewed: [reviewed, ...others],
});

/** The page at `path`. @throws Error if there is none */
export function pageAt(path: string, pages: readonly Page[]): Page {
  const page = pages.find((other) => other.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

/** The breadcrumb of a page, from the home page to the page itself, for visitors and search engines. */
export function breadcrumbOf({ parent, name }: Page, pages: readonly Page[]): BreadcrumbItem[] {
  const above = parent === undefined ? [] : breadcrumbOf(pageAt(parent, pages), pages);
  return [...above.map((step) => ({ href: parent, ...step })), { label: name }];
}

/**
 * The latest day on which any text of a page was reviewed. The day of the build is not used, because the
 * build may have changed nothing on the page.
 */
export function lastModified({ reviewed }: Pick<Page, "reviewed">): string {
  // ISO dates sort chronologically as strings.
  return reviewed.toSorted().at(-1) ?? reviewed[0];
}
