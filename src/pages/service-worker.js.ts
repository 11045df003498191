import { readFileSync } from "node:fs";
import type { APIRoute } from "astro";

/** The other usual name of a former site's service worker. */
export const GET: APIRoute = () => new Response(readFileSync("public/sw.js"));
