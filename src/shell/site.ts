import type { Site } from "#content/files.ts";
import { siteOf } from "#content/load.ts";
import { readContentFiles, type SourceFiles } from "#content/read.ts";
import { allPages } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";

let known: { readonly texts: string; readonly site: Site } | undefined;

let given: SourceFiles | undefined;

/** Pages show these texts from now on, and the pages that nobody sees yet, instead of what is on the disk. */
export function showTexts(files: SourceFiles) {
  given = files;
}

/** The site's texts, read anew after an edit. */
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
