import type { APIRoute } from "astro";
import { getSiteData } from "#content/site.ts";
import { llmsTxt } from "#seo/llms.ts";

export const GET: APIRoute = () => {
  const { site, address } = getSiteData();
  return new Response(llmsTxt(site, address));
};
