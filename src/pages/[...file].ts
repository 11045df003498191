import type { APIRoute } from "astro";
import { llmsTxt } from "../lib/seo/llms.ts";
import { robotsTxt, securityTxt, sitemapXml, webManifest } from "../lib/seo/site-files.ts";
import { vCard } from "../lib/vcard.ts";
import { getPages } from "../shell/site.ts";

/** The site's files for machines, by their paths; one that has nothing to say is none. */
function files(): Readonly<Record<string, string | undefined>> {
  const { site, pages, address } = getPages();
  const { origin } = address;
  return {
    "centru-rmn.vcf": vCard(site, origin),
    "llms.txt": llmsTxt(site, address),
    "robots.txt": robotsTxt(origin),
    "site.webmanifest": JSON.stringify(webManifest(site.clinic.name)),
    "sitemap.xml": sitemapXml(pages, origin),
    ".well-known/security.txt": securityTxt(site, origin),
  };
}

export const getStaticPaths = () =>
  Object.entries(files()).flatMap(([file, text]) => (text === undefined ? [] : { params: { file } }));

export const GET: APIRoute = ({ params: { file = "" } }) => new Response(files()[file]);
