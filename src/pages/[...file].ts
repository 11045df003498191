import type { APIRoute } from "astro";
import { vCard } from "#screens/ContactScreen/vcard.ts";
import { llmsTxt } from "#seo/llms.ts";
import { robotsTxt, sitemapXml, webManifest } from "#seo/site-files.ts";
import { getPages } from "#shell/site.ts";

/** Returns the text files that search engines, browsers and other programs request, by path. */
function files(): Readonly<Record<string, string>> {
  const { site, pages, address } = getPages();
  const { origin } = address;
  return {
    "centru-rmn.vcf": vCard(site, origin),
    "llms.txt": llmsTxt(site, address),
    "robots.txt": robotsTxt(origin),
    "site.webmanifest": JSON.stringify(webManifest(site.clinic.name)),
    "sitemap.xml": sitemapXml(pages, origin),
  };
}

export const getStaticPaths = () => Object.keys(files()).map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params: { file = "" } }) => new Response(files()[file]);
