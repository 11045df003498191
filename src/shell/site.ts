import type { Site } from "#content/files.ts";
import { siteOf } from "#content/load.ts";
import { readContentFiles, type SourceFiles } from "#content/read.ts";
import { allPages } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";

let cached: { readonly texts: string; readonly site: Site } | undefined;

let previewFiles: SourceFiles | undefined;

/**
 * Makes `getSite` use these files, with hidden pages included, instead of the content on the disk; for the desk's
 * preview.
 */
export function setPreviewFiles(files: SourceFiles) {
  previewFiles = files;
}

/** Whether the pages are those of the desk's preview. */
export const isPreview = () => previewFiles !== undefined;

/** The content of the site; it is read again when its files have changed. */
export function getSite(): Site {
  // Every task of the project runs in the project folder.
  const files = previewFiles ?? readContentFiles(process.cwd());
  const texts = JSON.stringify([...files]);
  if (cached?.texts !== texts) cached = { texts, site: siteOf(files, previewFiles !== undefined) };
  return cached.site;
}

/** The site, all its pages, and its public address. */
export function getPages() {
  const texts = getSite();
  return { site: texts, pages: allPages(texts), address: siteAddress(texts.clinic, process.env) };
}
