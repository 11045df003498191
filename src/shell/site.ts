import { readFileSync } from "node:fs";
import type { Site } from "../content/files.ts";
import { siteOf } from "../content/load.ts";
import { readContentFiles } from "../content/read.ts";
import { allPages } from "../lib/routes.ts";
import { siteAddress } from "../lib/site-address.ts";

let known: { readonly texts: string; readonly site: Site } | undefined;

/** The site's texts, read anew after an edit. The desk shows pages with texts that it has not saved yet. */
export function getSite(): Site {
  // Every task of the project runs in its folder.
  const files = process.env.DESK_SHOWN
    ? new Map(JSON.parse(readFileSync(process.env.DESK_SHOWN, "utf8")) as [string, string][])
    : readContentFiles(process.cwd());
  const texts = JSON.stringify([...files]);
  if (known?.texts !== texts) known = { texts, site: siteOf(files, Boolean(process.env.DESK_SHOWN)) };
  return known.site;
}

/** All pages, and where they are public. */
export function getPages() {
  const texts = getSite();
  return { site: texts, pages: allPages(texts), address: siteAddress(texts.clinic, process.env) };
}
