import { llmsFullTxt } from "../lib/seo/llms.ts";
import { getPages } from "../shell/site.ts";

export function GET() {
  const { site, address } = getPages();
  return new Response(llmsFullTxt(site, address));
}
