import type { APIRoute } from "astro";
import { getSite } from "#content/site.ts";
import { colourToken } from "#styles/colour-token.ts";

const icon = (name: string, size: number) => ({
  src: `/icon-${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/**
 * The web app manifest: name, colours and icons for a bookmark on the home screen. A bookmark opens the
 * browser, not an app window, because people know the browser's address bar and back button.
 */
export const GET: APIRoute = () => {
  const { name } = getSite().clinic;
  const paper = colourToken("paper");
  return Response.json({
    name,
    short_name: name,
    lang: "ro",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [icon("192", 192), icon("512", 512), { ...icon("maskable-512", 512), purpose: "maskable" }],
  });
};
