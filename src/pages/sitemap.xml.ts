import type { APIRoute } from "astro";
import { sitemapXml } from "#seo/site-files.ts";
import { getPages } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { pages, address } = getPages();
  return new Response(sitemapXml(pages, address.origin));
};
