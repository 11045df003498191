import type { APIRoute } from "astro";
import { vCard } from "#screens/ContactScreen/vcard.ts";
import { getPages } from "#shell/site.ts";

export const GET: APIRoute = () => {
  const { site, address } = getPages();
  return new Response(vCard(site, address.origin));
};
