import type { APIRoute } from "astro";
import { llmsTxt } from "#seo/llms.ts";
import { getPages } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { site, address } = getPages();
  return new Response(llmsTxt(site, address));
};
