import type { APIRoute } from "astro";
import { lastModified } from "#content/routes.ts";
import { getSiteData } from "#content/site.ts";

/** Every public page with the latest day on which its content was reviewed. */
export const GET: APIRoute = () => {
  const { site, pages } = getSiteData();
  // Paths contain only letters, digits, hyphens and slashes (content schema), so nothing needs escaping.
  const entries = pages.map(
    (page) =>
      `<url><loc>${site.clinic.siteUrl}${page.path}</loc><lastmod>${lastModified(page)}</lastmod></url>`,
  );
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`);
};
