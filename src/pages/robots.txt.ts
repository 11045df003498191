import { robotsTxt } from "../lib/seo/sitemap.ts";
import { getSeo } from "../shell/seo";

export async function GET() {
  return new Response(robotsTxt((await getSeo()).address.origin));
}
