import { breadcrumbs } from "../lib/breadcrumbs.ts";
import type { SeoContent } from "../lib/seo/content.ts";
import { allPages } from "../lib/seo/pages.ts";
import { siteAddress } from "../lib/site-address.ts";
import { getLegalDocuments } from "./legal.ts";
import { getSite } from "./site.ts";

/** What search engines and messengers are told: the texts, the pages and where they are public. */
export async function getSeo() {
  const content: SeoContent = { ...(await getSite()), legal: await getLegalDocuments() };
  return {
    content,
    pages: allPages(content),
    address: siteAddress(content.clinic, process.env),
  };
}

/** The trail to the page at `path`. */
export const getBreadcrumbs = async (path: string) => breadcrumbs(path, (await getSeo()).pages);
