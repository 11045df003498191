import type { APIRoute } from "astro";
import { getSiteData } from "#content/site.ts";
import { vCard } from "#seo/vcard.ts";

export const GET: APIRoute = () => {
  const { site, address } = getSiteData();
  return new Response(vCard(site, address.origin));
};
