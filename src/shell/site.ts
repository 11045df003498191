import { getCollection, getEntry } from "astro:content";
import type { ServiceContent, SingleContent } from "../lib/content/files.ts";
import { SINGLE_FILES } from "../lib/content/files.ts";
import { collectFacts, fillInAll } from "../lib/content/tokens.ts";

/** An examination with its file name, which is also the last part of its path. */
export type Service = ServiceContent & { readonly slug: string };

/** All texts of the site, tokens filled in. */
export interface Site extends SingleContent {
  /** In menu order. */
  readonly services: readonly Service[];
}

async function readSite(): Promise<Site> {
  const names = Object.keys(SINGLE_FILES) as (keyof SingleContent)[];
  const entries = await Promise.all(names.map(async (name) => [name, (await getEntry(name, name))?.data]));
  const single = Object.fromEntries(entries) as SingleContent;
  const services = (await getCollection("services"))
    .map(({ id, data }) => ({ ...(data as ServiceContent), slug: id }))
    .sort((a, b) => a.order - b.order);
  const facts = collectFacts({
    ...single,
    services: Object.fromEntries(services.map((service) => [service.slug, service])),
    gapNames: single.ui.gaps,
  });
  return { ...fillInAll({ ...single, services }, facts), clinic: single.clinic };
}

let site: Promise<Site> | undefined;

/** The site's texts, read once a build; in development afresh, so that an edit shows at once. */
export function getSite(): Promise<Site> {
  if (import.meta.env.DEV) return readSite();
  site ??= readSite();
  return site;
}
