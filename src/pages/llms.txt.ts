import type { APIRoute } from "astro";
import { llmsTxt } from "#seo/llms.ts";
import { getSiteData } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { site, address } = getSiteData();
  return new Response(llmsTxt(site, address));
};
