/**
 * The route map: every public path, its place in the breadcrumb trail and the kind of page it is.
 * Navigation, titles, sitemap and tests all read this list; nothing else lists pages.
 */

export type PageKind =
  | "home"
  | "services"
  | "service"
  | "prices"
  | "cas"
  | "contact"
  | "legalIndex"
  | "legalDocument";

export interface Route {
  /** Path without trailing slash, as in the address bar. */
  readonly path: string;
  readonly kind: PageKind;
  /** File name in `content/services` or `content/legal`, for pages made from a collection. */
  readonly slug?: string;
  /** Path of the page above, absent for the home page. */
  readonly parent?: string;
}

const FIXED_ROUTES: readonly Route[] = [
  { path: "/", kind: "home" },
  { path: "/servicii", kind: "services", parent: "/" },
  { path: "/preturi-rmn", kind: "prices", parent: "/" },
  { path: "/rmn-prin-cas", kind: "cas", parent: "/" },
  { path: "/contact", kind: "contact", parent: "/" },
  { path: "/legal", kind: "legalIndex", parent: "/" },
];

export const servicePath = (slug: string) => `/servicii/${slug}`;
export const legalPath = (slug: string) => `/legal/${slug}`;

/** All routes of the site; a file added to a collection is a page added to the site. */
export function allRoutes(serviceSlugs: readonly string[], legalSlugs: readonly string[]): readonly Route[] {
  return [
    ...FIXED_ROUTES,
    ...serviceSlugs.map(
      (slug): Route => ({ path: servicePath(slug), kind: "service", slug, parent: "/servicii" }),
    ),
    ...legalSlugs.map(
      (slug): Route => ({ path: legalPath(slug), kind: "legalDocument", slug, parent: "/legal" }),
    ),
  ];
}
