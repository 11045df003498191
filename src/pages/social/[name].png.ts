import type { APIRoute, GetStaticPaths } from "astro";
import type { SocialImage } from "../../lib/seo/social-image.ts";
import { socialImage, socialName } from "../../lib/seo/social-image.ts";
import { cachedPng } from "../../lib/social/cache.ts";
import { drawCard } from "../../lib/social/render.ts";
import { getSeo } from "../../shell/seo";

export const getStaticPaths = (async () => {
  const { content, pages } = await getSeo();
  return pages.map((page) => ({
    params: { name: socialName(page) },
    props: { image: socialImage(page, content), clinicName: content.clinic.name },
  }));
}) satisfies GetStaticPaths;

interface Props {
  image: SocialImage;
  clinicName: string;
}

export const GET: APIRoute<Props> = async ({ props: { image, clinicName } }) => {
  const png = await cachedPng(drawCard(image.card, image.drawing, clinicName));
  return new Response(new Uint8Array(png));
};
