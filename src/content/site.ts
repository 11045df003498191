import { today } from "#lib/clock.ts";
import { checkContent } from "./checks/check.ts";
import type { Site } from "./files.ts";
import { siteFromContent } from "./fill/fill-content.ts";
import { describeFindings } from "./findings/describe-findings.ts";
import { readContentFiles, type SourceFiles } from "./read/read-files.ts";
import { allPages, breadcrumbOf, type Page } from "./routes.ts";

/**
 * Checks content files, which need not be on the disk, and converts them to the form that pages show.
 * @throws Error with a message in plain Romanian for staff
 */
export function siteFromFiles(files: SourceFiles): Site {
  const { findings, content } = checkContent(files);
  // Staff see the error as it is printed. The stack trace is removed, because it would not help them.
  if (!content) throw Object.assign(new Error(describeFindings(findings)), { stack: "" });
  return siteFromContent(content);
}

let cached: { readonly texts: string; readonly site: Site } | undefined;

let previewFiles: SourceFiles | undefined;

/** Makes `getSite` read these files instead of the content on the disk. The desk's preview uses this. */
export function setPreviewFiles(files: SourceFiles) {
  previewFiles = files;
}

/** Whether this process renders pages for the desk's preview. */
export const isPreview = () => previewFiles !== undefined;

/**
 * Returns the content of the site. It is parsed again if one of its files has changed, and on every new day,
 * because closing days of the past are left out.
 */
export function getSite(): Site {
  // The working directory is the project's folder, because every task of the project runs in it.
  const files = previewFiles ?? readContentFiles(process.cwd());
  const texts = JSON.stringify([today(), ...files]);
  if (cached?.texts !== texts) cached = { texts, site: siteFromFiles(files) };
  return cached.site;
}

/** Returns the content of the site and all its pages. */
export function getSiteData() {
  const site = getSite();
  return { site, pages: allPages(site) };
}

/**
 * Returns what a route needs to render a page: the content, the page, and its breadcrumb with its label.
 * @param path is needed for the kinds with several pages
 * @throws Error if there is no such page
 */
export function loadPage<Kind extends Page["kind"]>(kind: Kind, path?: string) {
  const { site, pages } = getSiteData();
  const isWanted = (page: Page): page is Extract<Page, { kind: Kind }> =>
    page.kind === kind && (path === undefined || page.path === path);
  const page = pages.find(isWanted);
  if (!page) throw new Error(`No page of the kind ${kind} at ${path}`);
  return { site, page, trail: { label: site.ui.shell.breadcrumb, steps: breadcrumbOf(page, pages) } };
}
