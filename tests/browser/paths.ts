import { loadSite } from "#content/load.ts";
import { allPages } from "#content/routes.ts";

/** The site's content. */
export const site = loadSite(process.cwd());

/** All public paths of the site. */
export const PATHS = allPages(site).map(({ path }) => path);

/** One page of each kind, for behaviour that does not depend on the texts. */
export const KINDS = [
  "/",
  "/servicii",
  "/servicii/rmn-articulatii",
  "/preturi-rmn",
  "/rmn-prin-cas",
  "/contact",
  "/legal",
  "/legal/gdpr",
];

/** Pages that together contain every island. */
export const ISLAND_PAGES = ["/", "/servicii/rmn-articulatii", "/contact", "/legal/gdpr"];
