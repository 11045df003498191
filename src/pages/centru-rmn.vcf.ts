import type { APIRoute } from "astro";
import { vCard } from "#seo/vcard.ts";
import { getSiteData } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { site, address } = getSiteData();
  return new Response(vCard(site, address.origin));
};
