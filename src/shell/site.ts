import { getCollection, getEntry } from "astro:content";
import type { ServiceContent, SingleContent, Site } from "../lib/content/files.ts";
import { SINGLE_FILES } from "../lib/content/files.ts";
import { collectFacts, type Facts, fillInAll } from "../lib/content/tokens.ts";

async function readTexts(): Promise<{ site: Site; facts: Facts }> {
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
  return { site: { ...fillInAll({ ...single, services }, facts), clinic: single.clinic }, facts };
}

let texts: ReturnType<typeof readTexts> | undefined;

/** Read once a build; in development afresh, so that an edit shows at once. */
function getTexts() {
  if (import.meta.env.DEV) return readTexts();
  texts ??= readTexts();
  return texts;
}

/** The site's texts. */
export const getSite = async (): Promise<Site> => (await getTexts()).site;

/** What a token in a text outside the site's texts stands for. */
export const getFacts = async (): Promise<Facts> => (await getTexts()).facts;
