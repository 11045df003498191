import { sitemapXml } from "../lib/seo/sitemap.ts";
import { getSeo } from "../shell/seo";

export async function GET() {
  const { pages, address } = await getSeo();
  return new Response(sitemapXml(pages, address.origin));
}
