import type { Site } from "#content/files.ts";
import { siteOf } from "#content/load.ts";
import { readContentFiles, type SourceFiles } from "#content/read.ts";
import { allPages } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";

let known: { readonly texts: string; readonly site: Site } | undefined;

let given: SourceFiles | undefined;

/** Replaces the content on the disk by these texts, with hidden pages included; for the desk's preview. */
export function showTexts(files: SourceFiles) {
  given = files;
}

/** The site's texts; read again after an edit. */
export function getSite(): Site {
  // Every task of the project runs in its folder.
  const files = given ?? readContentFiles(process.cwd());
  const texts = JSON.stringify([...files]);
  if (known?.texts !== texts) known = { texts, site: siteOf(files, given !== undefined) };
  return known.site;
}

/** All pages, and where they are public. */
export function getPages() {
  const texts = getSite();
  return { site: texts, pages: allPages(texts), address: siteAddress(texts.clinic, process.env) };
}
