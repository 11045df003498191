import type { APIRoute, GetStaticPaths } from "astro";
import { securityTxt } from "../../lib/seo/security-txt.ts";
import { getPages } from "../../shell/site.ts";

/** No path, and so no file, as long as there is nothing to say. */
export const getStaticPaths = (() => {
  const { site, address } = getPages();
  const text = securityTxt(site, address.origin);
  return text ? [{ params: { name: "security" }, props: { text } }] : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
