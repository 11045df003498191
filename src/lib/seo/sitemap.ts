import { lastModified, type Page } from "../routes.ts";

/** sitemap.xml: every public page with the latest day on which its content was reviewed. */
export function sitemapXml(pages: readonly Pick<Page, "path" | "reviewed">[], origin: string): string {
  // Paths hold only letters, digits, hyphens and slashes (content schema), so nothing needs escaping.
  const entries = pages.map(
    (page) => `<url><loc>${origin}${page.path}</loc><lastmod>${lastModified(page)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** robots.txt: everything is open; the sitemap is there. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
}
