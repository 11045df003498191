import type { APIRoute } from "astro";
import { robotsTxt } from "#seo/site-files.ts";
import { getPages } from "#shell/site.ts";

export const GET: APIRoute = () => new Response(robotsTxt(getPages().address.origin));
