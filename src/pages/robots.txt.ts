import type { APIRoute } from "astro";
import { getSite } from "#content/site.ts";

/** Allows everything and names the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${getSite().clinic.siteUrl}/sitemap.xml\n`);
