import type { APIRoute } from "astro";
import { webManifest } from "#seo/site-files.ts";
import { getSite } from "#shell/site.ts";

export const GET: APIRoute = () => Response.json(webManifest(getSite().clinic.name));
