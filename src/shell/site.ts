import type { Site } from "../content/files.ts";
import { loadSite } from "../content/load.ts";
import { allPages, pageAt } from "../lib/routes.ts";
import { siteAddress } from "../lib/site-address.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

let site: Site | undefined;

/** The site's texts: read once a build; in development afresh for each page, so that an edit shows at once. */
export function getSite(): Site {
  // Every task of the project runs in its folder.
  if (import.meta.env.DEV) return loadSite(process.cwd());
  site ??= loadSite(process.cwd());
  return site;
}

/** All pages, and where they are public. */
export function getPages() {
  const texts = getSite();
  return { site: texts, pages: allPages(texts), address: siteAddress(texts.clinic, process.env) };
}

/** What a route hands on: the texts, its page and the trail to it. */
export function getPage(path: string) {
  const { site, pages } = getPages();
  const page = pageAt(path, pages);
  return { site, page, crumbs: breadcrumbs(page, pages) };
}
