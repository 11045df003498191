import type { APIRoute } from "astro";
import { getSiteData } from "#content/site.ts";
import { sitemapXml } from "#seo/site-files.ts";

export const GET: APIRoute = () => {
  const { site, pages } = getSiteData();
  return new Response(sitemapXml(pages, site.clinic.siteUrl));
};
