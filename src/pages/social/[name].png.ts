import type { APIRoute, GetStaticPaths } from "astro";
import { socialImage, socialName } from "../../lib/seo/social-image.ts";
import { drawCard, rasterise } from "../../lib/social/render.ts";
import { getPages } from "../../shell/site.ts";

export const getStaticPaths = (() => {
  const { site, pages } = getPages();
  return pages.map((page) => ({
    params: { name: socialName(page) },
    props: { image: socialImage(page, site), clinicName: site.clinic.name },
  }));
}) satisfies GetStaticPaths;

interface Props {
  image: ReturnType<typeof socialImage>;
  clinicName: string;
}

export const GET: APIRoute<Props> = async ({ props: { image, clinicName } }) => {
  const png = await rasterise(drawCard(image.card, image.drawing, clinicName));
  return new Response(new Uint8Array(png));
};
