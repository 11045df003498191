import { sitemapXml } from "../lib/seo/sitemap.ts";
import { getPages } from "../shell/site.ts";

export function GET() {
  const { pages, address } = getPages();
  return new Response(sitemapXml(pages, address.origin));
}
