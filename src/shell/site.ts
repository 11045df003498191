import type { Site } from "#content/files.ts";
import { siteOf } from "#content/load.ts";
import { readContentFiles, type SourceFiles } from "#content/read.ts";
import { allPages } from "#content/routes.ts";
import { siteAddress } from "#content/site-address.ts";

let cached: { readonly texts: string; readonly site: Site } | undefined;

let previewFiles: SourceFiles | undefined;

/**
 * Makes `getSite` read these files instead of the content on the disk, and include hidden pages. The desk's
 * preview uses this.
 */
export function setPreviewFiles(files: SourceFiles) {
  previewFiles = files;
}

/** Whether this process renders pages for the desk's preview. */
export const isPreview = () => previewFiles !== undefined;

/** Returns the content of the site. It is parsed again only if one of its files has changed. */
export function getSite(): Site {
  // The working directory is the project's folder, because every task of the project runs in it.
  const files = previewFiles ?? readContentFiles(process.cwd());
  const texts = JSON.stringify([...files]);
  if (cached?.texts !== texts) cached = { texts, site: siteOf(files, previewFiles !== undefined) };
  return cached.site;
}

/** Returns the content of the site, all its pages, and its public address. */
export function getPages() {
  const site = getSite();
  return { site, pages: allPages(site), address: siteAddress(site.clinic, process.env) };
}
