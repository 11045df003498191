import type { APIRoute } from "astro";
import { getSite } from "#content/site.ts";
import { webManifest } from "#seo/site-files.ts";

export const GET: APIRoute = () => Response.json(webManifest(getSite().clinic.name));
