import { webManifest } from "../lib/seo/manifest.ts";
import { getSite } from "../shell/site";

export async function GET() {
  return Response.json(webManifest((await getSite()).clinic.name));
}
