import type { APIRoute } from "astro";
import { getSite } from "#content/site.ts";
import { vCard } from "#seo/vcard.ts";

export const GET: APIRoute = () => new Response(vCard(getSite()));
