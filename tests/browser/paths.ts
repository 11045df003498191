import { loadSite } from "../../src/content/load.ts";
import { allPages } from "../../src/lib/routes.ts";

/** Every public path, out of the route map. */
export const PATHS = allPages(loadSite(process.cwd())).map(({ path }) => path);

/** A page of each kind, for what the texts of a page do not move. */
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
