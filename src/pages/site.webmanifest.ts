import { webManifest } from "../lib/seo/manifest.ts";
import { getSite } from "../shell/site.ts";

export function GET() {
  return Response.json(webManifest(getSite().clinic.name));
}
