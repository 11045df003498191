import { robotsTxt } from "../lib/seo/sitemap.ts";
import { getPages } from "../shell/site.ts";

export function GET() {
  return new Response(robotsTxt(getPages().address.origin));
}
