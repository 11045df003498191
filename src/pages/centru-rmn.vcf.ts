import { vCard } from "../lib/vcard.ts";
import { getPages } from "../shell/site.ts";

export function GET() {
  const { site, address } = getPages();
  return new Response(vCard(site, address.origin));
}
