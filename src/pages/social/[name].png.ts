import type { APIRoute, InferGetStaticPropsType } from "astro";
import { getSiteData } from "#content/site.ts";
import { drawCard } from "#seo/social-card.ts";
import { socialImage, socialName } from "#seo/social-image.ts";

export function getStaticPaths() {
  const { site, pages } = getSiteData();
  return pages.map((page) => ({
    params: { name: socialName(page) },
    props: { card: socialImage(page, site).card, clinicName: site.clinic.name },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(props.card, props.clinicName)));
