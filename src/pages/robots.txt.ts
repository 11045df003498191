import type { APIRoute } from "astro";
import { getSiteData } from "#content/site.ts";
import { robotsTxt } from "#seo/site-files.ts";

export const GET: APIRoute = () => new Response(robotsTxt(getSiteData().address.origin));
