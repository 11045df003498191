import { loadSite } from "#content/load.ts";
import { allPages } from "#content/routes.ts";

export const site = loadSite(process.cwd());

export const PATHS = allPages(site).map(({ path }) => path);

/** One page of each kind. Pages of one kind differ only in texts and pictures. */
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

/** Pages that together contain every component that is hydrated in the browser. */
export const ISLAND_PAGES = ["/", "/servicii/rmn-articulatii", "/contact", "/legal/gdpr"];
