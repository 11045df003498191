import type { APIRoute } from "astro";
import { sitemapXml } from "#seo/site-files.ts";
import { getSiteData } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { pages, address } = getSiteData();
  return new Response(sitemapXml(pages, address.origin));
};
