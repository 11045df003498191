import type { APIRoute } from "astro";
import { getSite } from "#content/site.ts";
import { robotsTxt } from "#seo/site-files.ts";

export const GET: APIRoute = () => new Response(robotsTxt(getSite().clinic.siteUrl));
