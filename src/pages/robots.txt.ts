import type { APIRoute } from "astro";
import { robotsTxt } from "#seo/site-files.ts";
import { getSiteData } from "#shell/site.ts";

export const GET: APIRoute = () => new Response(robotsTxt(getSiteData().address.origin));
